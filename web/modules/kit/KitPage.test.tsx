import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import { skins } from '../../ui/skins/skin.ts';
import { KitPage } from './KitPage.tsx';

describe.each(skins)('the kit in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('has names, roles and contrast on a %s screen', async (size) => {
    const place = await mount(<KitPage />, skin, size);
    const { violations } = await axe.run(place);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
