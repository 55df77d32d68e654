import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { seekers } from '../../seekers/index.ts';
import { blocked } from '../../seekers/blocks.data.ts';
import { activity } from '../../spaces/index.ts';
import { spaces } from '../../spaces/manifest.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { messages } from '../manifest.ts';
import { heard, unreadAsked } from '../unread.data.ts';
import { Conversations } from './Conversations.tsx';
import { soughtWords, type PlaceOf } from './conversations.ts';

const bram = salonId(50);
const roof = salon(1, { name: 'Mending the House', members: 2 });
const mairy = salon(2, { name: 'Mairy', kind: 'thread' });
const kitchen = salon(3, { name: 'The Night Kitchen', kind: 'room', role: 'member', members: 6 });
const swap = salon(4, { name: 'Perspective swap', kind: 'swap' });
const hamlet = salon(5, { name: 'Seven Orchards', kind: 'hamlet' });
const gone = salon(6, { name: 'The Shed', deleted_at: '2026-10-01T10:00:00.000Z' });
const all = [roof, mairy, kitchen, swap, hamlet, gone];

const placeOf: PlaceOf = ({ id, kind, name }) => {
  const picture = <i />;
  if (kind === 'thread') return { name, href: '/mairy', picture };
  if (kind === 'room') return { name, href: `/rooms/${id}`, picture };
  if (kind === 'swap')
    return { name: 'The attic', href: '/mairy/swap/1', picture, line: 'with Bram: You tell' };
  return undefined;
};

const said = (space: { id: string }, day: number, content: string, by: string, unread = 0) => ({
  ...{ space_id: space.id, unread, mentions: 0, seen: 3 },
  last: {
    ...{ id: salonId(70 + day), seq: 4, author_id: by, author_name: by === bram ? 'Bram' : '', content },
    created_at: `2026-10-1${day}T10:00:00.000Z`,
  },
});
const talked = [
  said(roof, 4, 'The ladder is here', bram, 2),
  said(mairy, 3, 'Good evening', voices.mairy.id),
  said(kitchen, 2, 'I still lay two cups', bram),
];

beforeEach(() => {
  goInside(spaces, messages, seekers);
  blocked.set(new Set());
  soughtWords.set('');
  mine.set({ state: 'live', spaces: new Map(all.map((each) => [each.id, each])) });
  activity.set(new Map(talked.map((each) => [each.space_id, each])));
  unreadAsked.set('live');
});

const look = (skin?: (typeof skins)[number], size?: Size) =>
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <Conversations title="Conversations" placeOf={placeOf} />
    </QueryClientProvider>,
    skin,
    size,
  );
const rows = () =>
  page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link')
    .elements()
    .map((each) => [each.getAttribute('href'), each.textContent]);
const retry = page.getByRole('button', { name: 'Retry' });
const field = page.getByRole('searchbox', { name: 'Search by name and by what was said' });

test('[N1] all one’s conversations stand in one list, the newest first, each with who said what and its place', async () => {
  await look();
  expect(rows().map(([href]) => href)).toEqual([
    `/salon/${roof.id}`,
    '/mairy',
    `/rooms/${kitchen.id}`,
    '/mairy/swap/1',
  ]);
  const [first, second, , last] = rows().map(([, words]) => words);
  expect(first).toMatch(/^Mending the HouseBram: The ladder is here.*2 unread$/);
  expect(second).toContain('Mairy: Good evening');
  expect(last).toContain('The atticwith Bram: You tell');
  await expect.element(page.getByText('Something new in one of them')).toBeVisible();
});

test('[N1] new words move their conversation up while one looks, and count', async () => {
  await look();
  heard(kitchen.id, [
    {
      ...{ id: salonId(90), space_id: kitchen.id, author_id: bram, seq: 9, rev: 9, content: 'Soup' },
      ...{ reply_to: null, attachments: [], edited_at: null, deleted_at: null },
      created_at: '2026-10-20T10:00:00.000Z',
    },
  ]);
  await expect.poll(() => rows()[0]?.[1]).toMatch(/The Night Kitchen.*Soup.*1 unread/);
});

test('[N1] conversations are found by name, whatever the accents, and by words anywhere in them', async () => {
  const message = {
    ...{
      id: salonId(91),
      space_id: kitchen.id,
      author_id: anna.id,
      seq: 2,
      rev: 2,
      content: 'Rhubarb at night',
    },
    ...{ reply_to: null, attachments: [], edited_at: null, deleted_at: null },
    created_at: '2026-10-02T10:00:00.000Z',
  };
  houseAnswers({
    'GET /api/messages/search': () => ({ messages: [message] }),
    'GET /api/blocks': () => ({ people: [] }),
  });
  await look();
  await field.fill('níght');
  await expect.poll(() => rows().map(([href]) => href)).toEqual([`/rooms/${kitchen.id}`]);
  const found = page.getByRole('link', { name: /You in The Night Kitchen/ });
  await expect.element(found).toHaveAttribute('href', `/rooms/${kitchen.id}?message=${message.id}`);
  await field.fill('zzz');
  await expect.element(page.getByText('No conversation of yours is called that.')).toBeVisible();
});

test('[N1] without an answer names are searched still, and it is said that words were not', async () => {
  await look();
  await field.fill('mending');
  await expect.poll(() => rows().length).toBe(1);
  await expect.element(page.getByText(/only names were searched/)).toBeVisible();
  await expect.element(retry).toBeVisible();
});

test('[N1] the words of somebody one blocked are folded in a room', async () => {
  blocked.set(new Set([bram]));
  await look();
  await expect.poll(() => rows()[2]?.[1]).toContain('Words of somebody you blocked');
  expect(rows()[0]?.[1]).toContain('The ladder is here');
});

test('[N1] nothing is called empty before the house has answered; then the first way is to Mairy', async () => {
  mine.set({ state: 'opening', spaces: new Map() });
  await look();
  await expect.element(page.getByText('Looking for your conversations')).toBeInTheDocument();
  mine.set({ state: 'live', spaces: new Map() });
  await expect.element(page.getByRole('link', { name: 'Talk with Mairy' })).toHaveAttribute('href', '/mairy');
});

test('[N1] what was last known stands while the house does not answer, and says so, with Retry', async () => {
  unreadAsked.set('failed');
  await look();
  expect(rows()).toHaveLength(4);
  houseAnswers({
    'GET /api/unread': () => ({ unread: talked }),
    'GET /api/spaces': () => ({ spaces: all }),
  });
  await retry.click();
  await expect.poll(() => retry.query()).toBeNull();
});

test('[N1] with nothing known, no answer is told, with Retry', async () => {
  mine.set({ state: 'failed', spaces: new Map() });
  await look();
  await expect.element(page.getByText(/Your conversations could not be loaded/)).toBeVisible();
  await expect.element(retry).toBeVisible();
});

test.each(skins.flatMap((skin) => (['narrow', 'wide'] as const).map((size) => [skin, size] as const)))(
  '[N1] %s, %s: conversations are told cleanly',
  async (skin, size) => {
    await expectClean(await look(skin, size));
  },
);
