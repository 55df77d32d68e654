import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { spaces } from '../../spaces/index.ts';
import type { NextTask } from './home-lines.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { keepLastPath, lastPath } from './last-path.ts';

beforeAll(() => goInside(spaces));
afterEach(() => localStorage.clear());

const bram: NextTask = {
  known: true,
  task: { text: 'Ask Bram when the river side is dry', due: 'due tomorrow' },
};

function look(size: Size, skin?: Skin, next = bram): Promise<HTMLElement> {
  return mount(
    <div style={{ height: sizes[size].height }}>
      <HomeScreen next={next} />
    </div>,
    skin,
    size,
  );
}

describe.each(skins)('the three paths in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])(
    'have names, roles and contrast on a %s screen, and hold to its width',
    async (size) => expectClean(await look(size, skin)),
  );
});

describe.each(Object.keys(sizes) as Size[])('the three paths on a %s screen', (size) => {
  test('lead to the council, the projects and the game, each with a line of what is so', async () => {
    const place = await look(size);
    const hrefs = [...place.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/council', '/salons', '/mairy']);
    const words = place.querySelector('ul')!.innerText.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Remedy Council');
    expect(words).toContain('When words have run out.');
    expect(words).toContain('What matters now: Ask Bram when the river side is dry, due tomorrow.');
  });

  test('greet by first name, and say in words who is at home', async () => {
    const place = await look(size);
    expect(place.querySelector('h1')!.textContent).toMatch(/^Good (morning|afternoon|evening), Anna$/);
    await expect.element(page.getByText('Only you are at home.')).toBeVisible();
  });

  test('only the one taken last on this device is lit', async () => {
    const lit = (place: HTMLElement) =>
      [...place.querySelectorAll('a[class*=primary]')].map((link) => link.getAttribute('href'));
    expect(lit(await look(size))).toEqual(['/mairy']);
    keepLastPath(anna.id, 'projects');
    expect(lit(await look(size))).toEqual(['/salons']);
  });

  test('whichever is taken is remembered', async () => {
    const place = await look(size);
    place.addEventListener('click', (event) => event.preventDefault());
    place.querySelector<HTMLElement>('ul a[href="/council"]')!.click();
    expect(lastPath(anna.id)).toBe('council');
    expect(lastPath('somebody else')).toBe('game');
  });
});

test('on a wide screen no way is drawn behind words', async () => {
  const place = await look('wide');
  const end = place.querySelector('[viewBox="0 0 1344 240"]')!.getBoundingClientRect().bottom;
  for (const heading of place.querySelectorAll('h2'))
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
});
