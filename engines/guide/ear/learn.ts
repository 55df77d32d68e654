import { learnedActs } from '../frames/acts.ts';
import { drawers, features, numbered } from './features.ts';
import type { Lesson } from './lessons.ts';
import { softened, weighing } from './weigh.ts';

const rounds = 5;
/** Twice as long a step hears as well, and twice as many sentences otherwise once a few lessons are given or taken. */
const firstStep = 4;
/** What is off by less is left alone: most acts are, most of the time. */
const slight = 0.01;
/** Who is meant as surely as this is not asked again in the next round. */
const known = 0.93;
/** So many sentences, then whoever teaches may do something else for a moment. */
const slice = 128;

interface Example {
  seen: Uint16Array;
  meant: number;
  /** Heard well the last time: one round without it. */
  rests: boolean;
}

/**
 * A multinomial logistic regression, learned sentence by sentence (stochastic gradient descent). What was seen only
 * once says nothing. The same lessons give the same weights.
 */
export function* learn(lessons: readonly Lesson[]): Generator<void, Float32Array> {
  const examples = yield* exampled(lessons);
  const weights = new Float32Array(drawers * learnedActs.length);
  const sure = new Float64Array(learnedActs.length);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round / 2);
    let told = 0;
    for (const at of yield* turnsOf(lessons, round)) {
      const example = examples[at];
      if (example === undefined) continue;
      if (example.rests) example.rests = false;
      else mend(weights, example, step, sure);
      told += 1;
      if (told % slice === 0) yield;
    }
  }
  return weights;
}

function* exampled(lessons: readonly Lesson[]): Generator<void, readonly Example[]> {
  const often = new Uint8Array(drawers);
  const all: Example[] = [];
  for (const [at, { mask, act }] of lessons.entries()) {
    const seen = features(mask);
    for (const each of seen) often[each] = Math.min(2, (often[each] ?? 0) + 1);
    all.push({ seen, meant: learnedActs.findIndex((each) => each === act), rests: false });
    if (at % slice === 0) yield;
  }
  for (const example of all) example.seen = example.seen.filter((each) => (often[each] ?? 0) > 1);
  return all;
}

/** Moves the weights of what was seen towards what was meant, and away from what was taken for it. */
function mend(weights: Float32Array, example: Example, step: number, sure: Float64Array): void {
  const { seen, meant } = example;
  const share = weighing(weights, seen, sure);
  softened(sure);
  example.rests = (sure[meant] ?? 0) > known;
  for (let act = 0; act < sure.length; act += 1) {
    const off = (sure[act] ?? 0) - (act === meant ? 1 : 0);
    if (Math.abs(off) < slight) continue;
    const by = step * off * share;
    for (let each = 0; each < seen.length; each += 1) {
      const at = (seen[each] ?? 0) * learnedActs.length + act;
      weights[at] = (weights[at] ?? 0) - by;
    }
  }
}

/**
 * Another order each round, and the same each time: where a sentence stands depends on its own words alone, so that one
 * more or less does not turn the order of all the others.
 */
function* turnsOf(lessons: readonly Lesson[], round: number): Generator<void, readonly number[]> {
  // Its place and its number in one: so they are sorted without asking anybody, in a moment.
  const turns = new Float64Array(lessons.length);
  for (const [at, { mask, act }] of lessons.entries()) {
    turns[at] = scattered(`${round} ${mask} ${act}`) * room + at;
    if (at % slice === 0) yield;
  }
  return Array.from(turns.sort(), (turn) => turn % room);
}

/** For more lessons than there will ever be; a place of 32 bits beside it still fits. */
const room = 2 ** 21;

/** The bits mixed once more. */
function scattered(text: string): number {
  const sum = numbered(text);
  const mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
