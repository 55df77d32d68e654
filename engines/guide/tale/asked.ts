import { capital } from '../../text/capital.ts';
import { listed } from '../say/phrases.ts';
import type { Met } from './chapter.ts';
import { touches } from './match-choice.ts';
import { carried } from './pages.ts';
import { named, wordsOf } from './read-deeds.ts';
import type { Standing } from './standing.ts';

export type Asked = 'where' | 'carried' | 'who' | 'ways' | 'look' | Met;

const questions: readonly (readonly [Asked, RegExp])[] = [
  [
    'where',
    /^(?:where (?:am i|are we)|who (?:am i|are we)|what (?:place )?is this(?: place)?|which chapter(?: is this)?)(?: now)?$/,
  ],
  [
    'carried',
    /^(?:what (?:do|have) (?:i|we) (?:carry|have|got|hold)(?: with (?:me|us)| on me)?|what am i carrying|what(?:'s| is) in my (?:bag|sack|hands?|pockets?|pouch)|(?:(?:i )?(?:check|look (?:in|into|at)|open) my (?:bag|sack|pockets?|pouch|inventory))|(?:my )?inventory)$/,
  ],
  [
    'who',
    /^(?:who(?:'s| is| else is) (?:here|there|around|with (?:me|us))|who do (?:i|we) see|who are (?:they|these people))$/,
  ],
  [
    'ways',
    /^(?:what (?:can|could|should|may) (?:i|we) do(?: here| now)*|what are my (?:choices|options)|(?:can i have |give me )?an? hint|(?:i am|i'm|im|we are|we're) stuck|(?:any )?hints?|which way|where can (?:i|we) go)$/,
  ],
  [
    'look',
    /^(?:(?:i |we |let's |let us )?(?:just )?look (?:around|about|round)(?: me| us| here)?|what (?:do|can) (?:i|we) (?:see|hear|notice|smell)(?: here| there| now)*|what(?:'s| is) (?:here|there|around(?: me| us)?|in front of me))$/,
  ],
];

/** A question about the tale itself: where one is, what one carries, who somebody in it is. */
export function askedOfTale(text: string, { chapter }: Standing): Asked | null {
  const said = wordsOf(text)
    .join(' ')
    .replace(/^(?:and|so|but|ok|okay|well|hm) /, '');
  const plain = questions.find(([, pattern]) => pattern.test(said));
  if (plain !== undefined) return plain[0];
  if (!/^(?:who(?:'s| is| are)|what(?:'s| is))\b/.test(said)) return null;
  return personIn(named(wordsOf(said)), chapter.people);
}

export const personIn = (things: readonly string[], people: readonly Met[]): Met | null =>
  people.find(
    ({ names }) =>
      touches(
        things.filter((thing) => !ages.has(thing)),
        names,
      ) > 0,
  ) ?? null;

/** They name nobody by themselves. */
const ages: ReadonlySet<string> = new Set([
  'old',
  'oldest',
  'young',
  'small',
  'smallest',
  'little',
  'first',
  'tall',
]);

export function answerInTale(asked: Asked, at: Standing): string {
  const { chapter, scene } = at;
  if (typeof asked === 'object') return asked.says;
  switch (asked) {
    case 'where':
      return `${chapter.place} It is chapter ${at.number + 1}, “${chapter.title}”.`;
    case 'carried':
      return `You carry ${listed(carried(at))}.`;
    case 'who':
      return chapter.people.map(({ says }) => says).join(' ');
    case 'look':
      return scene?.look ?? chapter.door;
    case 'ways':
      return scene === null
        ? chapter.door
        : `${capital(
            `you can ${listed(
              scene.choices.map(({ label }) => label),
              'or',
            )}`,
          )}.`;
  }
}
