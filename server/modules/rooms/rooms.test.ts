import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { listMessages } from '@kinsong/contract/messages/messages.ts';
import * as ours from '@kinsong/contract/rooms/rooms.ts';
import * as specified from '@kinsong/contract/rooms/specification-calls.ts';
import { blockPerson } from '@kinsong/contract/seekers/blocks.ts';
import { archiveSpace, changeSettings, deleteSpace, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { available, found, join, leave, lobby, moved, open, send } from '../../test/rooms.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let olaf: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  [anna, bram, olaf] = [
    await home.town.person('Anna'),
    await home.town.person('Bram'),
    await home.town.person('Olaf'),
  ];
  await moved(home.app.house, anna, 'onboarded');
});
afterAll(() => home.close());

const code = (code: string) => ({ code });

describe('the lobby', () => {
  test('[K22] a room stands in the list in the words of the specification, with who is in it', async () => {
    const { room } = await anna.call(specified.createRoom, {
      body: {
        name: "Anna's Consciousness Salon",
        room_type: 'consciousness_salon',
        trust_threshold: 100,
      },
    });
    await join(bram, room.id);
    expect((await available(olaf)).find(({ id }) => id === room.id)).toEqual({
      id: room.id,
      name: "Anna's Consciousness Salon",
      room_type: 'consciousness_salon',
      trust_threshold: 100,
      participants: [anna.id, bram.id],
      participant_info: [
        { id: anna.id, name: 'Anna', avatar_url: '' },
        { id: bram.id, name: 'Bram', avatar_url: '' },
      ],
    });
  });

  test('[M1] a door above one’s trust is shown to oneself shut, and to whoever reaches it open', async () => {
    const { id } = await found(anna, 'The Upper Room', 120);
    const seen = async (who: Citizen) => (await lobby(who)).find((room) => room.id === id);
    expect(await seen(bram)).toMatchObject({
      open: false,
      missing: 20,
      threshold: 120,
      role: null,
      members: 1,
    });
    expect(await seen(anna)).toMatchObject({ open: true, missing: 0, role: 'owner', owner: anna.id });
    expect((await available(bram)).some((room) => room.id === id)).toBe(true);
  });

  test('[M1] a card has four faces, the number of all, and when something was last said', async () => {
    const { id } = await found(anna, 'Grief, and Cake After');
    expect(await open(bram, id)).toMatchObject({ last_said_at: null });
    for (const name of ['Cato', 'Dora', 'Ella', 'Finn']) await join(await home.town.person(name), id);
    const { timestamp } = await send(anna, id, 'The kettle is on');
    const room = await open(bram, id);
    expect(room.faces.map(({ name }) => name)).toEqual(['Anna', 'Cato', 'Dora', 'Ella']);
    expect([room.members, room.last_said_at]).toEqual([5, timestamp]);
  });

  test('the doors come in pages, the lowest threshold first', async () => {
    const all = await lobby(anna);
    expect(all.map(({ threshold }) => threshold)).toEqual(
      all.map(({ threshold }) => threshold).toSorted((a, b) => a - b),
    );
    const first = await anna.call(ours.listRooms, { query: { limit: 1 } });
    expect([first.rooms, first.more]).toEqual([[all[0]], true]);
    const rest = await anna.call(ours.listRooms, { query: { after: all[0]!.id } });
    expect([rest.rooms, rest.more]).toEqual([all.slice(1), false]);
  });

  test('neither of two between whom there is a block finds a room of the other, but who is inside can leave', async () => {
    const [ida, jan] = [await home.town.person('Ida'), await home.town.person('Jan')];
    const [hers, his] = [await found(ida, 'Of Ida'), await found(jan, 'Of Jan')];
    await join(jan, hers.id);
    await ida.call(blockPerson, { params: { person_id: jan.id } });
    expect((await lobby(ida)).some(({ id }) => id === his.id)).toBe(false);
    expect((await available(ida)).some(({ id }) => id === his.id)).toBe(false);
    for (const ask of [open, join]) await expect(ask(ida, his.id)).rejects.toMatchObject(code('found.not'));
    expect((await lobby(jan)).some(({ id }) => id === hers.id)).toBe(true);
    await leave(jan, hers.id);
    expect((await lobby(jan)).some(({ id }) => id === hers.id)).toBe(false);
  });
});

describe('entering', () => {
  test('[K23] whoever has the trust is in at once, twice is once, and reads from then on', async () => {
    const { id } = await found(anna, 'The Night Kitchen');
    await send(anna, id, 'Before you came');
    const first = await join(bram, id);
    expect((await join(bram, id)).room).toEqual(first.room);
    expect(first.room.participants).toEqual([anna.id, bram.id]);
    await send(anna, id, 'Welcome');
    const { messages } = await bram.call(listMessages, { params: { space_id: id }, query: {} });
    expect(messages.map(({ content }) => content)).toEqual(['Welcome']);
  });

  test('[K23] [E23] below the threshold one is refused with the specification’s words, and is not inside', async () => {
    const { id } = await found(anna, 'Not Yet', 120);
    const response = await bram.send(specified.joinRoom, { params: { room_id: id } });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      {
        code: 'room.join',
        detail: 'Failed to join consciousness salon. Check your trust resonance level.',
      },
    ]);
    expect((await open(bram, id)).role).toBeNull();
    await expect(send(bram, id, 'Hello?')).rejects.toMatchObject(code('room.send'));
  });

  test('[K23] a room that is none, a salon, and one that was archived or deleted open to nobody', async () => {
    const salon = await anna.found('A Salon');
    const [gone, closed] = [await found(anna, 'Gone Tomorrow'), await found(anna, 'Closed')];
    await anna.call(deleteSpace, { params: { space_id: gone.id } });
    await anna.call(archiveSpace, { params: { space_id: closed.id }, body: { archived: true } });
    for (const id of [newId(), salon.id, gone.id, closed.id])
      await expect(join(bram, id)).rejects.toMatchObject(code('found.not'));
    expect((await lobby(bram)).some(({ id }) => id === gone.id || id === closed.id)).toBe(false);
  });

  test('whoever was sent away is not let in again by trust', async () => {
    const { id } = await found(anna, 'The Quiet Table');
    await join(bram, id);
    await anna.call(removeMember, { params: { space_id: id, person_id: bram.id } });
    await expect(join(bram, id)).rejects.toMatchObject(code('space.sentAway'));
  });

  test('nobody is brought in by an invitation, and no owner can let themself be found by asking', async () => {
    const { id } = await found(anna, 'By Trust Alone');
    await expect(anna.call(inviteToSpace, { params: { space_id: id }, body: {} })).rejects.toMatchObject(
      code('allowed.not'),
    );
    const asking = anna.call(changeSettings, { params: { space_id: id }, body: { found_by: 'house' } });
    await expect(asking).rejects.toMatchObject(code('allowed.not'));
    await anna.call(changeSettings, { params: { space_id: id }, body: { name: 'By Trust' } });
    expect((await open(bram, id)).name).toBe('By Trust');
  });
});

describe('founding', () => {
  test('[K25] the room is there with its owner in it, its words are kept, and twice with one id is once', async () => {
    const body = { name: 'Of Anna', room_type: 'consciousness_salon', trust_threshold: 120 } as const;
    const { room } = await anna.call(specified.createRoom, { body });
    expect(await open(anna, room.id)).toMatchObject({
      rule: 'kept',
      threshold: 120,
      role: 'owner',
      members: 1,
    });
    const again = { id: newId(), name: 'Twice', threshold: 100, rule: 'month' } as const;
    const [one, other] = [
      await anna.call(ours.foundRoom, { body: again }),
      await anna.call(ours.foundRoom, { body: again }),
    ];
    expect(one).toEqual(other);
    await expect(bram.call(ours.foundRoom, { body: again })).rejects.toMatchObject(code('id.taken'));
  });

  test('[K25] [E25] nobody founds a room behind a door that is shut for them', async () => {
    const body = { name: 'Too High', room_type: 'consciousness_salon', trust_threshold: 120 } as const;
    const response = await bram.send(specified.createRoom, { body });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'room.create', detail: 'Failed to create consciousness salon' },
    ]);
    expect((await lobby(anna)).some(({ name }) => name === 'Too High')).toBe(false);
  });

  test('[K25] another threshold, another type and no name are no room', async () => {
    const good = { name: 'A Room', room_type: 'consciousness_salon', trust_threshold: 100 };
    for (const wrong of [{ trust_threshold: 110 }, { room_type: 'cellar' }, { name: '  ' }]) {
      const response = await anna.send(specified.createRoom, { body: { ...good, ...wrong } });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'input.wrong' }]);
    }
  });
});
