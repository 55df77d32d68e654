import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { salon } from '../../../test/salon.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { files } from '../../files/index.ts';
import { messages } from '../../messages/index.ts';
import { blocked } from '../../seekers/blocks.data.ts';
import { seekers } from '../../seekers/index.ts';
import { spaces } from '../../spaces/manifest.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { rooms as module } from '../manifest.ts';
import { lobby, nothingSeen } from '../rooms.data.ts';
import { door } from '../sample-rooms.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { answersOfRoom, grete, kitchen, members, room, said, trust } from './sample-room.ts';

const onLeft = vi.fn<() => void>();

beforeEach(() => {
  goInside(spaces, messages, seekers, files, module);
  lobby.set(nothingSeen);
  blocked.set(new Set());
  mine.set({ state: 'live', spaces: new Map([[kitchen.id, kitchen]]) });
  onLeft.mockReset();
});

const look = (skin?: Skin, size?: Size, id = kitchen.id) =>
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <RoomScreen id={id} led={undefined} onLeft={onLeft} />
    </QueryClientProvider>,
    skin,
    size,
  );
const words = (text: string) => page.getByRole('article').getByText(text);
const told = (words: RegExp) => page.getByRole('alert').filter({ hasText: words });
const menu = async (item: string) => {
  await page.getByRole('button', { name: 'What to do in this room' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('[M2] a room shows what is said, who is there, its rule in words, and the way back', async () => {
  houseAnswers(answersOfRoom());
  await look('epic', 'wide');
  await expect.element(words('I still lay two cups.')).toBeVisible();
  await expect.element(page.getByText('Words go after 30 days', { exact: true })).toBeVisible();
  await expect.element(page.getByText('opens at 100')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Salons' })).toHaveAttribute('href', '/rooms');
  await page.getByRole('button', { name: 'Who is here: two at the table' }).click();
  await expect.element(page.getByRole('list', { name: 'At the table' }).getByText('Grete')).toBeVisible();
});

test('[M2] Trust Analytics says score, level, access, and what its figures are made of', async () => {
  houseAnswers(answersOfRoom());
  await look('epic', 'wide');
  const panel = page.getByRole('complementary', { name: 'Trust Analytics' });
  await expect.element(panel.getByText('Manifesto activated')).toBeVisible();
  await expect.element(panel.getByText('Enabled')).toBeVisible();
  await panel.getByText('Authenticity').click();
  await expect.element(panel.getByText(/^3 tasks others asked for, done and confirmed/)).toBeVisible();
  await expect.element(panel.getByText(/^1 task of yours that is late now/)).toBeVisible();
  await expect.element(panel.getByText('nothing yet')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: /Why is my trust/ }))
    .toHaveAttribute('href', '/trust');
});

test('[M2] on a phone Trust Analytics is a sheet, and says Limited where it is', async () => {
  houseAnswers({
    ...answersOfRoom(),
    'GET /api/rooms/trust-analytics': () => ({ ...trust, multiplayer_access: 'Limited' }),
  });
  await look();
  await page.getByRole('button', { name: 'Trust Analytics' }).click();
  await expect.element(page.getByRole('dialog').getByText('Limited')).toBeVisible();
});

test('[M2] figures that do not come leave the room as it is, with Retry', async () => {
  const answers = answersOfRoom();
  houseAnswers({ ...answers, 'GET /api/rooms/trust-analytics': () => ({ refused: 'house.broken' }) });
  await look('epic', 'wide');
  await expect.element(page.getByText(/The figures did not load/)).toBeVisible();
  houseAnswers(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Manifesto activated')).toBeVisible();
});

test('[M2] words of somebody one blocked are folded, and can be looked at', async () => {
  blocked.set(new Set([grete]));
  houseAnswers({
    ...answersOfRoom(),
    'GET /api/blocks': () => ({
      people: [{ person_id: grete, name: 'Grete', avatar_url: '', blocked_at: room.created_at }],
    }),
  });
  await look();
  await expect.element(page.getByText('Words of somebody you blocked')).toBeVisible();
  expect(words('I still lay two cups.').query()).toBeNull();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(words('I still lay two cups.')).toBeVisible();
});

test('[M2] its owner decides how long words stay', async () => {
  const asked = houseAnswers({
    ...answersOfRoom({ role: 'owner' }),
    [`PUT /api/rooms/${kitchen.id}/rule`]: () => ({ ...room, rule: 'kept' }),
  });
  mine.set({ state: 'live', spaces: new Map([[kitchen.id, { ...kitchen, role: 'owner' }]]) });
  await look();
  await expect.element(words('I still lay two cups.')).toBeVisible();
  await menu('How long words stay');
  await page.getByRole('dialog').getByText('Words stay', { exact: true }).click();
  await page.getByRole('button', { name: 'Keep it so' }).click();
  await expect.element(page.getByText('Words stay', { exact: true })).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/rule'))?.body).toEqual({ rule: 'kept' });
});

test('[M2] one leaves after being asked; a refusal stays to be read', async () => {
  const leaving = `DELETE /api/rooms/${kitchen.id}/me`;
  houseAnswers({ ...answersOfRoom(), [leaving]: () => ({ refused: 'house.broken' }) });
  await look();
  await expect.element(words('I still lay two cups.')).toBeVisible();
  await menu('Leave the room');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  houseAnswers({ ...answersOfRoom(), [leaving]: () => ({ left: true }) });
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
});

test('[M2] words are reported with a reason, and whoever said them can be blocked', async () => {
  const asked = houseAnswers({
    ...answersOfRoom(),
    [`POST /api/spaces/${kitchen.id}/messages/${said[0]!.id}/report`]: () => ({
      ...{ message_id: said[0]!.id, reported: true },
    }),
    [`PUT /api/blocks/${grete}`]: () => ({
      people: [{ person_id: grete, name: 'Grete', avatar_url: '', blocked_at: room.created_at }],
    }),
  });
  await look();
  const on = async (item: string) => {
    await page.getByRole('button', { name: 'What to do with what Grete said' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await on('Report these words');
  await page.getByRole('textbox', { name: /What is wrong/ }).fill('It was unkind');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/report'))).toBe(true);
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  await on('Block whoever said this');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(page.getByText('Words of somebody you blocked')).toBeVisible();
});

test('[E24] words that were not taken are kept, and said so in the words of the specification', async () => {
  houseAnswers({
    ...answersOfRoom(),
    [`POST /api/spaces/${kitchen.id}/messages`]: () => ({ refused: 'room.send' }),
  });
  await look();
  await page.getByRole('textbox').fill('Are you still here?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(told(/Failed to send message to consciousness field/)).toBeVisible();
  await expect.element(words('Are you still here?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await emptyOutbox();
});

test('[E24] whoever fell out of the room finds their words kept before its shut door', async () => {
  mine.set({ state: 'live', spaces: new Map() });
  // Of this room the browser holds nothing but what waits to be sent.
  const shut = door(79, { name: kitchen.name, open: false, missing: 12 });
  houseAnswers({
    [`GET /api/rooms/${shut.id}`]: () => shut,
    [`GET /api/spaces/${shut.id}`]: () => ({ refused: 'found.not' }),
  });
  await signedIn().outbox.write(shut.id, postMessage, {
    params: { space_id: shut.id },
    body: { id: newId(), content: 'One thing more', reply_to: null, files: [], mentions: [] },
  });
  await look('epic', 'narrow', shut.id);
  await expect.element(page.getByText('opens at 100, 12 more')).toBeVisible();
  await expect.element(told(/Failed to send.*kept on this device.*One thing more/s)).toBeVisible();
  await emptyOutbox();
});

test('[M2] without a line what is written waits, and goes later', async () => {
  houseAnswers(answersOfRoom());
  await look();
  await expect.element(words('I still lay two cups.')).toBeVisible();
  await page.getByRole('textbox').fill('From the tunnel');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Kept, and sent later').first()).toBeVisible();
  await emptyOutbox();
});

test('[M2] [E23] from its address one comes to its door, and a refusal is told there', async () => {
  const shown = door(78, { name: 'Fathers at the workbench' });
  houseAnswers({
    [`GET /api/rooms/${shown.id}`]: () => shown,
    [`GET /api/spaces/${shown.id}`]: () => ({ refused: 'found.not' }),
    [`POST /api/multiplayer/join-room/${shown.id}`]: () => ({ refused: 'room.join' }),
  });
  await look('epic', 'narrow', shown.id);
  await page.getByRole('button', { name: 'Enter Fathers at the workbench' }).click();
  await expect.element(told(/^Failed to join consciousness salon\. Check/)).toBeVisible();
});

test.each([
  ['found.not', 'There is no such door'],
  ['room.young', 'Rooms open at sixteen'],
])('[M2] an address that is refused with %s says: %s', async (refused, heading) => {
  const id = salon(77).id;
  houseAnswers({
    [`GET /api/rooms/${id}`]: () => ({ refused }),
    [`GET /api/spaces/${id}`]: () => ({ refused: 'found.not' }),
  });
  await look('epic', 'narrow', id);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
});

const looks = skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const));

test.each(looks)(
  '[M2] %s, %s: a room is told cleanly, full and before its first words',
  async (skin, size) => {
    houseAnswers(answersOfRoom());
    const place = await look(skin, size);
    await expect.element(words('I still lay two cups.')).toBeVisible();
    expect(members.length).toBe(2);
    await expectClean(place);
  },
);
