import type { AnswerWord } from '@kinsong/contract/calendar/event.ts';
import type { OpenInvitation } from '@kinsong/contract/calendar/guests.ts';
import { send } from '../../../platform/api/http-request.ts';

/** Straight over the wire: the light shell carries no schemas. A test holds these paths against the contract's. */
export const invitationPaths = {
  'calendar.lookAtInvitation': ['POST', '/api/calendar/invitation/look'],
  'calendar.answerInvitation': ['POST', '/api/calendar/invitation/answer'],
} as const;

async function tell(call: keyof typeof invitationPaths, body: object): Promise<OpenInvitation> {
  const [method, address] = invitationPaths[call];
  return (await send({ method, address, body })) as OpenInvitation;
}

export const look = (token: string) => tell('calendar.lookAtInvitation', { token });
export const answer = (token: string, said: { answer: AnswerWord; reason: string }) =>
  tell('calendar.answerInvitation', { token, ...said });

export interface ByLetter {
  readonly token: string;
  /** What the link in the letter said; nothing is answered by it. */
  readonly meant: AnswerWord;
}

/** The letter's links carry the token in the fragment, which reaches no server and stands in no log. */
export function letterIn(fragment: string): ByLetter | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const meant of ['yes', 'maybe', 'no'] as const) {
    const token = said.get(meant);
    if (token !== null && token !== '') return { token, meant };
  }
  return null;
}
