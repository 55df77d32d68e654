import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { mount } from '../../test/mount.tsx';
import { skins } from '../../ui/skins/skin.ts';
import { EntryTabs } from './EntryTabs.tsx';

describe.each(skins)('the three ways in, in %s', (skin) => {
  test('are large enough for a finger, named by their words, and said whose each is', async () => {
    const place = await mount(<EntryTabs way="login" onChange={() => {}} />, skin);
    const buttons = [...place.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Invite Code', 'Login', 'Create']);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const line = place.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`)!;
      const below = line.getBoundingClientRect();
      const word = document.createRange();
      word.selectNodeContents(button);
      expect(below.top).toBeGreaterThanOrEqual(word.getBoundingClientRect().bottom - 1);
      // The line lies over its button, and lets a finger through.
      expect(document.elementFromPoint(below.x + below.width / 2, below.y + below.height / 2)).toBe(button);
    }
    const { violations } = await axe.run(place);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
