import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { usersDirectory, type DirectoryEntry } from '@kinsong/contract/organiser/directory.ts';
import { blockPerson, unblockPerson } from '@kinsong/contract/seekers/blocks.ts';
import { changeProfile } from '@kinsong/contract/seekers/profile.ts';
import { foundSpace, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let stranger: Citizen;
let family: string;
let project: string;

beforeAll(async () => {
  home = await openTestApp();
  const ada = await home.town.architect();
  const yard = await ada.found('Her own', 'family');
  anna = await home.town.guestOf(ada, yard.id, 'Anna');
  family = (await anna.found('The Dekkers', 'family')).id;
  bram = await home.town.guestOf(anna, family, 'Bram');
  project = newId();
  await anna.call(foundSpace, {
    body: { id: project, kind: 'project', name: 'Mending', parent_id: family },
  });
  const other = await ada.found('Elsewhere', 'family');
  stranger = await home.town.guestOf(ada, other.id, 'Stranger');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const directory = async (who: Citizen, project_id?: string): Promise<DirectoryEntry[]> =>
  (await who.call(usersDirectory, { query: project_id === undefined ? {} : { project_id } })).users;
const entry = async (who: Citizen, whom: Citizen, project_id?: string): Promise<DirectoryEntry | undefined> =>
  (await directory(who, project_id)).find(({ id }) => id === whom.id);
const status = async (who: Citizen, whom: Citizen) => (await entry(who, whom))?.online_status;

describe('[K32] the directory', () => {
  test('lists the people one shares a space with, by name, oneself among them, and nobody else', async () => {
    expect((await directory(bram)).map(({ name }) => name)).toEqual(['Anna', 'Bram']);
    expect((await directory(anna)).map(({ name }) => name)).toEqual(['Ada', 'Anna', 'Bram']);
    expect(await entry(anna, stranger)).toBeUndefined();
    expect(await entry(anna, bram)).toEqual({
      ...{ id: bram.id, name: 'Bram', real_name: 'Bram', avatar_url: expect.any(String) },
      ...{ online_status: 'offline', in_this_project: false },
    });
    await expect(home.town.stranger.call(usersDirectory, { query: {} })).rejects.toEqual(
      refused('auth.needed'),
    );
  });

  test('says who of them is in a project, to those who are in it; to others there is no such project', async () => {
    expect(await entry(anna, anna, project)).toMatchObject({ in_this_project: true });
    expect(await entry(anna, bram, project)).toMatchObject({ in_this_project: false });
    for (const [who, where] of [
      [bram, project],
      [stranger, project],
      [anna, newId()],
    ] as const)
      await expect(directory(who, where)).rejects.toEqual(refused('found.not'));
  });

  test('real names are told as far as their owner lets them be', async () => {
    const told = async () => (await entry(anna, bram))?.real_name;
    await bram.call(changeProfile, { body: { seen_by: { real_name: 'nobody' } } });
    expect(await told()).toBeNull();
    expect(await entry(bram, bram)).toMatchObject({ real_name: 'Bram' });
    await bram.call(changeProfile, { body: { seen_by: { real_name: 'family' } } });
    expect(await told()).toBe('Bram');
  });

  test('whoever blocked somebody and whoever was blocked do not find each other', async () => {
    await bram.call(blockPerson, { params: { person_id: anna.id } });
    expect(await entry(anna, bram)).toBeUndefined();
    expect(await entry(bram, anna)).toBeUndefined();
    await bram.call(unblockPerson, { params: { person_id: anna.id } });
    expect(await entry(anna, bram)).toBeDefined();
  });

  test('people who share no more than a room among strangers are not listed', async () => {
    const client = new Client({ connectionString: home.databaseUrl });
    await client.connect();
    try {
      const room = newId();
      await client.query(
        `insert into spaces (id, kind, name, created_at, rev, changed_rev) values ($1, 'room', 'A room', now(), 1, 1)`,
        [room],
      );
      for (const { id } of [anna, stranger])
        await client.query(
          `insert into space_members (space_id, person_id, role, joined_at, rev, sees_from)
           values ($1, $2, 'member', now(), 1, 1)`,
          [room, id],
        );
    } finally {
      await client.end();
    }
    expect(await entry(anna, stranger)).toBeUndefined();
    expect(await entry(stranger, anna)).toBeUndefined();
  });

  test('who left is no longer listed, nor are those they left for them', async () => {
    const mia = await home.town.guestOf(anna, family, 'Mia');
    expect(await entry(bram, mia)).toBeDefined();
    await mia.call(removeMember, { params: { space_id: family, person_id: mia.id } });
    expect(await entry(bram, mia)).toBeUndefined();
    expect(await entry(mia, bram)).toBeUndefined();
  });
});

/** Whether somebody is here, by all that this connection was told. */
const seesHere = ({ frames }: Listener, person: string): boolean =>
  frames.reduce((here, frame) => {
    if (frame.t === 'watching') return frame.here.includes(person);
    if (frame.t !== 'signal' || frame.signal.s !== 'here' || frame.signal.person !== person) return here;
    return frame.signal.here;
  }, false);

describe('[K32] online', () => {
  test('is whoever is connected now, wherever they look, until their last connection ends', async () => {
    expect(await status(anna, bram)).toBe('offline');
    const [phone, laptop] = [await Listener.open(bram), await Listener.open(bram)];
    await expect.poll(() => status(anna, bram)).toBe('online');
    await phone.close();
    expect(await status(anna, bram)).toBe('online');
    await laptop.close();
    await expect.poll(() => status(anna, bram)).toBe('offline');
  });

  test('who hides their presence reads as offline at once, in the directory and where they look', async () => {
    const hers = await Listener.watching(anna, family);
    const his = await Listener.watching(bram, family);
    const isHere = () => seesHere(hers, bram.id);
    await expect.poll(isHere).toBe(true);
    expect(await status(anna, bram)).toBe('online');
    await bram.call(changeProfile, { body: { shows_presence: false } });
    expect(await status(anna, bram)).toBe('offline');
    await expect.poll(isHere).toBe(false);

    his.say({ t: 'typing', space: family, on: true });
    const again = await Listener.watching(bram, family);
    await bram.call(postMessage, {
      params: { space_id: family },
      body: { id: newId(), content: 'Said after that' },
    });
    await hers.until(() => JSON.stringify(hers.frames).includes('Said after that'));
    expect(isHere()).toBe(false);
    expect(hers.signals()).not.toContainEqual({ s: 'typing', person: bram.id, on: true });

    await bram.call(changeProfile, { body: { shows_presence: true } });
    await expect.poll(isHere).toBe(true);
    expect(await status(anna, bram)).toBe('online');
    await Promise.all([hers, his, again].map((each) => each.close()));
  });
});
