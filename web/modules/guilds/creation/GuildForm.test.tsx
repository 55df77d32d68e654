import '../../../ui/tokens.stars.css';
import { focusTags, focusWords } from '@kinsong/contract/guilds/focus-tags.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { who } from '../../../platform/session/session.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { Stage } from '../../../ui/index.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { begunGuild, nothingYet, type GuildDraft } from './guild-draft.ts';
import { GuildForm } from './GuildForm.tsx';

const longTable = (): GuildDraft => ({
  id: newId(),
  name: 'Long Table',
  subtitle: 'A table nobody has to earn a chair at',
  manifesto: 'We eat together on the first Sunday.',
  image: '',
  focus_tags: ['family-projects', 'gift-economy'],
});

const established = vi.fn<(id: string) => void>();
const notNow = vi.fn<() => void>();
beforeAll(() => goInside());
beforeEach(() => {
  established.mockClear();
  notNow.mockClear();
});

interface Shown {
  begun?: GuildDraft;
  skin?: Skin;
  size?: Size;
}

const show = ({ begun = nothingYet(), skin = 'epic', size = 'narrow' }: Shown = {}) =>
  mount(
    <Stage area="guild">
      <GuildForm begun={begun} onEstablished={established} onNotNow={notNow} />
    </Stage>,
    skin,
    size,
  );

/** A house in which guilds are founded. */
const aHouse = (): Asked[] =>
  houseAnswers({
    'POST /api/guilds': ({ body }) => {
      const { id, name } = body as GuildDraft;
      const guild = { id, name, image: '', role: 'owner' };
      return {
        ...(body as GuildDraft),
        founder_id: anna.id,
        founder_name: 'Anna',
        created_at: '2026-11-22T18:00:00.000Z',
        semi_independent: true,
        integration_enabled: true,
        founder: { ...anna, guild, access_level: 'guild_facilitator' },
      };
    },
  });

const light = () => page.getByRole('button', { name: 'Establish Your Guild' });
const alerted = () => document.querySelector('[role=alert]')?.textContent ?? '';
const looks = (Object.keys(sizes) as Size[]).flatMap((size) => [
  { size, how: 'with nothing said', begun: nothingYet },
  { size, how: 'with everything said', begun: longTable },
]);

describe.each(skins)('[O2] guild creation in %s', (skin) => {
  test.each(looks)(
    'has its names, its contrast and targets for a finger, $how on a $size screen',
    async ({ size, begun }) => {
      const place = await show({ begun: begun(), skin, size });
      await expectClean(place);
      for (const target of place.querySelectorAll('button, label:has(input)'))
        expect(target.getBoundingClientRect().height, target.textContent).toBeGreaterThanOrEqual(44);
    },
  );
});

test('[O2] the thirteen focus tags are lit and put out by key and by touch', async () => {
  const place = await show();
  expect([...place.querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent)).toEqual(
    focusTags.map(focusWords),
  );
  const mycology = page.getByRole('button', { name: 'mycology' });
  mycology.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mycology).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(mycology);
  await expect.element(mycology).toHaveAttribute('aria-pressed', 'false');
});

test('[O2] the button waits until name, subtitle and manifesto are said, and the fire grows with each', async () => {
  const place = await show();
  const said = () => place.querySelector('[data-said]')?.getAttribute('data-said');
  for (const [at, field] of ['Guild name', 'Mission or subtitle', 'What you promise each other'].entries()) {
    await expect.element(light()).toBeDisabled();
    expect(place.textContent).toContain('Please complete guild name, subtitle, and manifesto');
    expect(said()).toBe(String(at));
    await userEvent.fill(page.getByRole('textbox', { name: field }), 'Something true');
  }
  await expect.element(light()).toBeEnabled();
  expect(said()).toBe('3');
  expect(place.textContent).not.toContain('Please complete');
});

test('[O2] established with a double press it is asked for once, and its founder is known here at once', async () => {
  const asked = aHouse();
  const begun = longTable();
  await show({ begun });
  await userEvent.dblClick(light());
  await expect.poll(() => established.mock.calls).toEqual([[begun.id]]);
  expect(asked.map(({ body }) => body)).toEqual([begun]);
  expect(who.get()).toMatchObject({
    user: { guild: { id: begun.id, name: 'Long Table' }, access_level: 'guild_facilitator' },
  });
});

test('[O2] without an answer all stays, and is sent again under the same id, also after a reload', async () => {
  const lost = houseAnswers({});
  await show({ begun: longTable() });
  await userEvent.fill(page.getByRole('textbox', { name: 'Guild name' }), 'Herons');
  await userEvent.click(light());
  await expect.poll(alerted).toContain('No answer from the house');
  const after = await begunGuild();
  expect(lost.map(({ body }) => body)).toMatchObject([{ name: 'Herons', id: after.id }]);
  expect(after.name).toBe('Herons');
  const asked = aHouse();
  await userEvent.click(light());
  await expect.poll(() => established.mock.calls).toEqual([[after.id]]);
  expect(asked).toHaveLength(1);
  expect((await begunGuild()).name).toBe('');
});

test('[O2] a manifesto is brought from a text file, and what is none says so and changes nothing', async () => {
  await show({ begun: longTable() });
  const bring = page.getByLabelText('Bring the manifesto from a .txt file');
  const words = page.getByRole('textbox', { name: 'What you promise each other' });
  await userEvent.upload(bring, new File([new Uint8Array([1, 0])], 'a.txt', { type: 'text/plain' }));
  await expect.poll(alerted).toContain('not a plain text file');
  await expect.element(words).toHaveValue('We eat together on the first Sunday.');
  await userEvent.upload(bring, new File(['And nobody washes alone.'], 'b.txt', { type: 'text/plain' }));
  await expect.element(words).toHaveValue('We eat together on the first Sunday.\n\nAnd nobody washes alone.');
});

test('[O2] a picture that is none, or too large, is refused before it is sent', async () => {
  const asked = houseAnswers({ 'POST /api/images': () => ({ image: '/api/images/1' }) });
  await show();
  const give = page.getByLabelText('Give it a picture');
  await userEvent.upload(give, new File(['words'], 'a.txt', { type: 'text/plain' }));
  await expect.poll(alerted).toContain('not a picture the house can open');
  const large = new File([new Uint8Array(5_242_881)], 'a.png', { type: 'image/png' });
  await userEvent.upload(give, large);
  await expect.poll(alerted).toContain('more than 5 MB');
  expect(asked).toEqual([]);
  await userEvent.upload(give, new File(['P'], 'a.png', { type: 'image/png' }));
  await expect.element(page.getByLabelText('Another picture')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('[O2] not now leaves it for another day', async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: 'Not now' }));
  expect(notNow).toHaveBeenCalledOnce();
});
