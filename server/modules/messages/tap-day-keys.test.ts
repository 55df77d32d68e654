import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { myTaps, tapMessage, tappingLasts } from '@kinsong/contract/messages/trust-taps.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { Citizen, Town } from '../../test/people.ts';
import { S3Store } from '../../test/s3-store.ts';
import { tapsJob } from './nightly-tap-count.job.ts';
import { tapCountsWork } from './publish-tap-counts.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

const said = new Date('2026-11-02T09:00:00.000Z');
const store = new S3Store();
let now: Date;
let endpoint: string;
let database: FreshDatabase;
let folder: string;
let nodes: Node[];
let people: Citizen[];
let room: string;

beforeAll(async () => {
  endpoint = await store.listen();
});
afterAll(() => store.close());
beforeEach(async () => {
  now = said;
  store.objects.clear();
  nodes = [];
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinsong-keys-'));
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function opens(settings: Readonly<Record<string, string>>): Promise<Node> {
  const node = await openNode(database.url, folder, settings, { now: () => now });
  nodes.push(node);
  return node;
}

/** A house of two nodes with a few people in a room. */
async function house(settings: Readonly<Record<string, string>>): Promise<[Node, Node]> {
  const [here, there] = [await opens(settings), await opens(settings)];
  const town = new Town(here.app.house, here.base);
  const anna = await town.person('Anna');
  room = (await anna.found('On two nodes')).id;
  people = [anna, await town.guestOf(anna, room, 'Bram'), await town.guestOf(anna, room, 'Cato')];
  return [here, there];
}

const by = ({ base }: Node, { token, id, name }: Citizen): Citizen =>
  new Citizen(base, token ?? '', id, name);
const says = async (): Promise<string> => {
  const body = { id: newId(), content: 'I told him I was sorry.' };
  await people[0]!.call(postMessage, { params: { space_id: room }, body });
  return body.id;
};
const taps = (who: Citizen, message_id: string) =>
  who.call(tapMessage, { params: { space_id: room }, body: { message_id } });
const given = async (who: Citizen): Promise<string[]> =>
  (await who.call(myTaps, { params: { space_id: room } })).trust.map(({ message_id }) => message_id);

const places: [string, () => Readonly<Record<string, string>>][] = [
  ['on a disk they share', () => ({})],
  [
    'in an S3-compatible store',
    () => ({
      KINSONG_FILES_URL: `s3://${store.key}:${encodeURIComponent(store.secret)}@${new URL(endpoint).host}/hearth?region=eu-central-1&tls=0`,
    }),
  ],
];

describe.each(places)('[T3] the key of a day, %s', (_where, settings) => {
  test('is one, though two nodes make it at the same moment; each reads what came in by the other', async () => {
    const [here, there] = await house(settings());
    const [bram, cato] = [people[1]!, people[2]!];
    for (let round = 0; round < 3; round += 1) {
      now = new Date(said.getTime() + round * day);
      const [one, other] = [await says(), await says()];
      await Promise.all([taps(by(here, bram), one), taps(by(there, cato), other)]);
      expect(await given(by(there, bram))).toContain(one);
      expect(await given(by(here, cato))).toContain(other);
      // Tapped again by the other node, it is the same tap.
      expect(await taps(by(there, bram), one)).toMatchObject({ trust_taps: 1 });
    }
    expect(await here.app.house.files.keysIn('tap-keys')).toHaveLength(3);
  });

  test('goes when nothing said that day can be tapped; the node that had kept it forgets it too', async () => {
    const [here, there] = await house(settings());
    const bram = people[1]!;
    const one = await says();
    await taps(by(here, bram), one);
    expect(await given(by(there, bram))).toEqual([one]);
    const { rows: keys } = await here.app.house.db.runText('select * from message_tap_keys');
    const { rows: sets } = await here.app.house.db.runText('select * from message_taps');

    now = new Date(said.getTime() + tappingLasts + day);
    await tapsJob.run(here.app.house, {});
    expect(await here.app.house.files.keysIn('tap-keys')).toEqual([]);
    await tapCountsWork.run(there.app.house);
    now = said;
    // Even with the rows back in their place, dug out of the disk: nobody can read them.
    for (const [table, rows] of [
      ['message_tap_keys', keys],
      ['message_taps', sets],
    ] as const) {
      const back = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`;
      await here.app.house.db.runText(back, [JSON.stringify(rows)]);
    }
    for (const node of [here, there]) expect(await given(by(node, bram))).toEqual([]);
  });

  test('that is lost closes what was tapped, and nothing else', async () => {
    const [here, there] = await house(settings());
    const [bram, cato] = [people[1]!, people[2]!];
    const one = await says();
    await taps(by(here, bram), one);
    await here.app.house.files.delete('tap-keys/2026-11-02');
    await expect(taps(by(there, cato), one)).rejects.toThrow('Taps on this are closed');
    const other = await says();
    await taps(by(there, cato), other);
    // There is a key of that day again, and it opens nothing of what was kept under the last one.
    await expect(taps(by(there, cato), one)).rejects.toThrow('Taps on this are closed');
    expect(await given(by(there, cato))).toEqual([other]);
  });
});
