import type { Room } from '@kinsong/contract/rooms/room.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { seekers } from '../../seekers/index.ts';
import { spaces } from '../../spaces/manifest.ts';
import { rooms as module } from '../manifest.ts';
import { lobby, nothingSeen, roomsKept } from '../rooms.data.ts';
import { door, hall } from '../sample-rooms.ts';
import { RoomsLobby } from './RoomsLobby.tsx';

const onRoom = vi.fn<(id: string) => void>();

beforeEach(async () => {
  goInside(spaces, seekers, module);
  const { cache } = signedIn();
  await cache.write((await cache.all(roomsKept)).map(({ id }) => ({ store: roomsKept, drop: id })));
  lobby.set(nothingSeen);
  onRoom.mockReset();
});

const doors = (rooms: readonly Room[] = hall) => ({ 'GET /api/rooms': () => ({ rooms, more: false }) });
const look = (skin?: Skin, size?: Size) => mount(<RoomsLobby title="Rooms" onRoom={onRoom} />, skin, size);
const behind = (name: string) => page.getByRole('article', { name });
const enter = (name: string) => page.getByRole('button', { name: `Enter ${name}` });
const told = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
const create = page.getByRole('button', { name: 'Create Consciousness Salon' });

test('[M1] a door is green at or above its threshold and red below, and says so in words', async () => {
  houseAnswers(doors());
  await look();
  const words = behind('The Night Kitchen').getByText('opens at 100');
  const short = behind('The upper room').getByText('opens at 120, 16 more');
  await expect.element(words).toBeVisible();
  const colour = (of: typeof words) => getComputedStyle(of.element()).color;
  const named = (name: string) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  expect(colour(words)).toBe(named('--good'));
  expect(colour(short)).toBe(named('--ember'));
  expect(enter('The upper room').query()).toBeNull();
  const way = behind('The upper room').getByRole('link', { name: 'How to get there' });
  await expect.element(way).toHaveAttribute('href', '/trust');
});

test('[M1] four faces stand before a door, and how many more', async () => {
  houseAnswers(doors());
  await look();
  await expect.element(behind('The Night Kitchen').getByText('+2 more')).toBeVisible();
  await expect.element(behind('The Night Kitchen').getByText('Kofi')).toBeInTheDocument();
  expect(behind('Fathers at the workbench').getByText(/more/).query()).toBeNull();
});

test('[M1] a door one passed stays open through its notice, and says until when', async () => {
  const closing = door(1, { threshold: 120, missing: 20, closes_at: '2027-05-03T10:00:00.000Z' });
  houseAnswers(doors([closing]));
  await look();
  await expect.element(page.getByText('opens at 120, open to you until 3 May 2027')).toBeVisible();
  await expect.element(enter('Room 1')).toBeVisible();
});

test('[M1] one enters, and goes into the room', async () => {
  const joined = { ...hall[0]!, role: 'member' as const };
  const asked = houseAnswers({
    ...doors(),
    [`POST /api/multiplayer/join-room/${joined.id}`]: () => ({
      room: {
        ...{ id: joined.id, name: joined.name, room_type: 'consciousness_salon', trust_threshold: 100 },
        ...{ participants: [], participant_info: [] },
      },
    }),
    [`GET /api/rooms/${joined.id}`]: () => joined,
  });
  await look();
  await enter('The Night Kitchen').click();
  await expect.poll(() => onRoom.mock.calls).toEqual([[joined.id]]);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[M1] whoever is in a room already only goes in', async () => {
  const asked = houseAnswers(doors([door(1, { role: 'member' })]));
  await look();
  await enter('Room 1').click();
  await expect.poll(() => onRoom.mock.calls.length).toBe(1);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

test('[M1] [E23] a refused join says what to check, and shows the door as it stands now', async () => {
  const { id } = hall[0]!;
  houseAnswers({
    ...doors(),
    [`POST /api/multiplayer/join-room/${id}`]: () => ({ refused: 'room.join' }),
    [`GET /api/rooms/${id}`]: () => ({ ...hall[0]!, open: false, missing: 4 }),
  });
  await look();
  await enter('The Night Kitchen').click();
  await expect
    .element(told(/^Failed to join consciousness salon. Check your trust resonance level.$/))
    .toBeVisible();
  await expect.element(behind('The Night Kitchen').getByText('opens at 100, 4 more')).toBeVisible();
  expect(onRoom).not.toHaveBeenCalled();
});

test('[E23] without an answer the same is said, and that it was the connection', async () => {
  houseAnswers(doors());
  await look();
  await enter('The Night Kitchen').click();
  await expect.element(told(/Failed to join consciousness salon[^]*connection/)).toBeVisible();
});

test('[M1] without a room that is open to one, that is said in the words of the specification', async () => {
  houseAnswers(doors([]));
  await look();
  await expect
    .element(page.getByRole('heading', { name: 'No consciousness salons available at your trust level' }))
    .toBeVisible();
  await expect.element(create).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return' })).toHaveAttribute('href', '/mairy');
});

test('[M1] with shut doors alone it is said above them', async () => {
  houseAnswers(doors(hall.slice(3)));
  await look();
  await expect.element(page.getByText('No consciousness salons available at your trust level')).toBeVisible();
  await expect.element(behind('The upper room')).toBeVisible();
});

test('[M1] under 16 no door is shown, and why is said kindly', async () => {
  houseAnswers({ 'GET /api/rooms': () => ({ refused: 'room.young' }) });
  await look();
  await expect.element(page.getByRole('heading', { name: 'Rooms open at sixteen' })).toBeVisible();
  expect(page.getByRole('article').query()).toBeNull();
  expect(create.query()).toBeNull();
});

test('[M1] doors are looked for first; without an answer that is said, with Retry', async () => {
  await look();
  await expect.element(page.getByText('The rooms could not be loaded.', { exact: false })).toBeVisible();
  houseAnswers(doors());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(behind('The Night Kitchen')).toBeVisible();
});

test('[M1] doors known from before stand while the house does not answer, and say so', async () => {
  lobby.set({ state: 'kept', rooms: hall, more: false });
  await look();
  await expect.element(page.getByText('This is what was last known.', { exact: false })).toBeVisible();
  await expect.element(behind('The Night Kitchen')).toBeVisible();
});

const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));

test.each(looks)('[M1] %s, %s: the hall is told cleanly', async (skin, size) => {
  const long = door(6, {
    name: 'A consciousness salon whose name goes on and on and on and on and then some',
  });
  houseAnswers(doors([...hall, long]));
  const place = await look(skin, size);
  await expect.element(behind('The Night Kitchen')).toBeVisible();
  await expectClean(place);
});

test.each(looks)('[M1] %s, %s: an empty hall and a broken one are told cleanly', async (skin, size) => {
  houseAnswers(doors([]));
  await expectClean(await look(skin, size));
});
