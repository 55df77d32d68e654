import { newId } from '@kinsong/contract/common/ids.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { compass } from '@kinsong/engines/worksheets/forms/compass.ts';
import { sheetForms } from '@kinsong/engines/worksheets/forms.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { members } from '../spaces/spaces.data.ts';
import { worksheets } from './manifest.ts';
import { FillingIn } from './sheet/FillingIn.tsx';
import { hold, sheets } from './worksheets.data.ts';
import { useSheets } from './worksheets.hooks.ts';

const space = newId();
const hanna = newId();
const at = '2026-10-24T18:00:00.000Z';
const member = (person_id: string, name: string): Member => ({
  ...{ space_id: space, person_id, name, avatar_url: '', role: 'member', joined_at: at },
  ...{ left_at: null, shows_work: false, rev: 1 },
});

const point = (
  question: string,
  text: string,
  yes: readonly string[],
  lit = true,
): Worksheet['points'][number] => ({
  question,
  words: [],
  sentence: { text, by: hanna, at },
  yes: [...yes],
  lit_at: lit ? at : null,
});

const sheetOf = (more: Partial<Worksheet> = {}): Worksheet => ({
  ...{ id: newId(), space_id: space, rev: 1, born: 1, form: 'compass', about: 'The Kitchen Book' },
  ...{ takers: [anna.id, hanna], offers: [], status: 'open', doc_id: null, made: [] },
  points: [
    ...['why', 'who', 'what', 'where', 'when'].map((id) => point(id, `Agreed on ${id}`, [anna.id, hanna])),
    {
      ...point('how', 'One recipe a Sunday.', [hanna], false),
      words: [{ person_id: hanna, text: 'One recipe a Sunday. Oma cooks.', at }],
    },
  ],
  ...{
    finished_by: null,
    finished_at: null,
    created_by: anna.id,
    created_at: at,
    changed_at: at,
    deleted_at: null,
  },
  ...more,
});

beforeEach(() => {
  goInside(worksheets);
  sheets.set(new Map());
  members
    .of(space)
    .set(new Map([member(anna.id, 'Anna'), member(hanna, 'Hanna')].map((each) => [each.person_id, each])));
});

/** As the screen has it: what waits in the outbox is laid over what is held. */
function Table({ id, mayFill }: { id: string; mayFill: boolean }) {
  const shown = useSheets(space).shown.find(({ sheet }) => sheet.id === id);
  const form = sheetForms.find(({ key }) => key === shown?.sheet.form);
  if (shown === undefined || form === undefined) return null;
  return <FillingIn form={form} shown={shown} mayFill={mayFill} abilities={new Set()} />;
}

async function look(sheet: Worksheet, skin?: Skin, size?: Size, mayFill = true): Promise<HTMLElement> {
  hold([sheet]);
  return mount(
    <main>
      <h1>{compass.title}</h1>
      <Table id={sheet.id} mayFill={mayFill} />
    </main>,
    skin,
    size,
  );
}

const button = (place: HTMLElement, name: string | RegExp): HTMLElement =>
  [...place.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  ) ?? expect.fail(`no button ${String(name)}`);
const last = () => signedIn().outbox.items.get().at(-1);

describe.each(skins)('[P12] a sheet in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('has names, contrast and room on a %s screen', async (size) => {
    await expectClean(await look(sheetOf(), skin, size));
  });
  test('for a guest, and when it is finished', async () => {
    const place = await look(sheetOf({ status: 'finished', doc_id: newId() }), skin, 'narrow', false);
    await expectClean(place);
    expect(place.querySelector('textarea')).toBeNull();
    expect(place.textContent).toContain('Read the doc');
  });
});

test('[P12] one’s yes is seen at once, kept without a line, and lights the point', async () => {
  const place = await look(sheetOf());
  expect(place.textContent).toContain('Five points are lit, three to go');
  expect(place.textContent).toContain('Hanna has said yes to it. It waits for your yes.');
  button(place, 'Yes, light the point').click();
  await expect.poll(() => place.textContent).toContain('Six points are lit, two to go');
  expect(last()?.body).toMatchObject({ deed: 'agree', question: 'how', yes: true });
  expect(place.textContent).toContain('All of you said yes. The point is lit.');
});

test('[P12] one’s own words are kept while one writes, the last ones only, and before one goes on', async () => {
  const place = await look(sheetOf());
  const well = place.querySelector('textarea')!;
  await userEvent.fill(well, 'Noor films');
  await userEvent.fill(well, 'Noor films the hands.');
  button(place, 'Skip for now').click();
  await expect.poll(() => last()?.body).toMatchObject({ deed: 'write', text: 'Noor films the hands.' });
  await expect.poll(() => place.querySelector('h2')?.textContent).toBe('With what shall we do it?');
  button(place, /^6/).click();
  await expect.poll(() => place.querySelector('textarea')?.value).toBe('Noor films the hands.');
});

test('[P12] what one changed is proposed over the sentence one saw; an empty one is not sent', async () => {
  const sheet = sheetOf();
  const place = await look(sheet);
  button(place, 'Change it').click();
  const edit = () => place.querySelectorAll('textarea')[1]!;
  await expect.poll(() => edit()?.value).toBe('One recipe a Sunday.');
  await userEvent.fill(edit(), ' ');
  button(place, 'Propose it').click();
  await expect.poll(() => place.textContent).toContain('Write what you could all say yes to.');
  // What other tests wrote is kept in this browser too.
  const ofThis = signedIn()
    .outbox.items.get()
    .filter(({ params }) => params['sheet_id'] === sheet.id);
  expect(ofThis).toEqual([]);
  await userEvent.fill(edit(), 'Oma cooks, Noor films.');
  button(place, 'Propose it').click();
  await expect
    .poll(() => last()?.body)
    .toMatchObject({ deed: 'propose', text: 'Oma cooks, Noor films.', over: 'One recipe a Sunday.' });
  expect(place.textContent).toContain('It waits for Hanna.');
});

test('[P12] when all is agreed on, it can be made real; what is unticked stays aside', async () => {
  const points = compass.questions.map(({ id, kind }) =>
    point(id, kind === 'list' ? 'Scales' : `Agreed on ${id}`, [anna.id, hanna]),
  );
  const place = await look(sheetOf({ points }), 'epic', 'wide');
  const tick = place.querySelector<HTMLInputElement>('input[aria-label="Find: Scales"]')!;
  expect(tick.checked).toBe(true);
  tick.click();
  await expect.poll(() => last()?.body).toMatchObject({ deed: 'offer', offer: { ticked: false } });
  button(place, 'Make it real').click();
  await expect.poll(() => last()?.call).toBe('worksheets.finish');
  await expect.poll(() => place.textContent).toContain('It is being made real. You may leave.');
});
