import type { SharedFile } from '@kinsong/contract/files/files.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { filesRows, hold, sharedFiles } from '../files.data.ts';
import { files } from '../manifest.ts';
import { sharedShown, viewed } from '../open-layers.ts';
import { NewestShared } from './NewestShared.tsx';

const space = newId();

const file = (name: string, daysAgo: number, more: Partial<SharedFile> = {}): SharedFile => ({
  ...{ id: newId(), space_id: space, rev: 1, born: 1, name, kind: 'text', type: 'text/plain', size: 2400 },
  ...{ state: 'plain', width: null, height: null, seconds: null, pages: null, voice: false, waves: null },
  opening: null,
  ...{ message_id: newId(), brought_by: newId(), deleted_at: null },
  brought_at: new Date(Date.now() - daysAgo * day).toISOString(),
  ...more,
});
const roof = file('Roof.png', 0, { kind: 'picture', type: 'image/webp', state: 'ready' });
const plan = file('A very long name of a quotation, roof and chimney, north side, second version.md', 1);
const loose = file('Keys.txt', 2, { message_id: null });
const some = [
  ...[file('Oldest.txt', 90), loose, plan, roof],
  file('Voice.webm', 3, { kind: 'sound', voice: true, seconds: 51 }),
  file('Gone.txt', 0, { deleted_at: new Date().toISOString() }),
  file('Elsewhere.txt', 0, { space_id: newId() }),
];

beforeEach(() => {
  goInside(files);
  sharedFiles.set(new Map());
  viewed.set(undefined);
  sharedShown.set(undefined);
});

async function look(rows: readonly SharedFile[], skin?: Skin, size?: Size): Promise<HTMLElement> {
  hold(rows);
  const place = await mount(
    <main>
      <NewestShared space={space} />
    </main>,
    skin,
    size,
  );
  // A link that is followed would end the test.
  place.addEventListener('click', (event) => event.preventDefault());
  return place;
}

describe.each(skins)('[P3] what was shared last in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('has names, contrast and room on a %s screen', async (size) => {
    await expectClean(await look(some, skin, size));
  });
});

test('[P3] the newest four stand at a glance, each leading to its message, and the shelf says how many there are', async () => {
  const place = await look(some);
  const links = [...place.querySelectorAll('li a')];
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Roof'),
    expect.stringContaining('A very long name'),
    expect.stringContaining('Keys'),
    expect.stringContaining('A voice'),
  ]);
  expect(links[0]?.getAttribute('href')).toBe(`/salon/${space}?tab=messages&message=${roof.message_id}`);
  expect(links[2]?.getAttribute('href')).toBe(`/salon/${space}?tab=messages`);
  await page.getByRole('link', { name: 'All 5 on the shelf' }).click();
  expect(sharedShown.get()).toBe(space);
});

test('[P3] a picture opens large over the talk, and what no message carries opens the shelf', async () => {
  await look(some);
  await page.getByRole('link', { name: /^Roof/ }).click();
  expect(viewed.get()?.files.map(({ name }) => name)).toEqual(['Roof.png']);
  expect(sharedShown.get()).toBeUndefined();
  await page.getByRole('link', { name: /^Keys/ }).click();
  expect(sharedShown.get()).toBe(space);
});

test('[P3] where it could not be loaded it says so, and tries again', async () => {
  const asked = houseAnswers({});
  await look([]);
  await expect.poll(() => asked.map(({ path }) => path)).toContain(`/api/spaces/${space}/files`);
  const { sync } = signedIn();
  sync.state(space, filesRows).set('failed');
  await expect.element(page.getByText('What is shared here could not be loaded.')).toBeVisible();
  const again = vi.spyOn(sync, 'again');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(again).toHaveBeenCalledWith(space);
});
