import { hear } from '@kinsong/engines/guide/hear.ts';
import { testHouse } from '@kinsong/engines/guide/frames/test-house.ts';
import { expect, it } from 'vitest';
import { ownEar } from './own-ear.ts';

const ear = await ownEar();
const acts = (said: string): readonly string[] => hear(said, testHouse, ear).frames.map(({ act }) => act);

it.each([
  ['Hi Mairy, remind me to call Ines tomorrow and put fish on the list', ['remind_me', 'add_task']],
  ['what is due tomorrow and who can help with the roof?', ['what_is_due', 'who_could_help']],
  ['I can not sleep since Oma fell ill', ['hardship']],
  ['what did we decide about the roof', ['what_did_we_decide']],
  ['the gutters are done. what is next?', ['done_task', 'next_small_thing']],
  ['tell me a story', ['story']],
  ['thank you so much', ['thanks']],
])('[G2] with its own ear: %s', (said, expected) => {
  expect(acts(said)).toEqual(expected);
});

it.each([
  'Ruth went to the market',
  'we always eat late',
  'the plate is on the table',
  'ha, then I must marry the baker',
])('[G4] no ear makes a wish of what is only told: %s', (said) => {
  const { frames } = hear(said, testHouse, ear);
  expect(frames.filter(({ polarity }) => polarity === 'wanted')).toEqual([]);
});

it('[G2] a message of 8,000 letters is heard in less than 50 ms', () => {
  const line =
    'remind me to call Ines on Friday at ten and buy fish and bread. Ruth went to the market yesterday. ';
  const text = line.repeat(81).slice(0, 8000);
  // Its own work, whatever else the machine is busy with.
  const times = Array.from({ length: 20 }, () => {
    const start = process.cpuUsage();
    expect(hear(text, testHouse, ear).frames.length).toBeGreaterThan(10);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
