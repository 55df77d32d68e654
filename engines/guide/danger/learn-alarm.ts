import { summed } from './alarm.ts';
import { alarmFeatures, drawers, wordsOf } from './alarm-features.ts';
import { spoken } from './spoken.ts';

/** What somebody said, and whether a life was in danger. */
export interface AlarmLesson {
  readonly said: string;
  readonly danger: boolean;
}

const rounds = 6;
const firstStep = 2;
/** A danger not heard is worse than a false alarm, and there are fewer of them. */
const weightOfDanger = 4;
/** What is off by less is left alone. */
const slight = 0.02;
/** So many sentences, then whoever teaches may do something else for a moment. */
const slice = 128;

/** A logistic regression, learned sentence by sentence. What was seen only once says nothing. */
export function* learnAlarm(lessons: readonly AlarmLesson[]): Generator<void, Float32Array> {
  const weights = new Float32Array(drawers);
  const often = new Uint8Array(drawers);
  const all: Uint32Array[] = [];
  for (const { said } of lessons) {
    const seen = alarmFeatures(wordsOf(spoken(said)));
    for (const at of seen) often[at] = Math.min(2, (often[at] ?? 0) + 1);
    if (all.push(seen) % slice === 0) yield;
  }
  const turns = lessons.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(turns, round + 1);
    const step = firstStep / (1 + round / 2);
    for (const [count, turn] of turns.entries()) {
      if (count % slice === 0) yield;
      const [seen, danger] = [all[turn] ?? new Uint32Array(), lessons[turn]?.danger === true];
      const off = 1 / (1 + Math.exp(-summed(weights, seen))) - (danger ? 1 : 0);
      if (Math.abs(off) < slight) continue;
      const by = (step * off * (danger ? weightOfDanger : 1)) / Math.sqrt(seen.length);
      for (const at of seen) if (often[at] === 2) weights[at] = (weights[at] ?? 0) - by;
    }
  }
  return weights;
}

/** Another order each round, and the same each time. */
function shuffle(turns: number[], round: number): void {
  let seed = round;
  for (let at = turns.length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const other = Math.floor((seed / 2 ** 32) * (at + 1));
    [turns[at], turns[other]] = [turns[other] ?? 0, turns[at] ?? 0];
  }
}
