import '../../../ui/tokens.stars.css';
import { farIntentions, nearIntentions } from '@kinsong/contract/onboarding/intentions.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import type { ManifestoVersion } from '@kinsong/contract/onboarding/manifesto.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { Stage } from '../../../ui/index.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { keptOnDevice } from './draft-keeper.ts';
import { ManifestoForm } from './ManifestoForm.tsx';
import type { Opened } from './manifesto.data.ts';

const blank: Opened = {
  current: null,
  earlier: [],
  text: null,
  draft: {
    avatar_name: 'Ilse of the Ferry',
    personal_objective: '',
    earth_objective: '',
    wants_to_create_guild: false,
    personal_intentions: [],
    earth_intentions: [],
  },
};
const lit: Opened = {
  ...blank,
  draft: {
    ...blank.draft,
    earth_objective: 'That the ferry house feeds whoever misses the last boat.',
    personal_intentions: ['table', 'elders'],
    earth_intentions: ['mend', 'neighbours'],
  },
};

const kept = vi.fn<(user: User, skipped: boolean) => void>();
beforeAll(() => goInside());
beforeEach(() => kept.mockClear());

interface Shown {
  opened?: Opened;
  again?: boolean;
  skin?: Skin;
  size?: Size;
}

const show = ({ opened = blank, again = false, skin = 'epic', size = 'narrow' }: Shown = {}) =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <Stage area="guild">
        <ManifestoForm opened={opened} again={again} onKept={kept} />
      </Stage>
    </QueryClientProvider>,
    skin,
    size,
  );

/** A house that takes drafts and manifestos. */
const aHouse = (): Asked[] =>
  houseAnswers({
    'PUT /api/onboarding/manifesto/draft': () => ({ kept_at: '2026-11-22T18:00:00.000Z' }),
    'POST /api/onboarding/manifesto': ({ body }) => ({
      ...anna,
      manifesto: {
        avatar_name: 'Ilse',
        personal_objective: '',
        earth_objective: '',
        wants_to_create_guild: false,
        uploaded_avatar: null,
        uploaded_manifesto: null,
        created_at: (body as { created_at: string }).created_at,
        world_set_participant: true,
      },
      ready_for_gameplay: true,
      guild_creation_requested: false,
    }),
  });

const alerted = () => document.querySelector('[role=alert]')?.textContent ?? '';
const keptBodies = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

const looks = (Object.keys(sizes) as Size[]).flatMap((size) => [
  { size, how: 'blank', opened: blank },
  { size, how: 'lit', opened: lit },
]);

describe.each(skins)('[O1] the manifesto form in %s', (skin) => {
  test.each(looks)(
    'has its names, its contrast and targets for a finger, $how on a $size screen',
    async ({ size, opened }) => {
      const place = await show({ opened, skin, size });
      await expectClean(place);
      for (const target of place.querySelectorAll('button, label:has(input)'))
        expect(target.getBoundingClientRect().height, target.textContent).toBeGreaterThanOrEqual(44);
    },
  );
});

test('[O1] offers six intentions near by and six far off, a guild or a community, a text, and both ways on', async () => {
  const place = await show();
  const words = [...place.querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent);
  expect(words).toEqual([...nearIntentions, ...farIntentions].map(({ text }) => text));
  for (const said of [
    'Create a guild',
    'Join a community',
    'Bring one you wrote before',
    'Enter with Manifesto',
    'Skip - Build Over Time',
  ])
    expect(place.textContent).toContain(said);
});

test('[O1] a choice is a light: pressed by a key it is lit, two neighbours are joined, and typed words leave it lit', async () => {
  aHouse();
  const place = await show();
  const joined = () =>
    [...place.querySelectorAll<SVGPathElement>('path[pathLength]')].filter(
      (line) => getComputedStyle(line).opacity !== '0',
    ).length;
  expect(joined()).toBe(0);
  const table = page.getByRole('button', { name: nearIntentions[0].text });
  table.element().focus();
  await userEvent.keyboard(' ');
  await userEvent.click(page.getByRole('button', { name: nearIntentions[1].text }));
  await expect.poll(joined).toBe(1);
  await userEvent.fill(page.getByRole('textbox', { name: 'For me and my family' }), 'That we eat together.');
  await expect.element(table).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(table);
  await expect.element(table).toHaveAttribute('aria-pressed', 'false');
});

test('[O1] without a name it says so at the field, takes the focus there, and sends nothing', async () => {
  const asked = aHouse();
  const place = await show({ opened: { ...blank, draft: { ...blank.draft, avatar_name: ' ' } } });
  await userEvent.click(page.getByRole('button', { name: 'Enter with Manifesto' }));
  const name = page.getByRole('textbox', { name: 'Avatar name' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect(place.textContent).toContain('Please choose an avatar name');
  expect(keptBodies(asked)).toEqual([]);
});

test('[O1] entering sends the fields of the specification once, however often it is pressed', async () => {
  const asked = aHouse();
  await show({ opened: lit });
  const enter = page.getByRole('button', { name: 'Enter with Manifesto' });
  await userEvent.dblClick(enter);
  await expect.poll(() => kept.mock.calls.length).toBe(1);
  expect(keptBodies(asked)).toEqual([
    {
      ...lit.draft,
      id: expect.any(String) as string,
      uploaded_avatar: null,
      uploaded_manifesto: null,
      created_at: expect.stringMatching(/Z$/) as string,
      world_set_participant: true,
      build_over_time: false,
    },
  ]);
});

test('[O1] skipping says that it is built over time', async () => {
  const asked = aHouse();
  await show();
  await userEvent.click(page.getByRole('button', { name: 'Skip - Build Over Time' }));
  await expect.poll(() => kept.mock.calls).toEqual([[expect.objectContaining({ id: anna.id }), true]]);
  expect(keptBodies(asked)).toMatchObject([{ build_over_time: true }]);
});

test('[O1] what is typed without a connection stays in the form and on the device, and goes on later', async () => {
  houseAnswers({});
  await show();
  await userEvent.fill(
    page.getByRole('textbox', { name: 'For Earth and humanity' }),
    'One bend of the river',
  );
  await userEvent.click(page.getByRole('button', { name: 'Enter with Manifesto' }));
  await expect.poll(alerted).toMatch('No answer from the house');
  await expect
    .element(page.getByRole('textbox', { name: 'For Earth and humanity' }))
    .toHaveValue('One bend of the river');
  expect(await keptOnDevice()).toMatchObject({ earth_objective: 'One bend of the river' });
  const asked = aHouse();
  await userEvent.click(page.getByRole('button', { name: 'Enter with Manifesto' }));
  await expect.poll(() => kept.mock.calls.length).toBe(1);
  expect(keptBodies(asked)).toMatchObject([{ earth_objective: 'One bend of the river' }]);
  expect(await keptOnDevice()).toBeUndefined();
});

describe('[O1] a text one wrote before', () => {
  const file = (content: BlobPart, name = 'mine.txt', type = 'text/plain') =>
    new File([content], name, { type });

  test.each([
    ['is no plain text by its type', file('# Mine', 'mine.md', 'text/markdown'), /not a plain text file/],
    ['is no plain text by its bytes', file(new Uint8Array([1, 0, 2])), /not a plain text file/],
    ['is empty', file(''), /no words in this file/],
    ['is too large', file(new Uint8Array(1_048_577).fill(97)), /more than 1 MB/],
    [
      'is written in other letters',
      file(new Uint8Array([0x47, 0xfc])),
      /letters of this file could not be read/,
    ],
  ])(
    'that %s says so in its own words, sends nothing, and leaves the form as it is',
    async (_, wrong, words) => {
      const asked = aHouse();
      await show({ opened: lit });
      await userEvent.upload(page.getByLabelText('Bring one you wrote before'), wrong);
      await expect.poll(alerted).toMatch(words);
      expect(asked).toEqual([]);
      await expect
        .element(page.getByRole('textbox', { name: 'For Earth and humanity' }))
        .toHaveValue(lit.draft.earth_objective);
    },
  );

  test('is brought, read again and left out', async () => {
    const text = { id: '0199a0de-0000-7000-8000-0000000000aa', name: 'mine.txt', characters: 11 };
    houseAnswers({
      'PUT /api/onboarding/manifesto/text': () => text,
      [`GET /api/onboarding/manifesto/text/${text.id}`]: () => ({ ...text, text: 'Mine, whole' }),
      'DELETE /api/onboarding/manifesto/text': () => ({ removed: true }),
    });
    await show();
    await userEvent.upload(page.getByLabelText('Bring one you wrote before'), file('Mine, whole'));
    await userEvent.click(page.getByRole('button', { name: 'Read it' }));
    await expect.element(page.getByText('Mine, whole')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Leave it out' }));
    await expect.element(page.getByLabelText('Bring one you wrote before')).toBeInTheDocument();
  });
});

test('[O1] opened again it is kept by one button, and the earlier versions are there to read with their days', async () => {
  const asked = aHouse();
  const earlier = {
    ...lit.draft,
    id: '0199a0de-0000-7000-8000-0000000000bb',
    version: 1,
    kept_at: '2025-10-14T18:00:00.000Z',
    created_at: '2025-10-14T18:00:00.000Z',
    uploaded_avatar: null,
    uploaded_manifesto: null,
    world_set_participant: true,
    personal_objective: 'As it was then',
    text: null,
  } satisfies ManifestoVersion;
  const place = await show({ opened: { ...lit, current: earlier, earlier: [earlier] }, again: true });
  expect(place.textContent).not.toContain('Enter with Manifesto');
  expect(place.textContent).not.toContain('Skip - Build Over Time');
  await userEvent.click(page.getByRole('button', { name: 'Earlier versions' }));
  await expect.element(page.getByText('As it was then')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^14 October 2025/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
  await expect.poll(() => kept.mock.calls.length).toBe(1);
  expect(keptBodies(asked)).toMatchObject([{ build_over_time: false }]);
});
