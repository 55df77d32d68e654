import { kinship } from '../read/words/concepts.ts';
import { stem } from '../read/words/stem.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { verbOfPast } from './infinitive.ts';
import { masking } from './pattern.ts';
import type { Task } from '../talk/world.ts';

const finishing =
  /\b(?:did|done|finish(?:ed)?|sorted|ready|complete[d]?|through with|dealt with|ticked|over with|taken care of|in the post|pointless|behind (?:me|us))\b/;
/** "I just did", "that is done", "I signed it": of what was spoken of before. */
const ofThat = masking(
  '(?:(?:i|we|P|he|she|they|it|that|this|those|these|both|all|everything|one|and|have|has|had|is|are|was|were|am|got|ADV|just|well|D|yes|ok|now|too|of|them|with) ?)*(?:did|done|finished|finish|sorted|ready|complete|completed|ticked|PAST)(?: (?:it|that|this|those|these|them|both|all|everything|so|D|now|already|too|again|at last|by the way|myself|of|thanks|that too|up|off|out))*$',
);
const near = 0.4;

/** Whether doing is told of that very task: its own deed with its own thing, or words of finishing beside its name. */
export function finishes(mask: string, topic: readonly string[], titles: readonly string[]): boolean {
  if (titles.length === 0) return ofThat.test(mask);
  const deeds = mask.split(/[ |]+/).flatMap((word) => verbOfPast(word) ?? word);
  return titles.some((title) => {
    const deed = stem(title.split(' ')[0]?.toLowerCase() ?? '');
    const thing = wordsOf(title).filter((word) => word !== deed);
    const names = topic.some((word) => thing.includes(stem(word)));
    return names && (finishing.test(mask) || deeds.some((each) => kinship(stem(each), deed) >= near));
  });
}

/** They say nothing of what was done: "got it", "called him". */
const light: ReadonlySet<string> = new Set([
  'get',
  'do',
  'have',
  'make',
  'take',
  'put',
  'bring',
  'go',
  'come',
  'call',
  'ask',
  'tell',
  'see',
]);

/** "Signed just now on the tram": of all that is open only one asks for that deed. */
export function finishedByDeed(mask: string, tasks: readonly Task[]): readonly string[] {
  const deed = verbOfPast(deedAlone.exec(mask)?.groups?.['deed'] ?? '');
  if (deed === null || light.has(deed)) return [];
  const found = tasks.filter(
    ({ title, status }) =>
      status !== 'completed' && kinship(stem(title.split(' ')[0]?.toLowerCase() ?? ''), stem(deed)) >= near,
  );
  return found.length === 1 ? found.map(({ id }) => id) : [];
}
const deedAlone = masking(
  '(?:(?:i|we|have|just|ADV|yes|already|all) )*(?<deed>PAST)(?= \\||$| (?:it|that|just|now|already|D|on|at|in|before|after|this|today)\\b)',
);
