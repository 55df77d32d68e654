import type { DocVersion } from '@kinsong/contract/docs/doc.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers, type Asked } from '../../../test/house-answers.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { members, mine } from '../../spaces/spaces.data.ts';
import { spaces } from '../../spaces/index.ts';
import { tasks } from '../../tasks/index.ts';
import { docs } from '../manifest.ts';
import { doc, line, mySpaces, people, ruth, space, tomas } from '../page/written-doc.ts';
import { DocHistory } from './DocHistory.tsx';

const roof = doc(1, 'What we agreed');
const version = (n: number, writer: string, until: string, words: string): DocVersion => ({
  ...{ version: n, writers: [writer], from: until, until, words },
});
const versions = [
  version(3, anna.id, '2026-10-13T17:52:00.000Z', 'who eats with Bram'),
  version(2, tomas, '2026-10-13T16:31:00.000Z', 'paying in three parts'),
  version(1, ruth, '2026-10-12T19:15:00.000Z', 'the start day'),
];
const differences = [
  { what: 'same', node: line('Bram starts on Monday.') },
  {
    what: 'changed',
    node: line('We pay in three parts.'),
    pieces: [
      { what: 'same', text: 'We pay ' },
      { what: 'removed', text: 'at once.' },
      { what: 'added', text: 'in three parts.' },
    ],
  },
  { what: 'removed', node: line('Nobody pays.') },
];

const onBack = vi.fn<() => void>();
const onVersion = vi.fn<(version: string) => void>();

beforeAll(() => {
  goInside(spaces, tasks, docs);
  mine.set(mySpaces('member'));
  members.of(space).set(people);
});

function house(): Asked[] {
  const one = (n: number) => () => ({
    version: versions.find((each) => each.version === n) ?? {},
    words: { type: 'doc', content: [] },
    differences,
  });
  return houseAnswers({
    [`GET /api/docs/${roof.id}/versions`]: () => ({ versions, more: false }),
    [`GET /api/docs/${roof.id}/versions/3`]: one(3),
    [`GET /api/docs/${roof.id}/versions/2`]: one(2),
    [`POST /api/docs/${roof.id}/versions/2/restored`]: () => ({ ...roof, rev: 9 }),
  });
}

const look = (chosen?: string, size: Size = 'wide', skin?: Skin): Promise<HTMLElement> =>
  mount(
    <div data-area="salon" style={{ height: '700px', display: 'flex' }}>
      <DocHistory
        doc={roof}
        version={chosen}
        mayWrite
        isWide={size === 'wide'}
        onVersion={onVersion}
        onBack={onBack}
        onOpen={() => {}}
      />
    </div>,
    skin,
    size,
  );

test.each(skins.flatMap((skin) => (['wide', 'narrow'] as const).map((size) => [skin, size] as const)))(
  '[P8] who wrote and when, what came and what went, in %s, %s',
  async (skin, size) => {
    house();
    const place = await look('2', size, skin);
    await expect.element(page.getByText('in three parts.')).toBeVisible();
    expect([...place.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
      'taken out',
      'at once.',
      'Nobody pays.',
    ]);
    expect(page.getByRole('complementary').getByRole('button').elements()).toHaveLength(3);
    await expectClean(place);
  },
);

test('[P8] the latest needs no restoring; an earlier one is restored, and the doc is shown again', async () => {
  const asked = house();
  await look();
  await expect.element(page.getByText('Nobody pays.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Restore/ }).query()).toBeNull();
  await page.getByRole('button', { name: /Tomas/ }).click();
  expect(onVersion).toHaveBeenCalledWith('2');
  await look('2');
  await page.getByRole('button', { name: 'Restore 18:31' }).click();
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[P8] without an answer it says so, and asks again when it is told to', async () => {
  houseAnswers({});
  await look();
  await expect.element(page.getByText('How it came to be could not be loaded.')).toBeVisible();
  house();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Nobody pays.')).toBeVisible();
});
