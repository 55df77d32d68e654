import { fileAddress } from '@kinsong/contract/files/files.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { filmOf } from '@kinsong/server/test/film.ts';
import { grainyPhotograph } from '@kinsong/server/test/photograph.ts';
import { createHash, randomBytes } from 'node:crypto';
import { breakingLine } from '../house/breaking-line.ts';
import { bringFile } from '../house/bring-file.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse, type RunningHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import { commandOf, memoryOf, treeOf } from '../run/memory.ts';
import {
  megabytes,
  seconds,
  type Circumstances,
  type Findings,
  type Measure,
  type Result,
} from '../run/result.ts';

const cutEvery = 5000;
const lineSpeed = 8e6;
const atOnce = 20;
const photographs = 4;
const bar = 150e6;

/** A large film over a line that breaks, and twenty who bring something at once. */
export const uploads: Measure = {
  name: 'uploads',
  async take(circumstances: Circumstances): Promise<Findings> {
    const house = await startHouse({ dataFolder: newDataFolder() });
    try {
      const { id, tokens } = await peopleSalon(house, atOnce);
      const cut = await overABreakingLine(house, id, tokens[0]!, circumstances);
      return { results: [cut, await manyAtOnce(house, id, tokens, circumstances)] };
    } finally {
      await house.stop();
    }
  },
};

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function overABreakingLine(
  house: RunningHouse,
  space: string,
  token: string,
  { quick, say }: Circumstances,
): Promise<Result> {
  const film = filmOf(randomBytes((quick ? 50 : 200) * 1_000_000));
  const line = await breakingLine(house.port, lineSpeed, cutEvery);
  const begun = performance.now();
  const { id, breaks } = await bringFile(new Caller(line.base, token), space, 'harvest.mp4', film);
  const took = (performance.now() - begun) / 1000;
  line.close();
  const answer = await fetch(house.base + fileAddress(id), { headers: { authorization: `Bearer ${token}` } });
  const whole = digest(new Uint8Array(await answer.arrayBuffer())) === digest(film);
  say(`uploads: a film of ${megabytes(film.length)} in ${seconds(took)}, ${breaks} breaks, whole: ${whole}`);
  return {
    figure: `a film of ${megabytes(film.length)} over a line of 8 MB a second that breaks every 5 s`,
    ours: `${whole ? 'whole' : 'not whole'}, after ${seconds(took)}`,
    beside: `${breaks} breaks; the bytes alone take ${seconds(film.length / lineSpeed)}`,
    bar: 'whole',
    reached: whole && breaks > 0,
  };
}

async function manyAtOnce(
  house: RunningHouse,
  space: string,
  tokens: readonly string[],
  { quick, say }: Circumstances,
): Promise<Result> {
  const content = randomBytes((quick ? 10 : 40) * 1_000_000);
  const photograph = await grainyPhotograph(4000, 3000);
  // The database is a child of the house too, and the process that opens pictures comes and goes.
  const app = house.pid;
  const before = memoryOf(app);
  let [most, withPictures] = [0, 0];
  const looking = setInterval(() => {
    const now = memoryOf(app);
    const opening = treeOf(app)
      .slice(1)
      .filter((pid) => commandOf(pid) !== 'postgres');
    most = Math.max(most, now);
    withPictures = Math.max(withPictures, now + opening.reduce((sum, pid) => sum + memoryOf(pid), 0));
  }, 50);
  const begun = performance.now();
  await Promise.all(
    tokens.map((token, n) => {
      const bytes = Buffer.from(n < photographs ? photograph : filmOf(content));
      // Each its own, so that each is kept.
      bytes.writeUInt32BE(n, n < photographs ? bytes.length - 6 : 200);
      return bringFile(
        new Caller(house.base, token),
        space,
        n < photographs ? `${n}.jpg` : `${n}.mp4`,
        bytes,
      );
    }),
  );
  clearInterval(looking);
  const took = (performance.now() - begun) / 1000;
  say(
    `uploads: ${atOnce} at once in ${seconds(took)}, ${megabytes(before)} before, ${megabytes(most)} at most`,
  );
  return {
    figure: `memory that ${atOnce} uploads at once cost (${atOnce - photographs} films of ${megabytes(content.length)}, ${photographs} photographs of 12 megapixels), at most`,
    ours: megabytes(most - before),
    beside: `${megabytes(before)} before; ${megabytes(withPictures - before)} with the process that opens pictures; all done after ${seconds(took)}`,
    bar: `at most ${megabytes(bar)}`,
    reached: most - before <= bar,
  };
}
