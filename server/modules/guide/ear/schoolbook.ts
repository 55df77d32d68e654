import { setImmediate as breath } from 'node:timers/promises';
import { type AlarmLesson, learnAlarm } from '@kinsong/engines/guide/danger/learn-alarm.ts';
import { learn } from '@kinsong/engines/guide/ear/learn.ts';
import type { Lesson } from '@kinsong/engines/guide/ear/lessons.ts';
import { packed } from '@kinsong/engines/guide/ear/schoolbook.ts';

/** Where it is written down what the guide's ear has learned, when the house is built; and what its alarm has. */
export const schoolbook = new URL('../../../dist/schoolbook', import.meta.url);
export const alarmBook = new URL('../../../dist/alarm-book', import.meta.url);

export const bookOf = (lessons: readonly Lesson[]): Promise<Uint8Array> => written(learn(lessons));
export const alarmBookOf = (lessons: readonly AlarmLesson[]): Promise<Uint8Array> =>
  written(learnAlarm(lessons));

/** It takes seconds: others have their turn in between. */
async function written(learning: Generator<void, Float32Array>): Promise<Uint8Array> {
  for (let step = learning.next(); ; step = learning.next()) {
    if (step.done === true) return packed(step.value);
    await breath();
  }
}
