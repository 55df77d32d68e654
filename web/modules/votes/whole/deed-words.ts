import type { Deed } from '@kinsong/contract/votes/deed.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Scale from 'lucide-react/icons/scale';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { dayWithin, type LucideIcon } from '../../../ui/index.ts';
import type { NameOf } from '../people-here.ts';
import { optionName, timeWords } from '../vote-words.ts';

export const deedIcons: Readonly<Record<Deed['kind'], LucideIcon>> = {
  task: ListChecks,
  event: CalendarDays,
  role: UserRoundCog,
  rule: Scale,
};

/** What a deed is, in its own words. */
export function deedTitle(deed: Deed, nameOf: NameOf): string {
  return deed.kind === 'role' ? `${nameOf(deed.person_id).name} becomes ${deed.role}` : deed.text;
}

/** Of what kind it is and whose; what came of it where that is not simply done; and which choice it belongs to. */
export function deedDetail(deed: Deed, vote: Vote, nameOf: NameOf): string {
  if (deed.came !== null && !deed.came.done) return `not done: ${deed.came.why_not ?? 'the house could not'}`;
  const option =
    deed.option === null || deed.came !== null ? '' : `, if it is ${optionName(vote, deed.option)}`;
  return `${kindWords(deed, nameOf)}${option}`;
}

function kindWords(deed: Deed, nameOf: NameOf): string {
  switch (deed.kind) {
    case 'task': {
      const who =
        deed.assigned_to === null ? 'task for anyone here' : `task for ${nameOf(deed.assigned_to).name}`;
      return deed.due_date === null ? who : `${who}, due ${dayWithin(new Date(`${deed.due_date}T12:00`))}`;
    }
    case 'event':
      return timeWords(deed.starts_at, deed.ends_at);
    case 'role':
      return 'a role in this salon';
    case 'rule':
      return deed.replaces === null ? 'a rule of this salon' : 'a rule of this salon, in place of another';
  }
}

/** Where it led, once it is done. */
export function deedAddress({ kind, came }: Deed, space: string): string | undefined {
  if (came === null || !came.done) return undefined;
  const at = `/salon/${space}?tab=`;
  if (kind === 'task' && came.id !== null) return `${at}todo&task=${came.id}`;
  if (kind === 'event' && came.id !== null) return `${at}calendar&event=${came.id}`;
  return kind === 'role' ? `${at}peeps` : undefined;
}
