import type { Answer } from '@kinsong/contract/common/call.ts';
import type { founderDashboard } from '@kinsong/contract/insights/founder.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { Toasts } from '../../../ui/index.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { FounderScreen } from './FounderScreen.tsx';

type Figures = Answer<typeof founderDashboard>;
const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

const full: Figures = {
  overview: {
    total_consciousness_travelers: 214,
    active_this_week: 96,
    retreat_candidates: 38,
    wisdom_interactions_today: 57,
  },
  retreat_eligible_users: [1, 2, 3, 4, 5].map((n) => ({
    person_id: idOf(n),
    name: `Candidate ${n}`,
    avatar_url: '',
    trust_score: 160 + n,
    last_asked_at: null,
  })),
  consciousness_curation: {
    ready_for_elevation: [
      {
        ...{ person_id: idOf(6), name: 'Els', avatar_url: '', trust_score: 171 },
        offered_at: null,
      },
      {
        ...{ person_id: idOf(7), name: 'Wim', avatar_url: '', trust_score: 158 },
        offered_at: '2099-11-01T09:00:00.000Z',
      },
    ],
    collaboration_matches: [],
    matching: false,
  },
  high_wisdom_interactions: [
    ['Kofi', 'I stopped asking who was right and asked who was tired.'],
    ['Els', 'The children sing in the car again. I had not noticed that they stopped.'],
    ['Sami', 'Saying no to my brother was the kindest thing I did this year.'],
  ].map(([name = '', user_message = ''], n) => ({
    ...{ message_id: idOf(20 + n), name, avatar_url: '', wisdom_level: 9 - n, user_message },
    timestamp: '2099-11-01T09:00:00.000Z',
  })),
};
const empty: Figures = {
  overview: {
    ...{ total_consciousness_travelers: 1, active_this_week: 1 },
    ...{ retreat_candidates: 0, wisdom_interactions_today: 0 },
  },
  retreat_eligible_users: [],
  consciousness_curation: { ready_for_elevation: [], collaboration_matches: [], matching: false },
  high_wisdom_interactions: [],
};

let figures: Figures | undefined = full;
let asked: unknown[] = [];

beforeEach(() => {
  figures = full;
  asked = [];
  goInside();
  signedIn().person = { ...anna, name: 'Hanna', is_founder: true };
  vi.mocked(fetch).mockImplementation((path, { method = 'GET', body } = {}) => {
    if (method === 'POST') {
      asked.push(JSON.parse(typeof body === 'string' ? body : '{}'));
      return Promise.resolve(Response.json(full.consciousness_curation.ready_for_elevation[1]));
    }
    return path === '/api/founder/dashboard' && figures !== undefined
      ? Promise.resolve(Response.json(figures))
      : Promise.reject(new TypeError('No way'));
  });
});

async function look(skin?: Skin, size: Size = 'wide'): Promise<HTMLElement> {
  const place = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <FounderScreen
        title="Super Architect"
        NextRetreat={() => <p>The table</p>}
        WhoCouldSit={({ people, total }) => (
          <p>
            {people.map(({ name }) => name).join(', ')} of {total}
          </p>
        )}
      />
      <Toasts />
    </QueryClientProvider>,
    skin,
    size,
  );
  await expect.poll(() => place.querySelector('[data-loading]')).toBeNull();
  return place;
}

describe.each(skins)('[D2] the founders’ dashboard in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test.each(['full', 'empty', 'broken'])(
      '%s, has names, roles and contrast, and holds to the width',
      async (state) => {
        figures = state === 'full' ? full : state === 'empty' ? empty : undefined;
        await expectClean(await look(skin, size));
      },
    );
  });
});

test('[D2] four figures, five who could come, the two counts, and the sentences people offered', async () => {
  const place = await look();
  expect([...place.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
    '214',
    '96',
    '38',
    '57',
  ]);
  await expect
    .element(page.getByText('Candidate 1, Candidate 2, Candidate 3, Candidate 4, Candidate 5 of 38'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /Ready for elevation ?2/ })).toBeVisible();
  await expect.element(page.getByText(/asked who was tired/)).toBeVisible();
  await expect.element(page.getByText(/Kofi, wisdom 9/)).toBeVisible();
});

test('[D2] ready for elevation opens its list; an offer is asked, and whoever was asked already is not again', async () => {
  await look();
  await page.getByRole('button', { name: /Ready for elevation/ }).click();
  await expect.element(page.getByText('asked 1 November')).toBeVisible();
  await page.getByRole('button', { name: 'Offer Els the level elevated' }).click();
  await expect.poll(() => asked).toEqual([{ person_id: idOf(6) }]);
});

test('[D2] matches say that none are made yet; with some each term is shown beside the score', async () => {
  await look();
  await page.getByRole('button', { name: /Collaboration matches/ }).click();
  await expect.element(page.getByText(/Families are not matched yet/)).toBeVisible();
});

test('[D2] a match never shows its score without what it is made of', async () => {
  const terms = (['threshold', 'gift', 'distance', 'children', 'availability'] as const).map((term, n) => ({
    ...{ term, fit: 90 - n * 15, words: `Talk about ${term}` },
  }));
  const between = [
    { name: 'The Dekkers', avatar_url: '' },
    { name: 'The Mensahs', avatar_url: '' },
  ];
  figures = {
    ...full,
    consciousness_curation: {
      ready_for_elevation: [],
      collaboration_matches: [{ id: idOf(40), between, score: 81, terms }],
      matching: true,
    },
  };
  await look();
  await page.getByRole('button', { name: /Collaboration matches/ }).click();
  await expect.element(page.getByText('81 of 100')).toBeVisible();
  for (const word of ['Threshold', 'Gift', 'Distance', 'Children', 'Availability'])
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
});

test('[E22] figures that do not load say so, and load on Retry', async () => {
  figures = undefined;
  const place = await look();
  await expect
    .element(page.getByText('The figures did not load just now. Nothing was changed.'))
    .toBeVisible();
  figures = full;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => place.querySelector('dd')?.textContent).toBe('214');
});

test('[D2] whoever is no founder is told whose this is, and nothing is asked of the house', async () => {
  signedIn().person = { ...anna, is_founder: false };
  await look();
  await expect.element(page.getByRole('heading', { name: 'Only founders see this' })).toBeVisible();
  expect(vi.mocked(fetch).mock.calls.filter(([path]) => path === '/api/founder/dashboard')).toEqual([]);
});
