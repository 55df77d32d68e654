import { newId } from '@kinsong/contract/common/ids.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isPerson, openSession } from '../../platform/signed-in.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { houseAnswers } from '../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { SuperDashboard } from './SuperDashboard.tsx';

const ruth = { ...anna, name: 'Ruth', email: 'ruth.dekker@longtable.example', is_super_user: true };
const today = new Date();
const daysAgo = (days: number): string => new Date(today.getTime() - days * 86_400_000).toISOString();
const [ilse, letter] = [newId(), newId()];

const entry = (act: string, more = {}) => ({
  id: newId(),
  at: daysAgo(0),
  person: { id: newId(), name: 'Hanna', avatar_url: '' },
  act,
  whom: null,
  detail: null,
  device: 'Firefox on Linux',
  ...more,
});
const person = { id: ilse, name: 'Ilse', avatar_url: '', since: daysAgo(300), roles: ['facilitator'] };
const helper = {
  person_id: ilse,
  name: 'Ilse',
  avatar_url: '',
  roles: ['facilitator'],
  specialties: ['couples', 'grief'],
  free_hours: [{ weekday: 2, from: '19:00', to: '21:00' }],
  on_duty: false,
};

const full = {
  'GET /api/super/overview': () => ({
    people: 214,
    here_this_week: 131,
    salons: 46,
    letters: { posted: true, waiting: 0, trying: 1, lost: 0 },
    database_bytes: 412 * 1024 * 1024,
  }),
  'GET /api/super/waitlist': () => ({ entries: [], more: false, waiting: 3 }),
  'GET /api/super/invitations': () => ({ invite_codes: [], more: false, uses_left: 0, over: 0 }),
  'GET /api/super/dashboard': () => ({
    platform_analytics: { total_users: 214, multiplayer_users: 180, high_trust_users: 2 },
    invite_codes: [],
    high_trust_users: [
      {
        name: 'Oma Grete',
        avatar_url: '',
        trust_score: 188,
        consciousness_level: 'cosmic',
        secret_journal: Array.from({ length: 112 }, () => ({})),
      },
      {
        name: 'Maximiliane von und zu Hohenstaufen',
        avatar_url: '',
        trust_score: 171,
        consciousness_level: 'manifesto_activated',
        secret_journal: [],
      },
    ],
    recent_trust_analytics: Array.from({ length: 14 }, (_, day) => ({
      timestamp: daysAgo(13 - day),
      authenticity_score: day < 3 ? null : 80 + (day % 5),
      collaboration_potential: 60 + (day % 7),
      vision_alignment: 70 + (day % 4),
    })),
  }),
  'GET /api/super/house': () => ({
    version: '0.1.0',
    database_bytes: 412 * 1024 * 1024,
    files_bytes: 3 * 1024 ** 3,
    sizes: [],
    backups: [6, 5, 3, 2, 1, 0].map(daysAgo),
    last_backup_at: daysAgo(0.25),
    scores: Array.from({ length: 70 }, (_, at) => ({
      score: 80 + Math.round(at * 1.5),
      people: 1 + (at % 6),
    })),
  }),
  'GET /api/super/failed': () => ({
    failed: [
      {
        id: letter,
        kind: 'letter',
        what: 'nele@harbour.example',
        reason: 'mailbox full',
        since: daysAgo(1),
        tries: 4,
        state: 'trying',
      },
      {
        id: newId(),
        kind: 'work',
        what: 'files.finish',
        reason: 'no space left',
        since: daysAgo(0),
        tries: 1,
        state: 'lost',
      },
    ],
    more: false,
  }),
  'POST /api/super/failed/retry': () => ({ tried: 1 }),
  'GET /api/super/audit': () => ({
    entries: [
      entry('gave a role', { whom: 'Ilse', detail: 'facilitator: led three councils elsewhere' }),
      entry('signed in'),
    ],
    more: false,
  }),
  'GET /api/super/people': () => ({
    people: [person, { ...person, id: newId(), name: 'Bram', roles: [] }],
    more: false,
  }),
  'PUT /api/super/people/:id/role': () => person,
  'GET /api/council/roster': () => ({ helpers: [helper], duties: [], covered_until: null }),
};

beforeEach(() => {
  goInside();
  openSession(ruth, []);
  isPerson(ruth);
});

const show = (skin: Skin = 'epic', size: Size = 'wide') =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <SuperDashboard />
    </QueryClientProvider>,
    skin,
    size,
  );

const part = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(skins)('in the skin %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])(
    '[D3] %s: the overview, people and what was done are clean',
    async (size) => {
      houseAnswers(full);
      const place = await show(skin, size);
      await expect
        .element(page.getByText('2 things failed').or(page.getByText('Two things failed')))
        .toBeVisible();
      await expect.element(page.getByText('Oma Grete')).toBeVisible();
      await expectClean(place);
      await page.getByRole('button', { name: /Nobody is on duty/ }).click();
      await expect.element(page.getByRole('heading', { name: 'Nobody is on duty' })).toBeVisible();
      await expectClean(place);
      await part('What was done').click();
      await expect.element(page.getByText('Hanna gave Ilse the role of Facilitator')).toBeVisible();
      await expectClean(place);
    },
  );
});

test('[D3] Retry of one letter asks for that letter, and for nothing else', async () => {
  const asked = houseAnswers(full);
  await show();
  await page.getByRole('button', { name: 'Retry nele@harbour.example' }).click();
  await expect.poll(() => asked.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [letter] });
});

test('[D3] a role is given with a reason; what the house refuses is told, and the words stay', async () => {
  const asked = houseAnswers({
    ...full,
    [`PUT /api/super/people/${ilse}/role`]: () => ({ refused: 'role.last' }),
  });
  await show('epic', 'narrow');
  await part('People').click();
  await page.getByRole('region', { name: 'Everyone here' }).getByRole('button', { name: /Ilse/ }).click();
  await page.getByRole('button', { name: 'Give the role of Founder' }).click();
  await userEvent.fill(page.getByLabelText('Why do you give it?'), 'She founded two hamlets');
  await page.getByRole('button', { name: 'Give the role', exact: true }).click();
  await expect.element(page.getByText(/Somebody has to look after the house/)).toBeVisible();
  await expect.element(page.getByLabelText('Why do you give it?')).toHaveValue('She founded two hamlets');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    role: 'founder',
    given: true,
    reason: 'She founded two hamlets',
  });
});

test('[D3] what does not load says so and offers Retry; nothing is shown in its place', async () => {
  houseAnswers({});
  await show();
  await expect
    .element(page.getByText('The figures did not load just now. Nothing was changed.'))
    .toBeVisible();
  await part('What was done').click();
  await expect.element(page.getByText(/What was done did not load/)).toBeVisible();
  await part('People').click();
  await expect.element(page.getByText(/The roster did not load/)).toBeVisible();
});
