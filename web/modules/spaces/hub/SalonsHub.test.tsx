import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { salon } from '../../../test/salon.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { spaces as spacesModule } from '../manifest.ts';
import { mine, spacesKept, type MySpaces } from '../spaces.data.ts';
import { wanted } from './find-salons.ts';
import { SalonsHub } from './SalonsHub.tsx';

const today = dayOf(new Date());
const now = new Date().toISOString();
const yesterday = addDays(today, -1);
const roof = salon(
  1,
  { name: 'Mending the House', members: 4 },
  {
    open_tasks: 7,
    done_tasks: 11,
    due: { [yesterday]: 1 },
    open_votes: 1,
    mandatory_votes: 1,
    last_activity_at: now,
  },
);
const week = salon(2, { name: 'Oma’s Week' }, { open_tasks: 3, done_tasks: 9, last_activity_at: now });
const table = salon(3, { name: 'The Long Table', kind: 'guild', members: 14, subtitle: 'Nobody eats alone' });
const work = salon(4, { name: 'Dekker & Daughter', template: 'company' }, { open_tasks: 6, done_tasks: 4 });
const attic = salon(5, { name: 'The Attic', archived_at: now });
const shed = salon(6, { name: 'The Shed', deleted_at: now });
const all = [roof, week, table, work, attic, shed];

const onFounded = vi.fn<(space: MySpace) => void>();
const onWriteManifesto = vi.fn<(name: string, vision: string) => void>();

beforeEach(() => {
  goInside(spacesModule);
  wanted.set({ query: '', order: 'activity', open: false });
});

interface Looks {
  spaces?: readonly MySpace[];
  state?: MySpaces['state'];
  skin?: Skin;
  size?: Size;
}

function look({ spaces = all, state = 'live', skin, size }: Looks = {}): Promise<HTMLElement> {
  mine.set({ state, spaces: new Map(spaces.map((each) => [each.id, each])) });
  return mount(
    <SalonsHub
      title="My Projects and Guilds"
      bar={{ label: 'In the salons', items: [] }}
      onFounded={onFounded}
      onWriteManifesto={onWriteManifesto}
    />,
    skin,
    size,
  );
}

const cards = (list = 'Salons') =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('heading')
    .elements()
    .map((each) => each.textContent);

const textOf = (locator: Locator) => () => locator.element().textContent;

const long = { name: 'A name of eighty letters goes on and on until somebody says stop it please, now' };
const hundred = Array.from({ length: 100 }, (_, n) =>
  salon(100 + n, { name: `Salon ${n}` }, { open_tasks: n }),
);

const views: Readonly<Record<string, Looks>> = {
  'cards and long names': { spaces: [salon(7, long), ...all] },
  'no salons': { spaces: [] },
  'nothing yet': { spaces: [], state: 'opening' },
  'no answer': { spaces: [], state: 'failed' },
  'what was last known': { state: 'failed' },
};

describe.each(skins)('[P1] the hub in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test.each(Object.keys(views))('with %s has names, roles and contrast', async (view) => {
      await expectClean(await look({ skin, size, ...views[view] }));
    });
  });
});

test('[P1] a card tells how a salon stands: health, members, progress, what is late, votes, last activity', async () => {
  await look();
  const card = page.getByRole('link', { name: /Mending the House/ });
  for (const words of [
    /Needs attention/,
    /4 members/,
    /61%/,
    /11 of 18/,
    /1 late/,
    /1 vote/,
    /now$/,
  ] as const)
    await expect.poll(textOf(card)).toMatch(words);
  await expect.poll(textOf(page.getByRole('link', { name: /Oma’s Week/ }))).toMatch(/Excellent/);
  await expect.poll(textOf(page.getByRole('link', { name: /The Long Table/ }))).toMatch(/Guild of 14/);
  await expect.poll(textOf(page.getByRole('link', { name: /Dekker/ }))).toMatch(/My Company/);
});

test('[P1] a card moves on when what is counted does', async () => {
  await look();
  mine.change((before) => ({
    ...before,
    spaces: new Map([
      ...before.spaces,
      [roof.id, { ...roof, vitals: { ...roof.vitals, open_tasks: 6, done_tasks: 12, due: {} } }],
    ]),
  }));
  const card = page.getByRole('link', { name: /Mending the House/ });
  await expect.poll(textOf(card)).toMatch(/12 of 18/);
  await expect.poll(textOf(card)).not.toMatch(/\d late/);
});

test('[P1] cards are found by name, stand in the order one wants, and all come back', async () => {
  await look();
  await page.getByRole('button', { name: 'Search and sort' }).click();
  await page.getByLabelText('In order of').selectOptions('Name');
  expect(cards()).toEqual(['Dekker & Daughter', 'Mending the House', 'Oma’s Week', 'The Long Table']);
  await page.getByLabelText('Search by name').fill('oma');
  await expect.poll(() => cards()).toEqual(['Oma’s Week']);
  await page.getByLabelText('Search by name').fill('nowhere');
  await expect.element(page.getByText('No salon of yours is called that.')).toBeVisible();
  await page.getByRole('button', { name: 'Search and sort' }).click();
  await expect.poll(() => cards()).toHaveLength(4);
});

test('[P1] the archived stand apart and folded', async () => {
  await look();
  expect(cards()).not.toContain('The Attic');
  expect(page.getByRole('link', { name: /The Attic/ }).elements()).toEqual([]);
  await page.getByText('Archived (1)').click();
  await expect.element(page.getByRole('link', { name: /The Attic/ })).toBeVisible();
});

test('[P1] what one deleted can be had back for a day', async () => {
  const kept = { ...shed, deleted_at: null };
  const asked = houseAnswers({ [`PUT /api/spaces/${shed.id}/kept`]: () => kept });
  await look();
  await expect
    .element(page.getByText(/The Shed is deleted\. Tomorrow at \d\d:\d\d it is gone for good\./))
    .toBeVisible();
  await page.getByRole('button', { name: 'Undo: keep The Shed' }).click();
  await expect.poll(() => cards()).toContain('The Shed');
  expect(asked.filter(({ path }) => path.endsWith('/kept'))).toHaveLength(1);
});

test('[P1] without an answer what was last known is shown, said so, and asked for again', async () => {
  await look({ state: 'failed' });
  await expect
    .element(page.getByText('No answer from the house. This is what was last known.'))
    .toBeVisible();
  houseAnswers({ 'GET /api/spaces': () => ({ spaces: [week] }) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => cards()).toEqual(['Oma’s Week']);
  await expect.element(page.getByText('This is what was last known.')).not.toBeInTheDocument();
});

test('[P1] whoever has no salon is welcomed, and led to the first', async () => {
  await look({ spaces: [] });
  await expect.element(page.getByRole('heading', { name: 'Welcome to Project Salons' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Project Salon' }).click();
  await expect.element(page.getByLabelText('What is it about?')).toBeVisible();
});

test('[P1] while the salons are on their way it says so', async () => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => {}));
  // What an earlier story left in this browser would be shown instead.
  await signedIn().cache.write(all.map(({ id }) => ({ store: spacesKept, drop: id })));
  await look({ spaces: [], state: 'opening' });
  await expect.element(page.getByText('Loading Project Salons...').first()).toBeInTheDocument();
});

test('[P1] a new project is founded with its name, its place, who finds it and a template', async () => {
  const asked = houseAnswers({ 'POST /api/spaces': () => salon(9, { name: 'Roof' }) });
  await look();
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByRole('button', { name: 'Open the salon' }).click();
  await expect.element(page.getByText('Give it a name first; it can be changed any day.')).toBeVisible();
  await page.getByLabelText('What is it about?').fill('  Roof ');
  await page.getByRole('radio', { name: 'House repair' }).click();
  await page.getByLabelText('Where it belongs').selectOptions('The Long Table');
  await page.getByLabelText('Who finds it').selectOptions('Our families and guilds');
  await expect.element(page.getByText(/may ask to enter/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the salon' }).click();
  await expect.poll(() => onFounded.mock.lastCall?.[0].name).toBe('Roof');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'project', name: 'Roof', template: 'house_repair' },
    ...{ parent_id: table.id, found_by: 'acquainted' },
  });
});

test('[P1] [E20] a refused founding says why and keeps what was written', async () => {
  houseAnswers({ 'POST /api/spaces': () => ({ refused: 'allowed.not' }) });
  await look();
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByLabelText('What is it about?').fill('Roof');
  await page.getByRole('button', { name: 'Open the salon' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('What is it about?')).toHaveValue('Roof');
});

test('[P1] a quick guild takes a name and a line of a hundred characters, counted', async () => {
  const asked = houseAnswers({ 'POST /api/spaces': () => salon(8, { name: 'Night Bakers', kind: 'guild' }) });
  await look();
  await page.getByRole('button', { name: 'Quick Guild' }).click();
  await page.getByLabelText('What is the guild called?').fill('Night Bakers');
  const vision = page.getByLabelText('Its vision, in one line');
  await vision.fill('b'.repeat(103));
  await expect.element(page.getByText('3 too many')).toBeVisible();
  await page.getByRole('button', { name: 'Found the guild' }).click();
  await expect.element(page.getByText('Say it in 100 characters.')).toBeVisible();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await vision.fill('Bread at four in the morning.');
  await expect.element(page.getByText('29 of 100 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Found the guild' }).click();
  await expect.poll(() => onFounded.mock.lastCall?.[0].name).toBe('Night Bakers');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'guild', name: 'Night Bakers', subtitle: 'Bread at four in the morning.' },
  });
});

test('[P1] whoever would write the manifesto now takes name and line along', async () => {
  await look();
  await page.getByRole('button', { name: 'Quick Guild' }).click();
  await page.getByLabelText('What is the guild called?').fill('Night Bakers');
  await page.getByRole('button', { name: 'Write it now' }).click();
  expect(onWriteManifesto).toHaveBeenLastCalledWith('Night Bakers', '');
});

test('[E29] a salon’s picture that fails to load gives way to the drawn one', async () => {
  await look({ spaces: [salon(1, { name: 'Oma’s Week', thumbnail: '/api/images/nowhere' })] });
  const card = page.getByRole('link', { name: /Oma’s Week/ });
  await expect.poll(() => card.element().querySelector('svg[data-ground]')).not.toBeNull();
  expect(card.element().querySelector('img')).toBeNull();
});

test('[P1] a hundred salons all stand there', async () => {
  await look({ spaces: hundred });
  expect(cards()).toHaveLength(100);
});

test('[P1] a company is founded from its row, and has its card instead once it is', async () => {
  await look({ spaces: [week] });
  const row = page.getByRole('link', { name: /^My Company/ });
  await expect.element(row).toHaveAttribute('href', '/company');
  mine.set({ state: 'live', spaces: new Map([[work.id, work]]) });
  await expect.poll(() => document.querySelectorAll('a[href="/company"]').length).toBe(0);
  await expect.poll(textOf(page.getByRole('link', { name: /Dekker/ }))).toMatch(/My Company/);
});
