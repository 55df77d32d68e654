import { newId } from '@kinsong/contract/common/ids.ts';
import { logout } from '@kinsong/contract/identity/identity.ts';
import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { trustTap } from '@kinsong/contract/messages/trust-taps.ts';
import { deleteSpace, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { childOf } from '../../test/children.ts';
import { Citizen } from '../../test/people.ts';
import { RoomListener } from '../../test/room-listener.ts';
import { found, join, leave, send } from '../../test/rooms.ts';
import { publishTapCounts } from '../messages/index.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  [anna, bram] = [await home.town.person('Anna'), await home.town.person('Bram')];
});
afterAll(() => home.close());

async function roomOfTwo(name: string): Promise<string> {
  const { id } = await found(anna, name);
  await join(bram, id);
  return id;
}

/** The calls of S2 §7 as a client makes them that knows nothing else: a bearer token, JSON and a socket. */
const plain = (who: Citizen, path: string, body?: object): Promise<Response> =>
  fetch(`${who.base}/api/multiplayer/${path}`, {
    method: path === 'rooms' ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test('[M2] [K39] a client that knows only the specification founds, joins, hears, says and is tapped', async () => {
  const name = "Anna's Consciousness Salon";
  const wanted = { name, room_type: 'consciousness_salon', trust_threshold: 100 };
  const { room } = (await (await plain(anna, 'create-room', wanted)).json()) as { room: { id: string } };
  for (const who of [anna, bram]) expect((await plain(who, `join-room/${room.id}`, {})).status).toBe(200);
  const [hers, his] = [await RoomListener.open(anna, room.id), await RoomListener.open(bram, room.id)];
  const said = { room_id: room.id, user_id: bram.id, message: 'Good evening' };
  expect((await plain(bram, 'send-message', said)).status).toBe(200);
  await Promise.all([hers, his].map((each) => each.until(() => each.messages().length > 0)));
  const [message] = hers.messages();
  expect(message).toMatchObject({
    user_id: bram.id,
    user_name: 'Bram',
    message: 'Good evening',
    trust_taps: [],
  });
  const tap = { tapper_id: anna.id, message_id: message!.id, room_id: room.id };
  expect((await plain(anna, 'trust-tap', tap)).status).toBe(200);
  await publishTapCounts(home.app.house, new Date(Date.now() + 3_600_000));
  await his.until(() => his.frames.some(({ type }) => type === 'trust_tap'));
  expect(his.frames.at(-1)).toEqual({
    type: 'trust_tap',
    message_id: message!.id,
    trust_score: 100,
    trust_taps: [{}],
  });
  await Promise.all([hers.close(), his.close()]);
});

test('[K39] whoever joins hears what is said from then on, and nothing from before', async () => {
  const { id } = await found(anna, 'From Now On');
  await send(anna, id, 'Before');
  await join(bram, id);
  const room = await RoomListener.open(bram, id);
  await send(anna, id, 'After');
  await room.until(() => room.messages().length > 0);
  expect(room.messages().map(({ message }) => message)).toEqual(['After']);
  await room.close();
});

describe('access lost closes the socket', () => {
  const endings: readonly (readonly [string, (id: string, guest: Citizen) => Promise<unknown>])[] = [
    ['they left', (id, guest) => leave(guest, id)],
    [
      'they were sent away',
      (id, guest) => anna.call(removeMember, { params: { space_id: id, person_id: guest.id } }),
    ],
    ['the room was deleted', (id) => anna.call(deleteSpace, { params: { space_id: id } })],
    ['their session ended', (_, guest) => guest.call(logout, {})],
  ];
  test.each(endings)('[K39] %s', async (_, end) => {
    const guest = await home.town.person('Gast');
    const { id } = await found(anna, 'Until');
    await join(guest, id);
    const room = await RoomListener.open(guest, id);
    await end(id, guest);
    await room.until(() => room.closedWith !== undefined);
    expect(room.closedWith).toBe(closeCodes.session);
  });

  test('[K39] while it opens, too: of leaving and opening at once nobody goes on hearing', async () => {
    const id = await roomOfTwo('At Once');
    for (let n = 0; n < 20; n += 1) {
      await join(bram, id);
      const room = new RoomListener(bram, id);
      await Promise.all([room.opened, leave(bram, id)]);
      await room.until(() => room.closedWith !== undefined);
      expect(room.closedWith).toBe(closeCodes.session);
    }
  });
});

test('[K39] whoever is not in the room, or under 16, hears nothing: their socket closes and says why', async () => {
  const id = await roomOfTwo('Not for All');
  const olaf = await home.town.person('Olaf');
  const mila = await childOf(anna, (await anna.found('Sunday Table')).id, 'Mila');
  const nobody = new Citizen(anna.base, 'no token', newId(), 'Nobody');
  for (const [who, code] of [
    [olaf, closeCodes.session],
    [nobody, closeCodes.session],
    [mila, closeCodes.young],
  ] as const) {
    const room = await RoomListener.open(who, id);
    await send(anna, id, 'Among us');
    await room.until(() => room.closedWith !== undefined);
    expect([room.closedWith, room.frames]).toEqual([code, []]);
  }
});

test('a tap of oneself, or of what is not in the room, is refused', async () => {
  const id = await roomOfTwo('Tapping');
  const said = await send(anna, id, 'Mine');
  const tap = (message_id: string) => anna.call(trustTap, { body: { room_id: id, message_id } });
  await expect(tap(said.id)).rejects.toMatchObject({ code: 'allowed.not' });
  await expect(tap(newId())).rejects.toMatchObject({ code: 'found.not' });
});
