import { saidOf } from '@kinsong/contract/calendar/attendees.ts';
import type { AnswerWord, Attendee } from '@kinsong/contract/calendar/event.ts';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';

export const answerMarks: Readonly<Record<AnswerWord, { word: string; icon: LucideIcon }>> = {
  yes: { word: 'Yes', icon: Check },
  maybe: { word: 'Maybe', icon: CircleQuestionMark },
  no: { word: 'No', icon: X },
};

/** What somebody said of one day: of that day if they did, else of all of them. */
export function answerOn(
  attendee: Attendee,
  originalStart: string | null,
): Pick<Attendee, 'answer' | 'reason'> {
  return saidOf([attendee], originalStart)[0] ?? attendee;
}

const after: Readonly<Record<AnswerWord | 'unheard', string>> = {
  yes: '',
  maybe: 'not sure yet',
  no: 'can’t come',
  unheard: 'not heard yet',
};

/** What stands behind a name: 'not sure yet: the car is away', 'brings the cake'. */
export function answerWords({ answer, reason }: Pick<Attendee, 'answer' | 'reason'>): string {
  const said = after[answer ?? 'unheard'];
  return said === '' || reason === '' ? said + reason : `${said}: ${reason}`;
}
