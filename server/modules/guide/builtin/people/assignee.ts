import { says } from '../intents/rule.ts';
import type { Who } from '../understanding.ts';
import type { Named } from './read.ts';

const roles: readonly RegExp[] = [
  '(?:ask|tell|get|have|let|make|remind|nudge) PERSON',
  'PERSON (?:should|must|needs to|has to|ought to|had better|will have to|could|can|will|wants to)(?! not)',
  '(?:can|could|would|will) PERSON',
  '(?:task|job|to do|chore|reminder) for PERSON',
  "(?:assign|give|hand|pass|reassign|over)(?: [\\w']+){0,8} to PERSON",
  'give PERSON',
  'assign PERSON',
].map(says);

/** Who of those named is to do it; somebody's things ("Oma's pills") are not they. */
export function assigneeIn(mask: string, people: readonly Named[]): Who | null {
  for (const role of roles) {
    const match = role.exec(mask);
    if (match === null) continue;
    const named = people.find(
      ({ from, to, owner }) => !owner && from >= match.index && to <= match.index + match[0].length + 1,
    );
    if (named !== undefined) return named.who;
  }
  return null;
}
