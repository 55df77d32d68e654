import { errors } from '@kinsong/contract/common/errors.ts';
import {
  noFields,
  type ManifestoFields,
  type ManifestoTalk,
  type TalkEntry,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeMyself } from '../../../platform/session/session.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { ManifestoTalkScreen } from './ManifestoTalkScreen.tsx';

let house: { talk: ManifestoTalk; away: boolean; asked: [string, Record<string, unknown>][] };
let held: Promise<void> | undefined;

beforeAll(() => goInside());
beforeEach(() => {
  house = { talk: talkOf(0), away: false, asked: [] };
  held = undefined;
  vi.mocked(globalThis.fetch).mockImplementation(async (address, init) => {
    if (init?.method !== 'GET') await held;
    if (house.away) throw new TypeError('No way to the house');
    const path = typeof address === 'string' ? address : '';
    const body = bodyOf(init);
    house.asked.push([`${init?.method} ${path}`, body]);
    return Response.json(answered(path, init?.method ?? 'GET', body));
  });
});

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> =>
  typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};

/** What a house would answer, as far as the screen needs it. */
function answered(path: string, method: string, body: Record<string, unknown>): unknown {
  if (path === '/api/mairy/manifesto-guidance') {
    house.talk = talkOf((house.talk.entries.length - 1) / 2 + 1, String(body['message']));
    return { ...house.talk, response: 'And then?', mode: 'built-in' };
  }
  if (method === 'PATCH')
    house.talk = {
      ...house.talk,
      understood: { ...house.talk.understood, ...(body as Partial<ManifestoFields>) },
    };
  if (path.endsWith('/sharing')) house.talk = { ...house.talk, sharing: body as never };
  if (path === '/api/user/manifesto' && method === 'GET')
    return { versions: [{ ...filled(5), purpose: 'To sing', at: '2026-11-01T19:00:00.000Z' }] };
  return house.talk;
}

const answers = [
  'A house where nobody eats alone',
  'Plain speech, open doors, debts paid',
  'I bake, and I keep the books for the ferry. Forms don’t frighten me.',
  'Old songs and slow rivers',
  'Open the kitchen on Sundays.',
];

function filled(said: number): ManifestoFields {
  const names = ['purpose', 'values', 'skills', 'interests', 'short_term_goals'] as const;
  return { ...noFields, ...Object.fromEntries(names.slice(0, said).map((name, n) => [name, answers[n]])) };
}

/** The talk after so many answers. */
function talkOf(said: number, last?: string): ManifestoTalk {
  const entry = (n: number, role: TalkEntry['role'], content: string): TalkEntry => ({
    id: `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`,
    role,
    content,
    at: '2026-11-22T19:10:00.000Z',
  });
  const names = ['purpose', 'values', 'skills', 'interests', 'short_term_goals'] as const;
  return {
    entries: [
      entry(0, 'assistant', 'I am Mairy. What are you here for?'),
      ...Array.from({ length: said }, (_, n) => [
        entry(2 * n + 1, 'user', n === said - 1 ? (last ?? answers[n] ?? 'More') : (answers[n] ?? 'More')),
        entry(2 * n + 2, 'assistant', 'I keep that one. And what would you not give up?'),
      ]).flat(),
    ],
    current_step: said,
    understood: filled(said),
    newest: said === 0 ? [] : [names[Math.min(said, 5) - 1] ?? 'purpose'],
    sharing: { matchmaking: true, lore: false },
    saved: null,
    versions: 0,
  };
}

async function open(skin: Skin = 'epic', size: Size = 'narrow', search = ''): Promise<HTMLElement> {
  history.replaceState(null, '', `${location.pathname}${search}`);
  const root = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/manifesto/talk', ManifestoTalkScreen),
      at('/organiser', () => <h1>The organiser</h1>),
      at('/game/welcome', () => <h1>The evening goes on</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/manifesto/talk'] }),
  });
  const place = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ height: '100dvh', display: 'grid' }}>
        <RouterProvider router={router} />
      </div>
    </QueryClientProvider>,
    skin,
    size,
  );
  await expect.element(page.getByRole('log')).toBeVisible();
  return place;
}

const field = () => page.getByRole('textbox', { name: 'Answer in your own words' });
const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const asked = (call: string) => house.asked.filter(([name]) => name === call).map(([, body]) => body);
const guidance = 'POST /api/mairy/manifesto-guidance';

describe.each(skins)('[O9] in the %s skin', (skin) => {
  test.each(['narrow', 'wide'] as const)('everything has its name and its contrast, %s', async (size) => {
    house.talk = { ...talkOf(5), saved: { ...filled(5), at: '2026-11-20T19:00:00.000Z' }, versions: 2 };
    await expectClean(await open(skin, size));
  });
});

test('[O9] Enter sends and the slip fills; Shift+Enter begins a line; blank words go nowhere', async () => {
  await open();
  await field().fill('   ');
  await userEvent.keyboard('{Enter}');
  expect(asked(guidance)).toEqual([]);
  await field().fill('A house');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}where nobody eats alone{Enter}');
  await expect.element(button(/^Purpose/)).toBeVisible();
  expect(asked(guidance)).toMatchObject([
    {
      message: 'A house\nwhere nobody eats alone',
      history: [{ role: 'assistant', content: 'I am Mairy. What are you here for?' }],
      current_step: 0,
    },
  ]);
  await expect.element(field()).toHaveValue('');
});

test('[O9] while she answers one’s words stand there, she is seen to answer, and nothing more is sent', async () => {
  let letGo = () => {};
  held = new Promise((resolve) => (letGo = resolve));
  await open();
  await field().fill('To sing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('is answering')).toBeInTheDocument();
  await expect.element(page.getByRole('log').getByText('To sing', { exact: false })).toBeVisible();
  await field().fill('To dance');
  await userEvent.keyboard('{Enter}');
  letGo();
  await expect.element(page.getByText('is answering')).not.toBeInTheDocument();
  expect(asked(guidance)).toHaveLength(1);
  await expect.element(field()).toHaveValue('To dance');
});

test('[E33] where she cannot be reached she says so, nothing is pending, and the words are kept for another try', async () => {
  await open();
  house.away = true;
  await field().fill('To sing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('log').getByText(errors['manifesto.away'].text)).toBeVisible();
  expect(errors['manifesto.away'].text).toBe(
    "I'm having a bit of trouble connecting right now. Let's try that again?",
  );
  await expect.element(page.getByText('is answering')).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('To sing');
  house.away = false;
  await field().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(errors['manifesto.away'].text)).not.toBeInTheDocument();
  expect(asked(guidance)).toHaveLength(1);
});

test('[O9] the bar fills by half the messages, five segments in all', async () => {
  house.talk = talkOf(2);
  const place = await open();
  await expect.element(page.getByRole('list', { name: '2 of 5 parts' })).toBeVisible();
  const parts = [...place.querySelectorAll<HTMLElement>('ol li > span')].map((each) =>
    each.style.getPropertyValue('--part'),
  );
  expect(parts).toEqual(['100%', '100%', '50%', '0%', '0%']);
});

test('[O9] Complete Manifesto stands there after more than four messages, Skip for now always', async () => {
  house.talk = talkOf(1);
  await open();
  await expect.element(button('Skip for now')).toBeVisible();
  await expect.element(button('Complete Manifesto')).not.toBeInTheDocument();
  await field().fill('Plain speech');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Complete Manifesto')).toBeVisible();
});

test('[O9] [K31] completed, it is sent as specified, and leads to the organiser', async () => {
  house.talk = { ...talkOf(3), sharing: { matchmaking: false, lore: true } };
  await open();
  await button('Complete Manifesto').click();
  await expect.element(heading('The organiser')).toBeVisible();
  expect(asked('POST /api/user/manifesto')).toMatchObject([
    {
      manifesto_data: {
        ...filled(3),
        full_conversation: house.talk.entries.map(({ role, content }) => ({ role, content })),
        created_at: expect.stringMatching(/^\d{4}-/),
      },
      is_complete: true,
      sharing_permissions: { matchmaking: false, lore: true },
    },
  ]);
});

test('[E34] where it cannot be saved it says so, leads nowhere, and pressed again it is the same version', async () => {
  house.talk = talkOf(3);
  await open();
  const sent: string[] = [];
  const through = vi.mocked(globalThis.fetch).getMockImplementation()!;
  vi.mocked(globalThis.fetch).mockImplementation(async (address, init) => {
    const { manifesto_data } = bodyOf(init);
    if (init?.method === 'POST') sent.push((manifesto_data as { created_at: string }).created_at);
    if (sent.length === 1) throw new TypeError('No way to the house');
    return through(address, init);
  });
  await button('Complete Manifesto').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There was an error saving your manifesto. Please try again.');
  await button('Complete Manifesto').click();
  await expect.element(heading('The organiser')).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0]]);
});

test('[O9] Skip for now leads to the organiser, and inside the evening to the step one is at', async () => {
  await open();
  await button('Skip for now').click();
  await expect.element(heading('The organiser')).toBeVisible();
});

test('[O9] inside the evening both buttons lead onward', async () => {
  changeMyself({ onboarding_step: 'game_intro' });
  await open('epic', 'narrow', '?evening');
  await button('Skip for now').click();
  await expect.element(heading('The evening goes on')).toBeVisible();
  changeMyself({ onboarding_step: 'mobile_chat' });
});

test('[O9] the whole slip opens it, and what is put right stands on it', async () => {
  house.talk = talkOf(2);
  await open();
  await button(/^Values/).click();
  const slip = page.getByRole('textbox', { name: 'Values' });
  await slip.fill('Patience');
  await button('Put it so').click();
  await expect.element(button(/^Values Patience/)).toBeVisible();
  expect(asked('PATCH /api/user/manifesto/talk')).toEqual([{ values: 'Patience' }]);
});

test('[O9] what is too long for a slip is said before it is sent, and stays in the field', async () => {
  house.talk = talkOf(2);
  await open();
  await button(/^Values/).click();
  await page.getByRole('textbox', { name: 'Values' }).fill('a'.repeat(2003));
  await expect.element(page.getByText('A slip holds 2,000 letters. These are 3 too many.')).toBeVisible();
  await button('Put it so').click();
  expect(asked('PATCH /api/user/manifesto/talk')).toEqual([]);
});

test('[O9] who may read it is said in sentences, and moved by a switch', async () => {
  house.talk = talkOf(2);
  await open();
  await button('Read for matchmaking, not for lore').click();
  const lore = page.getByRole('switch', { name: 'Lore' });
  await expect.element(lore).not.toBeChecked();
  await expect.element(page.getByText('quote it in the stories it keeps', { exact: false })).toBeVisible();
  await lore.click();
  await expect.element(lore).toBeChecked();
  expect(asked('PUT /api/user/manifesto/sharing')).toEqual([{ matchmaking: true, lore: true }]);
});

test('[O9] a number to call stands large under words that sounded like danger', async () => {
  const talk = talkOf(1);
  house.talk = {
    ...talk,
    entries: talk.entries.map((entry, n) => (n === 2 ? { ...entry, call: '112' } : entry)),
  };
  await open();
  await expect.element(page.getByRole('link', { name: 'Call 112 now' })).toHaveAttribute('href', 'tel:112');
});

test('[O9] a talk that does not load says so, and is asked for again', async () => {
  house.away = true;
  const place = open();
  await button('Retry').click();
  house.away = false;
  await button('Retry').click();
  await place;
  await expect.element(page.getByText('I am Mairy. What are you here for?')).toBeVisible();
});
