import { stem } from '../read/words/stem.ts';
import type { Choice, Met, Scene } from './chapter.ts';
import { placeless } from './deeds.words.ts';
import { weapons } from './lines.words.ts';
import type { Spoken } from './read-deeds.ts';

/** The choice of this scene that was meant; null where none fits, or two fit as well. */
export function choiceFor(
  said: readonly Spoken[],
  scene: Scene,
  others: readonly Pick<Met, 'names'>[],
): Choice | null {
  const [only] = said;
  if (only?.negated === true && only.as === 'told' && said.length === 1) return scene.choices.at(-1) ?? null;
  const elsewhere = others.map(({ names }) => names).join(' ');
  const fits = scene.choices
    .map((choice) => ({ choice, fit: Math.max(0, ...said.map((each) => fitOf(each, choice, elsewhere))) }))
    .toSorted((a, b) => b.fit - a.fit);
  const [best, second] = fits;
  return best === undefined || best.fit === 0 || best.fit === second?.fit ? null : best.choice;
}

function fitOf(said: Spoken, choice: Choice, elsewhere: string): number {
  const { things, deeds } = said;
  if (said.negated || isOfBlade(said)) return 0;
  const shared = touches(things, choice.things);
  const isDeed = choice.deeds.some((deed) => deeds.has(deed));
  if (said.as === 'named' && shared < things.length) return 0;
  if (isDeed && shared > 0) return 4 + shared;
  if (said.any && shared > 0) return 3 + shared;
  const [main] = choice.deeds;
  const isMain = deeds.has(main);
  const isLoose = choice.deeds.some((deed) => deeds.has(deed) && leftOpen.has(deed));
  if (said.directed && choice.deeds.includes('go')) return isMain ? 3 : 2;
  if (things.length === 0) {
    if (said.everyday && said.as === 'wished') return 0;
    return isMain ? 3 : isLoose ? 2 : isDeed && !deeds.has('speak') ? 1 : 0;
  }
  const isSpeech = main === 'speak' && isMain && touches(things, elsewhere) === 0;
  return said.as === 'told' && (isLoose || isSpeech) ? 1 : 0;
}

/** A blade that is laid down or used is played for itself. */
const isOfBlade = ({ deeds, things }: Spoken): boolean =>
  touches(things, weapons) > 0 && (deeds.has('give') || deeds.has('hide') || deeds.has('fight'));

const leftOpen: ReadonlySet<string> = new Set(placeless.split(' '));

/** How many of the words name one of these things. */
export function touches(said: readonly string[], things: string): number {
  const known = new Set(things.split(' ').map(stem));
  return said.filter((word) => known.has(word)).length;
}
