import { newId } from '@kinsong/contract/common/ids.ts';
import { createDoc, importDoc } from '@kinsong/contract/docs/docs.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { DocWriter } from '@kinsong/server/test/doc-writer.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import { calmRounds } from '../run/calm.ts';
import { memoryOf } from '../run/memory.ts';
import { millis, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { percentile } from '../run/statistics.ts';

const people = 20;
const lettersASecond = 4;
const mostDelay = 150;
const mostMemory = 60;
const mostOpening = 1000;
const pages = 200;
/** No two of the letters that are typed are the same. */
const firstLetter = 0x4e00;
const megabyte = 1024 * 1024;

/** Twenty type in one doc: when has the last of the others a letter, and what does the house hold more? And a long doc opens. */
export const docs: Measure = {
  name: 'docs',
  async take({ quick, patience, say }: Circumstances): Promise<Findings> {
    const house = await startHouse({ dataFolder: newDataFolder() });
    try {
      const salon = await peopleSalon(house, people);
      const ada = new Caller(house.base, salon.tokens[0]);
      const begin = async (markdown: string): Promise<string> => {
        const body = { id: newId(), title: 'Written together', markdown };
        return (await ada.call(createDoc, { params: { space_id: salon.id }, body })).id;
      };
      const doc = await begin(Array.from({ length: people }, (_, line) => `Line ${line}`).join('\n\n'));
      const writers = await Promise.all(
        salon.tokens.map((token) => new DocWriter(house.base, token, doc).come()),
      );
      const type = typist(writers);
      const before = memoryOf(house.pid);
      const { found } = await calmRounds(quick ? 1 : 3, patience, async (round) => {
        const took = await type(quick ? 5 : 20);
        say(`docs, round ${round}: a letter is with all others p95 ${millis(percentile(took, 0.95))}`);
        return took;
      });
      const more = (memoryOf(house.pid) - before) / megabyte;
      for (const writer of writers) writer.leave();
      const p95 = percentile(found.flat(), 0.95);

      const long = newId();
      await ada.call(importDoc, {
        params: { space_id: salon.id },
        query: { id: long, title: 'Two hundred pages' },
        body: new Blob([longText()]),
      });
      const began = performance.now();
      const reader = await new DocWriter(house.base, salon.tokens[1]!, long).come();
      const opened = performance.now() - began;
      reader.leave();
      return {
        results: [
          {
            figure: `${people} people type in one doc: until the last of the others has a letter, p95`,
            ours: millis(p95),
            beside: `p50 ${millis(percentile(found.flat(), 0.5))}, of ${found.flat().length} letters`,
            bar: `at most ${millis(mostDelay)}`,
            reached: p95 <= mostDelay,
          },
          {
            figure: 'what the house holds more in memory meanwhile',
            ours: `${more.toFixed(1)} MB`,
            beside: 'after all rounds',
            bar: `at most ${mostMemory} MB`,
            reached: more <= mostMemory,
          },
          {
            figure: `a doc of ${pages} pages opens: until all its words are there`,
            ours: millis(opened),
            beside: `${longText().length} letters`,
            bar: `at most ${millis(mostOpening)}`,
            reached: opened <= mostOpening,
          },
        ],
      };
    } finally {
      await house.stop();
    }
  },
};

/** Each types at the end of a line of their own; for each letter, how long until the last of the others had it. */
function typist(writers: readonly DocWriter[]): (seconds: number) => Promise<number[]> {
  const waiting = new Map<string, { since: number; missing: number }>();
  let took: number[] = [];
  let typed = 0;
  for (const writer of writers)
    writer.onLetters((letter) => {
      const one = waiting.get(letter);
      if (one === undefined) return;
      one.missing -= 1;
      if (one.missing > 0) return;
      took.push(performance.now() - one.since);
      waiting.delete(letter);
    });
  return async (seconds) => {
    took = [];
    const ends = performance.now() + seconds * 1000;
    while (performance.now() < ends) {
      const letter = String.fromCodePoint(firstLetter + typed);
      const line = typed % writers.length;
      typed += 1;
      waiting.set(letter, { since: performance.now(), missing: writers.length - 1 });
      writers[line]!.type(letter, line);
      await wait(1000 / (writers.length * lettersASecond));
    }
    await wait(1000);
    if (waiting.size > 0) throw new Error(`${waiting.size} letters did not come to all`);
    return took;
  };
}

/** Some 2500 letters a page. */
const longText = (): string =>
  Array.from({ length: pages * 5 }, (_, at) =>
    at % 25 === 0
      ? `## Part ${at / 25}`
      : `${at} Whoever passes the pot under the drip empties it. `.repeat(10),
  ).join('\n\n');
