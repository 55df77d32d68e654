import type { userDashboard } from '@kinsong/contract/insights/dashboard.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { who } from '../../../platform/session/session.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import type { OwnTrust } from '../trust-parts.ts';
import { YouScreen } from './YouScreen.tsx';

type Dashboard = Answer<typeof userDashboard>;

const idOf = (n: number): string => `0199a0de-0000-7000-8000-00000000000${n}`;
const line = (n: number, more: Partial<Dashboard['due']['lines'][number]> = {}) => ({
  ...{ kind: 'task' as const, id: idOf(n), space_id: idOf(9), space_name: 'The Night Kitchen' },
  ...{ title: `Errand ${n}`, day: null, time: null, person: null },
  ...more,
});
const ruth = { id: idOf(8), name: 'Ruth', avatar_url: '' };

const empty: Dashboard = {
  ...{ bio: '', homepage_preference: 'gameplay', consciousness_level: 'awakening' },
  metrics: {
    ...{ wisdom_accumulated: 0, trust_score: 100, timeline_level: 1 },
    ...{ level_from: 0, level_next: 21 },
  },
  ...{ wisdom: [], retreat_access: false, secret_pages: 0 },
  ...{ due: { lines: [], more: 0 }, waiting: { lines: [], more: 0 } },
  done: { month: '2026-11', days: [], tasks: 0, for_others: 0, latest: [] },
};
const full: Dashboard = {
  ...empty,
  bio: 'Mends roofs, loses keys, sings alto. Two children, one grandmother in the back room.',
  metrics: {
    ...{ wisdom_accumulated: 862, trust_score: 151, timeline_level: 7 },
    ...{ level_from: 576, level_next: 953 },
  },
  wisdom: [
    { of: 'tasks', times: 402, points: 402 },
    { of: 'swaps', times: 46, points: 460 },
  ],
  ...{ retreat_access: true, secret_pages: 41 },
  due: {
    lines: [
      line(1, { day: '2026-11-02', title: 'Oma’s bed' }),
      line(2, { kind: 'asked', day: '2026-12-30', time: '16:00', person: ruth }),
    ],
    more: 3,
  },
  waiting: {
    lines: [line(3, { kind: 'vote', person: ruth, title: 'Which colour for the boat, and who paints it?' })],
    more: 0,
  },
  done: {
    ...{ month: '2026-11', tasks: 12, for_others: 4 },
    days: [
      { day: '2026-11-02', tasks: 3 },
      { day: '2026-11-03', tasks: 9 },
    ],
    latest: [{ id: idOf(4), space_id: idOf(9), title: 'Swept the chimney', day: '2026-11-03' }],
  },
};

const Trust: OwnTrust = ({ face, children }) =>
  children({ spiral: <div>{face}</div>, next: '17 more until Retreat Access opens', why: <h2>Why?</h2> });

type House = Parameters<typeof houseAnswers>[0];
let house: House = {};
let asked: Asked[] = [];

beforeEach(() => {
  goInside();
  house = { 'GET /api/user/dashboard': () => full };
});

interface Look {
  readonly known?: Dashboard;
  readonly skin?: Skin;
  readonly size?: Size;
  readonly retreats?: string;
}

async function look({ known, skin, size = 'narrow', retreats }: Look = {}): Promise<HTMLElement> {
  if (known !== undefined) house = { ...house, 'GET /api/user/dashboard': () => known };
  asked = houseAnswers(house);
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <YouScreen title="You" Trust={Trust} retreats={retreats} journal="/you/journal" />
    </QueryClientProvider>,
    skin,
    size,
  );
}
const expectShown = async (text: string | RegExp): Promise<void> => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe.each(skins)('[D1] the user dashboard in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])(
    'full, it has names, roles and contrast on a %s screen',
    async (size) => {
      const place = await look({ skin, size });
      await expectShown('Oma’s bed');
      await expectClean(place);
    },
  );
});

test.each([
  ['empty', empty],
  ['full', full],
])('[D1] %s, it says all that it has in words', async (_how, known) => {
  const place = await look({ known });
  await expectShown(`level ${known.metrics.timeline_level} of infinite levels`);
  await expectClean(place);
});

test('[D1] a new seeker reads what will stand here', async () => {
  await look({ known: empty });
  await expectShown('You have not said anything about yourself yet.');
  await expectShown('Nothing this week. The evening is yours.');
  await expectShown('Nobody waits for anything of yours.');
  await expectShown(/becomes a star here/);
});

test('[D1] wisdom points are named, with how often and how many', async () => {
  await look();
  await expectShown('862');
  await page.getByText('What they are of').click();
  await expectShown('46 perspective swaps seen through');
  await expectShown('460');
});

test('[D1] what is due and who waits lead to the very thing', async () => {
  await look();
  await expectShown('Oma’s bed');
  const due = page.getByRole('list', { name: 'What is due', exact: true }).getByRole('link');
  expect(due.elements().map((each) => each.getAttribute('href'))).toEqual([
    `/salon/${idOf(9)}?tab=todo&task=${idOf(1)}`,
    `/salon/${idOf(9)}?tab=todo&task=${idOf(2)}`,
  ]);
  await expectShown(/Ruth asks for your voice/);
  await expect.element(link('3 more in To Do')).toBeVisible();
});

test('[D1] what was done this month is a picture, with its numbers behind it', async () => {
  await look();
  await expect.element(page.getByRole('img', { name: '12 things done, 4 for others.' })).toBeVisible();
  await page.getByText('What it was').click();
  await expectShown('Swept the chimney');
  await expect.element(page.getByRole('row', { name: '3 November 9' })).toBeVisible();
});

test('[D1] Retreat Access stands there only for whom the gate is open', async () => {
  await look({ known: empty });
  await expectShown('Continue the Game');
  expect(link('Retreat Access').elements()).toEqual([]);
});

test('[D1] whoever has it is led to the retreats, where the house has them', async () => {
  await look({ retreats: '/retreats' });
  await expect.element(link('Retreat Access')).toHaveAttribute('href', '/retreats');
  await expect.element(link('Continue the Game')).toHaveAttribute('href', '/mairy');
  await expect.element(link('Return to Timeline')).toHaveAttribute('href', '/');
});

test('[D1] a preference is saved, and said so', async () => {
  house = { ...house, 'PUT /api/user/profile': () => ({ ...profile, homepage_preference: 'projects' }) };
  await look();
  await page.getByRole('radio', { name: 'My projects' }).click();
  await page.getByRole('button', { name: 'Save Preference' }).click();
  await expectShown(/From the next time on you land there/);
  expect(asked.at(-1)?.body).toEqual({ homepage_preference: 'projects' });
  expect(who.get()).toMatchObject({ user: { homepage_preference: 'projects' } });
});

test('[E17] a preference that could not be saved says so, and the choice stays', async () => {
  await look();
  await page.getByRole('radio', { name: 'My projects' }).click();
  await page.getByRole('button', { name: 'Save Preference' }).click();
  await expectShown('Failed to save preference');
  await expect.element(page.getByRole('radio', { name: 'My projects' })).toBeChecked();
  expect(who.get()).toMatchObject({ user: { homepage_preference: 'gameplay' } });
});

test('[E16] without an answer the dashboard says so, with Retry and Return', async () => {
  house = {};
  const place = await look();
  await expect.element(page.getByRole('heading', { name: 'Failed to load dashboard data' })).toBeVisible();
  await expect.element(link('Return')).toHaveAttribute('href', '/');
  await expectClean(place);
  houseAnswers({ 'GET /api/user/dashboard': () => full });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectShown('level 7 of infinite levels');
});

test('[E16] where the house says why, its words stand there', async () => {
  await look();
  vi.mocked(fetch).mockResolvedValue(
    Response.json({ code: 'house.full', detail: 'The house is very busy just now.' }, { status: 503 }),
  );
  await page.viewport(390, 844);
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <YouScreen title="You" Trust={Trust} />
    </QueryClientProvider>,
  );
  await expectShown('The house is very busy just now.');
});

test('[E16] a 401 signs out, and says that there is no authentication', async () => {
  await look();
  vi.mocked(fetch).mockResolvedValue(
    Response.json({ code: 'auth.needed', detail: 'No authentication found' }, { status: 401 }),
  );
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <YouScreen title="You" Trust={Trust} />
    </QueryClientProvider>,
  );
  await expectShown('No authentication found');
  await expect.poll(() => who.get().state).not.toBe('someone');
});

test('[D1] while it loads, its shape stands there', async () => {
  house = { ...house, 'GET /api/user/dashboard': () => new Promise<never>(() => {}) };
  await look();
  await expect.element(page.getByText('Loading what the house knows of you')).toBeInTheDocument();
});

const profile = {
  ...{ avatar_name: 'Anna', real_name: 'Anna', bio: '', availability: null, shows_presence: true },
  seen_by: { real_name: 'together', bio: 'together', availability: 'together' },
};
