import axe from 'axe-core';
import { expect } from 'vitest';

/** Names, roles and contrast are as they should be, and nothing is wider than what it stands in. */
export async function expectClean(place: HTMLElement): Promise<void> {
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const wide = [...place.querySelectorAll<HTMLElement>('*')].filter(
    (each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
  );
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
}
