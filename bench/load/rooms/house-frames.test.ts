import { newId } from '@kinsong/contract/common/ids.ts';
import { FromServer } from '@kinsong/contract/live/protocol.ts';
import { expect, test } from 'vitest';
import { kindOf, spanOf } from './house-frames.ts';

const space = newId();
const frames: FromServer[] = [
  { t: 'hello', person: newId() },
  { t: 'watching', space, rev: 3, here: [] },
  { t: 'changes', space, after: 41, rev: 1_234_567, changes: [] },
  { t: 'signal', space, signal: { s: 'typing', person: newId(), on: true } },
  { t: 'stirred', space, rev: 4 },
  { t: 'joined', space },
  { t: 'gone', space },
  { t: 'moved', what: 'trust' },
  { t: 'pong' },
  { t: 'answer', to: 1, answer: {} },
  { t: 'refused', to: 1, status: 404, error: { detail: '', code: 'found.not', request_id: '' } },
  { t: 'elsewhere', to: 1 },
];

test('knows every kind of frame that the house sends', () => {
  expect(frames.map(({ t }) => t)).toEqual(FromServer.options.map(({ shape }) => shape.t.value));
  for (const frame of frames) {
    const bytes = Buffer.from(`before${JSON.stringify(frame)}after`);
    expect(kindOf(bytes, 6, bytes.length - 5)).toBe(frame.t);
  }
});

test('reads from where to where a frame of changes goes', () => {
  const bytes = Buffer.from(`before${JSON.stringify(frames[2])}after`);
  expect(spanOf(bytes, 6)).toEqual({ after: 41, rev: 1_234_567 });
});

test('says so when the house speaks otherwise', () => {
  const other = Buffer.from(`{"t":"changes","rev":5,"after":4,"space":"${space}","changes":[]}`);
  expect(() => spanOf(other, 0)).toThrow('in another way');
  expect(() => kindOf(Buffer.from('{"t":"later"}'), 0, 13)).toThrow('something new');
});
