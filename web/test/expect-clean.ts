import axe from 'axe-core';
import { expect } from 'vitest';

/** Names, roles and contrast are as they should be, and nothing is wider than what it stands in. */
export async function expectClean(place: HTMLElement): Promise<void> {
  await settled();
  const { violations } = await axe.run(place, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  // What is painted may reach beyond the picture that cuts it off.
  const wide = [...place.querySelectorAll<HTMLElement>('*:not(canvas, svg *)')].filter(
    (each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
  );
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
}

/** A sheet that is still rising shines through: its colours are told when it stands. */
async function settled(): Promise<void> {
  const rising = () => document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  await expect.poll(rising, { timeout: 5000 }).toBe(0);
}
