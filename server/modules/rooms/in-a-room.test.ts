import { newId } from '@kinsong/contract/common/ids.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { listMessages, postMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import { trustTap } from '@kinsong/contract/messages/trust-taps.ts';
import { roomChanged } from '@kinsong/contract/rooms/events.ts';
import * as ours from '@kinsong/contract/rooms/rooms.ts';
import * as specified from '@kinsong/contract/rooms/specification-calls.ts';
import type { RoomTerms } from '@kinsong/contract/rooms/room.ts';
import { changeRole, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { childOf } from '../../test/children.ts';
import type { Citizen } from '../../test/people.ts';
import { available, found, join, leave, lobby, moved, open, send } from '../../test/rooms.ts';
import { Listener } from '../../test/socket-listener.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let olaf: Citizen;
let mila: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  [anna, bram, olaf] = [
    await home.town.person('Anna'),
    await home.town.person('Bram'),
    await home.town.person('Olaf'),
  ];
  await moved(home.app.house, anna, 'onboarded');
  mila = await childOf(anna, (await anna.found('Sunday Table')).id, 'Mila');
});
afterAll(() => home.close());

const code = (code: string) => ({ code });

describe('saying', () => {
  test('[K24] what one sends stands in the room as a message like any other', async () => {
    const { id } = await found(anna, 'Two at One Table');
    await join(bram, id);
    const said = await send(bram, id, 'Good evening');
    expect(said).toMatchObject({
      user_id: bram.id,
      user_name: 'Bram',
      message: 'Good evening',
      trust_taps: [],
    });
    const { messages } = await anna.call(listMessages, { params: { space_id: id }, query: {} });
    expect(messages).toMatchObject([{ id: said.id, author_id: bram.id, content: 'Good evening' }]);
  });

  test('[K24] [E24] another’s name, a room one is not in and a salon are refused with the specification’s words', async () => {
    const { id } = await found(anna, 'Said by Whom');
    const salon = await anna.found('No Room');
    for (const refused of [
      { room_id: id, user_id: bram.id },
      { room_id: salon.id, user_id: anna.id },
      { room_id: newId(), user_id: anna.id },
    ]) {
      const response = await anna.send(specified.sendRoomMessage, { body: { ...refused, message: 'Hello' } });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { code: 'room.send', detail: 'Failed to send message to consciousness field' },
      ]);
    }
    await expect(send(olaf, id, 'From outside')).rejects.toMatchObject(code('room.send'));
    await expect(send(anna, id, ' ')).rejects.toMatchObject(code('input.wrong'));
  });

  test('[K26] a tap in a room counts for its message, and is refused in another’s name or from outside', async () => {
    const { id } = await found(anna, 'Tapped');
    await join(bram, id);
    const said = await send(anna, id, 'This rang true');
    const tap = { room_id: id, message_id: said.id };
    expect(await bram.call(trustTap, { body: { ...tap, tapper_id: bram.id } })).toMatchObject({
      trust_taps: 1,
    });
    await expect(bram.call(trustTap, { body: { ...tap, tapper_id: anna.id } })).rejects.toMatchObject(
      code('allowed.not'),
    );
    await expect(olaf.call(trustTap, { body: tap })).rejects.toMatchObject(code('found.not'));
  });
});

describe('whoever is under 16', () => {
  test('reads Limited, and is refused the lobby, entering, founding, sending and tapping', async () => {
    const { id } = await found(anna, 'Among Strangers');
    const { user } = await mila.call(sessionCheck, {});
    expect(user?.multiplayer_access).toBe('Limited');
    expect((await bram.call(sessionCheck, {})).user?.multiplayer_access).toBe('Enabled');
    const said = await send(anna, id, 'Not for children');
    const create = { name: 'Mine', room_type: 'consciousness_salon', trust_threshold: 100 } as const;
    const asked: readonly (() => Promise<unknown>)[] = [
      () => available(mila),
      () => lobby(mila),
      () => open(mila, id),
      () => join(mila, id),
      () => found(mila, 'Mine'),
      () => mila.call(specified.createRoom, { body: create }),
      () => send(mila, id, 'Hello'),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject(code('room.young'));
    await expect(mila.call(trustTap, { body: { room_id: id, message_id: said.id } })).rejects.toMatchObject(
      code('found.not'),
    );
  });
});

describe('leaving', () => {
  test('[M2] who leaves reads nothing more, and comes back by trust', async () => {
    const { id } = await found(anna, 'In and Out');
    await join(bram, id);
    await leave(bram, id);
    await expect(
      bram.call(postMessage, { params: { space_id: id }, body: { id: newId(), content: 'Still here' } }),
    ).rejects.toMatchObject(code('found.not'));
    await expect(leave(bram, id)).rejects.toMatchObject(code('found.not'));
    expect((await join(bram, id)).room.participants).toEqual([anna.id, bram.id]);
  });

  test('[M2] an owner’s place passes to a steward before who is there longest; the last takes the room along', async () => {
    const { id } = await found(anna, 'Passed On');
    await join(olaf, id);
    await join(bram, id);
    await anna.call(changeRole, { params: { space_id: id, person_id: bram.id }, body: { role: 'steward' } });
    await leave(anna, id);
    expect(await open(anna, id)).toMatchObject({ owner: bram.id, members: 2 });
    await leave(bram, id);
    expect((await open(anna, id)).owner).toBe(olaf.id);
    await leave(olaf, id);
    await expect(open(anna, id)).rejects.toMatchObject(code('found.not'));
  });

  test('a salon is not left by this door', async () => {
    const salon = await anna.found('Not a Room');
    await expect(leave(anna, salon.id)).rejects.toMatchObject(code('found.not'));
  });
});

describe('the rule of a room', () => {
  test('its owner changes it, everybody in it hears so, and whoever comes later is told of it', async () => {
    const { id } = await found(anna, 'For a Month');
    await join(bram, id);
    const listener = await Listener.watching(bram, id);
    const changed = await anna.call(ours.changeRule, { params: { room_id: id }, body: { rule: 'month' } });
    expect(changed.rule).toBe('month');
    const terms = (of: Listener) => of.events<RoomTerms>(id, roomChanged.name);
    await listener.until(() => terms(listener).some(({ rule }) => rule === 'month'));
    await join(olaf, id);
    const later = await Listener.watching(olaf, id);
    await later.until(() => terms(later).some(({ rule }) => rule === 'month'));
    expect((await open(olaf, id)).rule).toBe('month');
    await Promise.all([listener.close(), later.close()]);
  });

  test('nobody else changes it, nor who was its owner a moment ago, nor anybody outside', async () => {
    const { id } = await found(anna, 'Whose Rule');
    await join(bram, id);
    const change = (who: Citizen) =>
      who.call(ours.changeRule, { params: { room_id: id }, body: { rule: 'month' } });
    await expect(change(bram)).rejects.toMatchObject(code('allowed.not'));
    await expect(change(olaf)).rejects.toMatchObject(code('found.not'));
    await anna.call(changeRole, { params: { space_id: id, person_id: bram.id }, body: { role: 'owner' } });
    await bram.call(changeRole, { params: { space_id: id, person_id: anna.id }, body: { role: 'steward' } });
    await expect(change(anna)).rejects.toMatchObject(code('allowed.not'));
    expect((await change(bram)).rule).toBe('month');
  });
});

test('[M2] a room is a space: its members see each other and what is said, as it is said', async () => {
  const { id } = await found(anna, 'Live');
  await join(bram, id);
  const listener = await Listener.watching(bram, id);
  await send(anna, id, 'Do you hear?');
  await listener.until(() =>
    listener.events<Message>(id, 'messages.changed').some(({ content }) => content === 'Do you hear?'),
  );
  const { space, members, abilities } = await bram.call(openSpace, { params: { space_id: id } });
  expect([space.kind, space.parent_id]).toEqual(['room', null]);
  expect(members.map(({ name }) => name)).toEqual(['Anna', 'Bram']);
  expect(abilities).not.toContain('spaces.invite');
  await listener.close();
});
