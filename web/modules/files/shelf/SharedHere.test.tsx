import type { SharedFile } from '@kinsong/contract/files/files.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, type Size } from '../../../test/mount.tsx';
import { salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { sharedFiles } from '../files.data.ts';
import { files } from '../manifest.ts';
import { sharedShown } from '../open-layers.ts';
import { SharedHere } from './SharedHere.tsx';

const space = salonId(1);
const many = 1000;

const file = (n: number, more: Partial<SharedFile> = {}): SharedFile => ({
  ...{ id: salonId(1000 + n), space_id: space, rev: n, born: n, name: `Roof ${n}.png`, kind: 'picture' },
  ...{ type: 'image/png', size: 9, state: 'ready', width: 4, height: 3, seconds: null, pages: null },
  ...{ voice: false, waves: null, opening: null, message_id: null, brought_by: anna.id, deleted_at: null },
  brought_at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  ...more,
});
const papers = Array.from({ length: many }, (_, n) =>
  file(many + n, { kind: 'document', name: `Quote ${n}.pdf`, pages: 2 }),
);
const pictures = Array.from({ length: many }, (_, n) => file(n));

beforeAll(() => goInside(files));
beforeEach(() => {
  sharedFiles.set(new Map([...pictures, ...papers].map((each) => [each.id, each])));
});

async function look(size: Size, skin?: Skin): Promise<HTMLElement> {
  sharedShown.set(space);
  return mount(
    <div style={{ height: '844px', display: 'flex' }}>
      <SharedHere
        space={space}
        people={[{ id: anna.id, name: 'Anna' }]}
        mayChange={() => true}
        onToMessage={() => {}}
      />
    </div>,
    skin,
    size,
  );
}

const tiles = page.getByRole('button', { name: /^Roof \d/ });
const scrollerOf = (inside: Element): Element => {
  const above = inside.parentElement!;
  return above.scrollHeight > above.clientHeight + 1 && getComputedStyle(above).overflowY === 'auto'
    ? above
    : scrollerOf(above);
};

test.each(['narrow', 'wide'] as const)(
  '[P4] of a thousand pictures only those are drawn that are seen, and the last is reached by scrolling (%s)',
  async (size) => {
    await look(size);
    await expect.element(page.getByRole('button', { name: 'Roof 999' })).toBeVisible();
    await expect.element(page.getByText(`${many} found`)).toBeInTheDocument();
    expect(tiles.elements().length).toBeLessThan(90);
    const scroller = scrollerOf(page.getByRole('button', { name: 'Roof 999' }).element());
    await expect
      .poll(() => {
        scroller.scrollTop = scroller.scrollHeight;
        return page.getByRole('button', { name: 'Roof 0', exact: true }).query() !== null;
      })
      .toBe(true);
    expect(tiles.elements().length).toBeLessThan(90);
  },
);

test('[P4] another kind begins at its newest, and is drawn as far as it is seen too', async () => {
  await look('wide');
  const first = page.getByRole('button', { name: 'Roof 999' });
  await expect.element(first).toBeVisible();
  scrollerOf(first.element()).scrollTop = 4000;
  await page.getByRole('button', { name: 'Papers' }).click();
  await expect.element(page.getByText('Quote 999')).toBeVisible();
  expect(page.getByText(/^Quote \d/).elements().length).toBeLessThan(40);
});

test.each(skins)('[P4] %s: what is shared here is clean', async (skin) => {
  const place = await look('wide', skin);
  await expect.element(page.getByRole('button', { name: 'Roof 999' })).toBeVisible();
  await expectClean(place);
});
