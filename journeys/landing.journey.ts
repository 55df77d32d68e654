import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;

const federation = 'https://federation.example/about';

beforeAll(async () => {
  house = await openHouse({ KINSONG_FEDERATION_URL: federation });
});
afterAll(() => house.close());

const link = (person: Person, name: string) => person.page.getByRole('link', { name, exact: true });
const leadsTo = (person: Person, name: string) => link(person, name).getAttribute('href');
const doors = [
  ['Join Waitlist', '/waitlist'],
  ['Click here if you have a code', '/enter?kind=explorer'],
  ['Secret History Game', '/enter?kind=explorer'],
  ['re-Inn', '/lodging'],
  ['Family Federation', '/lodging'],
  ['AirBNB for Care', '/lodging'],
  ['re-Inn Stays', '/lodging'],
  ['Sacred Retreats • Family Archives • Remedy Council', '/lodging'],
  ['brought to you by the Federation', federation],
] as const;
/** Before the moon and at the table two more ways are known. */
const more = [
  ['Begin My Journey', '/enter?kind=explorer'],
  ['Create My Manifesto', '/manifesto/talk'],
] as const;
const waysAt: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/?version=mystical': [['Enter Projects', '/salons'], ...more],
  '/?version=notebook': [['My Projects', '/salons'], ...more],
};
/** A busy machine takes its time. */
const patiently = { timeout: 20_000 };
const versions = ['/', '/?version=mystical', '/?version=notebook', '/?version=v2', '/v2'];

/** How the glow of the waitlist's button comes and goes, as the browser reckons it. */
const blinkOf = (person: Person) =>
  link(person, 'Join Waitlist').evaluate((button) => {
    const [blink] = button
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
    if (!blink) return null;
    const glowAt = (moment: number): number => {
      blink.currentTime = moment;
      return Number(getComputedStyle(button, '::after').opacity);
    };
    blink.pause();
    const [dimmest, brightest] = [glowAt(0), glowAt(1000)];
    return { every: blink.effect?.getComputedTiming().duration, dimmest, brightest };
  });

describe.each(['wide', 'narrow'] as const)('before the house, on a %s screen', (screen) => {
  describe.each(versions)('[L1] [L2] the front at %s', (address) => {
    test('has every word, and every door leads where it says', async () => {
      const ilse = await house.arrives('Ilse', screen);
      await ilse.opens(address);
      await link(ilse, 'Join Waitlist').waitFor();
      for (const words of [/a guild to build belonging/, /with logistics and song/, /by invitation only/])
        await ilse.sees(words);
      const ways = waysAt[address] ?? [['Projects', '/salons']];
      for (const [name, href] of [...doors, ...ways])
        expect([name, await leadsTo(ilse, name)]).toEqual([name, href]);
      expect(await ilse.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(ilse.complaints).toEqual([]);
      await ilse.closesTheBrowser();
    });
  });

  test('[L2] the second composition tells the idea: what was done stands beside its star, over nothing else', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/v2');
    await ilse.page.locator('[data-picture][data-painted]').waitFor({ state: 'attached' });
    const deeds = ilse.page.getByRole('list', { name: 'What gets done becomes a star' });
    expect(await deeds.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Mend the garden gate\s+done today$/),
      expect.stringMatching(/^Sing with grandmother\s+done today$/),
      expect.stringMatching(/^Ask for help with the harvest\s+by Friday$/),
    ]);
    const astray = () =>
      deeds.evaluate((list) => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const inside = (box: DOMRect) => box.left >= 0 && box.right <= innerWidth && box.top >= 0;
        const over = (one: DOMRect, other: DOMRect) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        const words = [...list.querySelectorAll('li > span')];
        const others = [...document.querySelectorAll('h1, h1 ~ p, main a'), ...words];
        return words
          .filter(
            (word) =>
              !inside(boxOf(word)) ||
              others.some((other) => other !== word && over(boxOf(word), boxOf(other))),
          )
          .map(({ textContent }) => textContent);
      });
    await expect.poll(astray, patiently).toEqual([]);
    await ilse.closesTheBrowser();
  });

  test('[L2] whoever changes the skin finds it in the address, and again after a reload', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/?version=notebook');
    await ilse.page.getByRole('radio', { name: 'mystical' }).check();
    await ilse.page.waitForURL(/version=mystical/);
    await ilse.page.reload();
    expect(await ilse.page.getByRole('radio', { name: 'mystical' }).isChecked()).toBe(true);
    await ilse.closesTheBrowser();
  });

  test('[L2] whoever came by a version keeps it behind the front and back; whoever chose a skin keeps theirs', async () => {
    const ilse = await house.arrives('Ilse', screen);
    const wears = (skin: string) => ilse.page.locator(`html[data-skin="${skin}"]`).waitFor();
    const leadsOnTo = async (name: string, heading: string) => {
      await link(ilse, name).click();
      await ilse.seesHeading(heading);
      await ilse.reloads();
      await ilse.seesHeading(heading);
    };
    await ilse.opens('/?version=mystical');
    await leadsOnTo('Join Waitlist', 'Join the waitlist');
    await wears('mystical');
    await leadsOnTo('Come in with it', 'Timeline Access');
    await wears('mystical');
    await leadsOnTo('Back to the house', 'Kinsong');
    await wears('mystical');
    await ilse.opens('/');
    await wears('epic');
    await ilse.page.getByRole('radio', { name: 'notebook' }).check();
    await ilse.opens('/?version=mystical');
    await wears('mystical');
    await leadsOnTo('Join Waitlist', 'Join the waitlist');
    await wears('notebook');
    await ilse.closesTheBrowser();
  });

  test('[L3] the game has a front of its own with its three roles, and two ways on', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/game');
    for (const heading of [
      'The Secret History of Humankind',
      'What if the game was getting things done?',
      'Trust as Currency',
      'AI Perspective Swapping',
      'Your Mission',
      'Consciousness Agent',
      'Trust Builder',
      'Reality Creator',
    ])
      await ilse.page.getByRole('heading', { name: heading, exact: true }).waitFor();
    const access = ilse.page.getByRole('link', { name: 'Request Access' }).first();
    expect(await access.getAttribute('href')).toBe('/enter?kind=explorer');
    await ilse.page.getByRole('link', { name: 'Join the Waitlist' }).first().click();
    await ilse.seesHeading('Join the waitlist');
    expect(ilse.complaints).toEqual([]);
    await ilse.closesTheBrowser();
  });

  test('[L4] a name is left on the waitlist; what is missing or wrong is said at its field, and stays', async () => {
    const ilse = await house.arrives('Ilse', screen);
    await ilse.opens('/');
    await link(ilse, 'Join Waitlist').click();
    await ilse.presses('Join the Waitlist');
    await ilse.isTold('Name', 'How shall we call you?');
    await ilse.isTold('E-mail', 'Where can a letter reach you?');
    await ilse.fillsIn({ Name: 'Ilse', 'E-mail': 'nowhere', 'What brings you here?': 'The singing.' });
    await ilse.presses('Join the Waitlist');
    await ilse.isTold('E-mail', /./);
    expect(await ilse.typed('What brings you here?')).toBe('The singing.');
    await ilse.fillsIn({ 'E-mail': `ilse-${screen}@hearth.example` });
    await ilse.presses('Join the Waitlist');
    await ilse.seesHeading('Your name is with us');
    await ilse.closesTheBrowser();
  });
});

describe.each(versions)('[L1] on the front at %s', (address) => {
  test('Join Waitlist blinks every 2 s, still for who asks for it; the heart mutes the house and is remembered', async () => {
    const ilse = await house.arrives('Ilse', 'narrow');
    await ilse.opens(address);
    await link(ilse, 'Join Waitlist').waitFor();
    expect(await blinkOf(ilse)).toBeNull();
    await ilse.page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => blinkOf(ilse), patiently).toEqual({ every: 2000, dimmest: 0.3, brightest: 1 });
    await ilse.presses('Mute all audio');
    await ilse.reloads();
    await ilse.presses('Enable all audio');
    await ilse.page.getByRole('button', { name: 'Mute all audio' }).waitFor();
    await ilse.closesTheBrowser();
  });
});

/** The pieces the app is cut into, so that none is looked for that is no longer called so. */
const pieces = readdirSync(new URL('../web/dist/assets/', import.meta.url)).map((file) =>
  file.replace(/-[\w-]{8}\..*$/, ''),
);

/** What the browser loaded of script by itself until it fell silent, as it is on the wire with gzip. */
async function scriptsOf(person: Person, address: string): Promise<{ parts: string[]; size: number }> {
  const scripts: Promise<{ part: string; size: number }>[] = [];
  person.page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const part = /([^/]+)-[\w-]{8}\.js$/.exec(response.url())?.[1] ?? '';
    scripts.push(response.body().then((body) => ({ part, size: gzipSync(body).length })));
  });
  await person.page.goto(address, { waitUntil: 'networkidle' });
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  const all = await Promise.all(scripts);
  return { parts: all.map(({ part }) => part), size: all.reduce((sum, { size }) => sum + size, 0) };
}

test.each([
  ['/', ['SkyLanding', 'paint-night']],
  ['/?version=mystical', ['SkyLanding', 'paint-moonrise']],
  ['/?version=notebook', ['TableLanding']],
  ['/v2', ['SkyLanding', 'paint-night']],
])('%s loads its own picture and no other, and stays below 100 kB of script', async (address, pictures) => {
  const ilse = await house.arrives('Ilse');
  const { parts, size } = await scriptsOf(ilse, address);
  const all = [
    'SkyLanding',
    'TableLanding',
    'paint-moonrise',
    'paint-night',
    'Waitlist',
    'start-signed-out',
    'house',
  ];
  expect(pieces).toEqual(expect.arrayContaining(all));
  expect(parts.filter((part) => all.includes(part))).toEqual(pictures);
  expect(size).toBeLessThan(100_000);
  await ilse.closesTheBrowser();
});

test.each(['/enter', '/enter?version=mystical', '/enter?version=notebook'])(
  '%s loads what few meet at the door only for them, and stays below 100 kB of script',
  async (address) => {
    const ilse = await house.arrives('Ilse');
    const { parts, size } = await scriptsOf(ilse, address);
    const later = [
      'FaceChooser',
      'OtherSignInWays',
      'EnterByLink',
      'AlreadySignedIn',
      'FirstPasswordOrPasskey',
      'inner',
    ];
    expect(pieces).toEqual(expect.arrayContaining(later));
    expect(parts).toContain('door');
    expect(parts.filter((part) => later.includes(part))).toEqual([]);
    expect(size).toBeLessThan(100_000);
    await ilse.closesTheBrowser();
  },
);

test.each(['fail', 'never come'])('the words are there though their letters %s', async (how) => {
  const ilse = await house.arrives('Ilse');
  await ilse.page.route('**/*.woff2', async (route) => {
    if (how === 'fail') await route.abort();
  });
  await ilse.page.goto('/', { waitUntil: 'commit' });
  await link(ilse, 'Join Waitlist').waitFor();
  expect(await ilse.page.getByRole('heading', { level: 1 }).innerText()).toBe('Kinsong');
  await ilse.page.unrouteAll({ behavior: 'ignoreErrors' });
  await ilse.closesTheBrowser();
});

test('[L4] a letter’s link that is over says so, and how to ask once more', async () => {
  const ilse = await house.arrives('Ilse');
  await ilse.opens('/waitlist#waitlist=long-gone');
  await ilse.seesHeading('This could not be confirmed');
  expect(await leadsTo(ilse, 'Ask once more')).toBe('/waitlist');
});

test('[L2] ?fresh=true signs out whoever typed it, and nobody who followed another site’s link', async () => {
  const anna = await house.foundedBy('Anna');
  const isKnown = async (): Promise<unknown> => {
    const answer = await anna.page.request.get('/api/auth/session-check');
    return ((await answer.json()) as { authenticated: unknown }).authenticated;
  };
  await anna.page.goto(`data:text/html,<a href="${house.server.base}/?fresh=true">Come</a>`);
  await link(anna, 'Come').click();
  await link(anna, 'Join Waitlist').waitFor();
  expect(await isKnown()).toBe(true);
  await anna.opens('/?fresh=true');
  await expect.poll(isKnown, patiently).toBe(false);
  expect(new URL(anna.page.url()).search).toBe('');
});

describe('the picture lives', () => {
  /** How many of its sheets the browser moves, and whether all count from the beginning of the page. */
  const stirring = (person: Person) =>
    person.page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof HTMLCanvasElement,
        )
        .map(({ startTime, playState }) => [startTime, playState]),
    );
  const lives = [0, 'running'];

  test.each([
    ['/', 3],
    ['/?version=mystical', 2],
    ['/v2', 3],
  ])(
    'at %s with the heartbeat, not for who asks for stillness, and not in a hidden tab',
    async (address, sheets) => {
      const ilse = await house.arrives('Ilse');
      await ilse.opens(address);
      await link(ilse, 'Join Waitlist').waitFor();
      expect(await stirring(ilse)).toEqual([]);
      await ilse.page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => stirring(ilse), patiently).toEqual(Array.from({ length: sheets }, () => lives));
      const looksAway = (hidden: boolean) =>
        ilse.page.evaluate((away) => {
          Object.defineProperty(document, 'hidden', { value: away, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await looksAway(true);
      await expect.poll(() => stirring(ilse), patiently).toEqual([]);
      await looksAway(false);
      await expect.poll(() => stirring(ilse), patiently).toEqual(Array.from({ length: sheets }, () => lives));
      await ilse.page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => stirring(ilse), patiently).toEqual([]);
      await ilse.closesTheBrowser();
    },
  );

  test('at the foot of the game’s front only once it is scrolled to', async () => {
    const ilse = await house.arrives('Ilse', 'narrow');
    await ilse.page.emulateMedia({ reducedMotion: 'no-preference' });
    await ilse.opens('/game');
    await ilse.page.locator('[data-picture][data-painted]').waitFor({ state: 'attached' });
    expect(await stirring(ilse)).toEqual([]);
    await ilse.page.getByRole('link', { name: 'Join the Waitlist' }).last().scrollIntoViewIfNeeded();
    await expect.poll(() => stirring(ilse), patiently).toEqual([lives, lives, lives]);
    await ilse.closesTheBrowser();
  });
});
