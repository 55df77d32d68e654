import { errors } from '@kinsong/contract/common/errors.ts';
import type { Candidate } from '@kinsong/contract/hospitality/curating.ts';
import type { MyRetreat, Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { Toasts } from '../../ui/index.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { AnswerScreen } from './answer/AnswerScreen.tsx';
import { MyRetreats } from './answer/MyRetreats.tsx';
import { CurateScreen } from './curate/CurateScreen.tsx';
import { KeptRetreats } from './curate/KeptRetreats.tsx';
import { candidate, guest, mine, retreat } from './sample-retreats.ts';

let kept: Retreat[] = [];
let own: MyRetreat[] = [];
let could: Candidate[] = [];
let asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
type Answers = (method: string, path: string, body: Record<string, unknown>) => Response | undefined;
let answer: Answers = () => undefined;
const onGo = vi.fn<(address: string) => void>();

const reads = (path: string): unknown => {
  if (path === '/api/founder/retreats') return { retreats: kept };
  if (path.startsWith('/api/founder/retreats/')) return kept.find(({ id }) => path.endsWith(id));
  if (path === '/api/retreats') return { retreats: own };
  if (path.startsWith('/api/retreats/')) return own.find(({ id }) => path.endsWith(id));
  if (path.startsWith('/api/founder/eligible')) return { people: could, total: could.length, more: false };
  return undefined;
};

beforeEach(() => {
  [kept, own, asked] = [[retreat()], [mine()], []];
  could = [0, 1, 2, 3, 4].map((n) => candidate(n));
  answer = () => undefined;
  onGo.mockReset();
  goInside();
  signedIn().person = { ...anna, name: 'Hanna', is_founder: true };
  vi.mocked(fetch).mockImplementation((path, { method = 'GET', body } = {}) => {
    const address = typeof path === 'string' ? path : '';
    const sent = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    const said = method === 'GET' ? reads(address) : undefined;
    if (method !== 'GET') asked.push({ method, path: address, body: sent });
    const answered = said === undefined ? answer(method, address, sent) : Response.json(said);
    return answered === undefined ? Promise.reject(new TypeError('No way')) : Promise.resolve(answered);
  });
});

const broken = () => vi.mocked(fetch).mockRejectedValue(new TypeError('No way'));

async function look(what: ReactNode, skin?: Skin, size: Size = 'wide'): Promise<HTMLElement> {
  const place = await mount(
    <QueryClientProvider client={new QueryClient()}>
      {what}
      <Toasts />
    </QueryClientProvider>,
    skin,
    size,
  );
  await expect.poll(() => place.querySelector('[data-loading]')).toBeNull();
  return place;
}

const curate = (id?: string) => <CurateScreen title="Curate a retreat" id={id} onGo={onGo} />;
const invitation = () => <AnswerScreen title="Retreat" id={mine().id} />;

describe.each(skins)('[D2] retreats in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test('everybody’s answers have names, roles and contrast, and hold to the width', async () => {
      await expectClean(await look(curate(retreat().id), skin, size));
    });

    test('so have the steps of making one', async () => {
      kept = [retreat({ state: 'draft', guests: [0, 1, 2].map((n) => guest(n, { state: 'chosen' })) })];
      const place = await look(curate(retreat().id), skin, size);
      for (const step of ['1. Criteria', '2. Selection', '3. Invitation']) {
        await page.getByText(step).click();
        await expectClean(place);
      }
    });

    test('and an invitation, with its answer chosen', async () => {
      const place = await look(invitation(), skin, size);
      await page.getByRole('radio', { name: 'We come' }).click();
      await expectClean(place);
    });

    test.each(['full', 'empty', 'broken'])('and one’s own list, %s', async (state) => {
      if (state === 'empty') own = [];
      if (state === 'broken') broken();
      await expectClean(await look(<MyRetreats title="Retreats" />, skin, size));
    });
  });
});

describe('[D2] a founder', () => {
  test('chooses by the criteria, changes who is asked, writes, and sends all of it', async () => {
    answer = (_, path) => {
      if (path.endsWith('/curate-retreat'))
        return Response.json({ selected: could.slice(0, 2), total_eligible: 5 });
      return Response.json(retreat({ state: 'open' }));
    };
    await look(curate());
    await page.getByRole('button', { name: 'Choose who sits here' }).click();
    await expect
      .poll(() => asked[0]?.body)
      .toEqual({
        criteria: { min_trust_score: 150, max_participants: 20, consciousness_level: 'elevated' },
      });
    await page.getByRole('button', { name: 'Joost one place earlier' }).click();
    await page.getByRole('button', { name: 'Write the invitation' }).click();
    await page.getByLabelText('What it is called').fill('Winter Threshold Retreat');
    await page.getByLabelText(/^Where/).fill('the mill');
    await page.getByRole('button', { name: 'Send the invitations' }).click();
    await expect.poll(() => onGo.mock.calls.length).toBe(1);
    const [, sent] = asked;
    expect(sent).toMatchObject({
      path: '/api/founder/retreats',
      body: {
        name: 'Winter Threshold Retreat',
        people: [candidate(1).person_id, candidate(0).person_id],
        places: 20,
      },
    });
    expect(asked[2]?.path).toMatch(/\/send$/);
  });

  test('[E22] is told what is wrong at its field, in its step, and nothing written is lost', async () => {
    const fields = { name: 'It needs a name.' };
    answer = (_, path) =>
      path.endsWith('/send')
        ? Response.json(
            { detail: errors['input.wrong'].text, code: 'input.wrong', request_id: 'r', fields },
            { status: 400 },
          )
        : Response.json(retreat({ state: 'draft' }));
    await look(curate());
    await page.getByText('3. Invitation').click();
    await page.getByLabelText('Your own words to them').fill('Come as you are.');
    await page.getByRole('button', { name: 'Send the invitations' }).click();
    await expect
      .element(page.getByLabelText('What it is called'))
      .toHaveAccessibleDescription('It needs a name.');
    await expect.element(page.getByLabelText('Your own words to them')).toHaveValue('Come as you are.');
    expect(onGo).not.toHaveBeenCalled();
  });

  test('[E22] keeps what was written where no answer comes, and tries again', async () => {
    await look(curate());
    await page.getByText('3. Invitation').click();
    await page.getByLabelText('What it is called').fill('Spring');
    await page.getByRole('button', { name: 'Keep for later' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText('What it is called')).toHaveValue('Spring');
    answer = () => Response.json(retreat({ state: 'draft', name: 'Spring' }));
    await page.getByRole('button', { name: 'Keep for later' }).click();
    await expect.element(page.getByText('It is kept')).toBeVisible();
  });

  test('sees answers as candles and words, takes one back, and calls it off with a reason', async () => {
    kept = [
      retreat({
        guests: [
          guest(0),
          guest(1, { state: 'perhaps', reason: 'The lambs come.' }),
          guest(2, { state: 'no', reason: 'A wedding.' }),
          guest(3, { state: 'waiting', asked_at: null }),
        ],
      }),
    ];
    answer = (_, path) =>
      path.endsWith('/cancel')
        ? Response.json({ retreat: retreat({ state: 'cancelled' }) })
        : Response.json(kept[0]);
    await look(curate(retreat().id));
    await expect.element(page.getByText(/not sure yet, until .*: The lambs come\./)).toBeVisible();
    await expect.element(page.getByText('cannot come: A wedding.')).toBeVisible();
    await expect.element(page.getByText('waits for a chair', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Take the invitation of Oma back' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ method: 'DELETE' });
    await page.getByRole('button', { name: 'Call it off' }).click();
    await page.getByLabelText('Why, if you like to say').fill('The mill is flooded.');
    await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
    await expect.poll(() => asked.at(-1)?.body).toEqual({ reason: 'The mill is flooded.' });
  });

  test('finds all retreats in one list', async () => {
    kept = [
      retreat(),
      retreat({ id: '0199a0de-0000-7000-8000-000000000777', name: 'Spring', state: 'cancelled' }),
    ];
    await look(<KeptRetreats title="All retreats" />);
    await expect.element(page.getByText(/called off/)).toBeVisible();
  });

  test('and whoever is none finds words instead', async () => {
    signedIn().person = { ...anna, is_founder: false };
    await look(curate(retreat().id));
    await expect.element(page.getByRole('heading', { name: 'Only founders see this' })).toBeVisible();
  });
});

describe('[D2] whoever is asked', () => {
  test('lights the candle, with a word for the founders alone', async () => {
    answer = (_, __, body) => {
      const said = { ...mine().mine, state: 'yes' as const, reason: String(body['reason']) };
      own = [mine({ mine: said, space_id: retreat().space_id })];
      return Response.json(own[0]);
    };
    await look(invitation());
    await expect.element(page.getByText('Hanna asks you')).toBeVisible();
    await page.getByRole('radio', { name: 'We come' }).click();
    await page.getByLabelText('A word about it, if you like').fill('With the children.');
    await page.getByRole('button', { name: 'Light our candle' }).click();
    await expect.element(page.getByRole('button', { name: 'Your answer is there' })).toBeVisible();
    expect(asked[0]).toMatchObject({ method: 'PUT', body: { answer: 'yes', reason: 'With the children.' } });
    const salon = page.getByRole('link', { name: /Packing, rides and kitchen/ }).element();
    expect(salon.getAttribute('href')).toBe(`/salon/${retreat().space_id}`);
  });

  test('[E22] whose answer does not get through is told so, and what they chose stays', async () => {
    await look(invitation());
    await page.getByRole('radio', { name: 'Not this time' }).click();
    await page.getByLabelText('A word about it, if you like').fill('A wedding.');
    await page.getByRole('button', { name: 'Say no, with thanks' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText('A word about it, if you like')).toHaveValue('A wedding.');
    await expect.element(page.getByRole('radio', { name: 'Not this time' })).toBeChecked();
  });

  test('and waits for a chair reads which in the row', async () => {
    own = [mine({ mine: { state: 'waiting', answer_by: null, reason: '', waiting: 2 }, free: 0 })];
    await look(invitation());
    await expect.element(page.getByText(/You are number 2 of those who wait/)).toBeVisible();
    expect(page.getByRole('radio', { name: 'Not sure yet' }).elements()).toEqual([]);
  });

  test('to one that was called off reads why, and gives no answer', async () => {
    own = [mine({ state: 'cancelled', open: false, cancel_reason: 'The mill is flooded.' })];
    await look(invitation());
    await expect.element(page.getByText(/The mill is flooded\./)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  test('a page that does not load says so, and loads on Retry', async () => {
    const through = vi.mocked(fetch).getMockImplementation();
    broken();
    await look(invitation());
    await expect.element(page.getByText(/did not load just now/)).toBeVisible();
    if (through) vi.mocked(fetch).mockImplementation(through);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Winter Threshold Retreat' })).toBeVisible();
  });
});
