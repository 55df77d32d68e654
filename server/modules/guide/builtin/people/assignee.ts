import { says } from '../intents/rule.ts';
import type { Who } from '../understanding.ts';
import type { Named } from './read.ts';

const roles: readonly RegExp[] = [
  '(?:ask|tell|get|have|let|make|remind|nudge) PERSON',
  'PERSON (?:should|must|needs to|has to|ought to|had better|will have to|could|can|will|wants to|promised|offered|agreed)(?! not)',
  '(?:can|could|would|will) PERSON',
  '(?:task|job|to do|chore|reminder) for PERSON',
  "(?:assign|give|hand|pass|reassign|over)(?: [\\w']+){0,8} to PERSON",
  'give PERSON',
  'assign PERSON',
].map(says);

/** A task has one doer: of two the guide asks which. */
const two = says(
  'PERSON and PERSON (?:should|must|need to|have to|ought to|could|can|will)|(?:ask|tell|get|have|let) PERSON and PERSON',
);

/** Who of those named is to do it; somebody's things ("Oma's pills") are not they. */
export function assigneeIn(mask: string, people: readonly Named[]): Who | null {
  const pair = two.exec(mask);
  if (pair !== null) {
    const both = people
      .filter(({ from }) => from >= pair.index && from < pair.index + pair[0].length)
      .map(({ who }) => who);
    return {
      said: both.map(({ said }) => said).join(' and '),
      ids: [...new Set(both.flatMap(({ ids }) => ids))],
      guessed: false,
    };
  }
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
