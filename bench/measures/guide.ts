import { newId } from '@kinsong/contract/common/ids.ts';
import { createOwnTask } from '@kinsong/contract/tasks/tasks.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { Conversation } from '@kinsong/server/test/conversation.ts';
import type { Listener } from '@kinsong/server/test/socket-listener.ts';
import { FakeModel } from '@kinsong/server/test/models/fake-model.ts';
import { saying } from '@kinsong/server/test/models/script.ts';
import { Citizen } from '@kinsong/server/test/people.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import { millis, type Circumstances, type Findings, type Measure } from '../run/result.ts';
import { median, percentile } from '../run/statistics.ts';

const bar = 10;
const tasks = 20;
/** A provider takes a while before its first word; what the house adds to it is looked for. */
const thinking = 25;

/** How much later the first word of an answer is there than the provider said it: from sending the question to reading it. */
export const guide: Measure = {
  name: 'guide',
  async take({ quick, say }: Circumstances): Promise<Findings> {
    const answers = quick ? 40 : 200;
    const fake = await FakeModel.open();
    fake.script = [{ wait: thinking }, ...saying('The roof comes first, and then the soup.')];
    const house = await startHouse({ dataFolder: newDataFolder(), settings: fake.settings() });
    try {
      const talk = await someoneTalking(new Caller(house.base, (await peopleSalon(house, 1)).tokens[0]));
      const device = await talk.device();
      const [through, alone]: [number[], number[]] = [[], []];
      // The first ones load what a house at rest does not carry.
      for (let n = 0; n < 20; n++) await throughHouse(talk, device);
      for (let n = 0; n < answers; n++) {
        through.push(await throughHouse(talk, device));
        alone.push(await fromProvider(fake));
        if ((n + 1) % 50 === 0)
          say(`guide: ${n + 1} answers, ${millis(median(through) - median(alone))} over the provider`);
      }
      await talk.close();
      return { results: [result(through, alone)] };
    } finally {
      await house.stop();
      await fake.close();
    }
  },
};

function result(through: readonly number[], alone: readonly number[]): Findings['results'][number] {
  const over = median(through) - median(alone);
  return {
    figure: `the guide through a model: first word over the provider's own, median of ${through.length}`,
    ours: `${millis(over)} (p95 ${millis(percentile(through, 0.95) - percentile(alone, 0.95))})`,
    beside: `the provider alone ${millis(median(alone))}`,
    bar: `under ${bar} ms`,
    reached: over < bar,
  };
}

/** With a list of tasks and a yes to the provider, as somebody who uses the house. */
async function someoneTalking(caller: Caller): Promise<Conversation> {
  const { user } = await caller.call(sessionCheck, {});
  if (user === undefined) throw new Error('nobody is signed in');
  const citizen = new Citizen(caller.base, caller.token ?? '', user.id, user.name);
  for (let n = 0; n < tasks; n++)
    await citizen.call(createOwnTask, { body: { id: newId(), text: `Something to be done, number ${n}` } });
  return Conversation.withYes(citizen);
}

/** From sending the question until the first piece of its answer is read on the live connection. */
async function throughHouse(talk: Conversation, device: Listener): Promise<number> {
  device.frames.length = 0;
  const begun = performance.now();
  const finished = talk.say('What shall I do about the roof?');
  await device.until(() => device.signals().some(({ s }) => s === 'piece'));
  const took = performance.now() - begun;
  await finished;
  return took;
}

/** The same question put to the provider itself, until its first word is read. */
async function fromProvider(fake: FakeModel): Promise<number> {
  const last = fake.asked.at(-1);
  if (last === undefined) throw new Error('the provider was not asked yet');
  const begun = performance.now();
  const response = await fetch(`${fake.settings()['KINSONG_MODEL_URL']}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: last.text,
  });
  if (response.body === null) throw new Error('the provider did not answer');
  let took: number | undefined;
  for await (const _chunk of response.body) took ??= performance.now() - begun;
  return took ?? performance.now() - begun;
}
