import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let annasPhone: Person;
let ruth: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.arrives('Anna');
  await anna.listens();
  await anna.cameWithCode(house.server.architectCode);
  salon = await anna.hasSalon('Mending the House');
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.listens();
  await ruth.cameByLink(await anna.hasInvited());
  annasPhone = await house.arrives('Anna', 'narrow');
  await annasPhone.isSignedIn();
  await annasPhone.opens(salon);
});
afterAll(() => house.close());

const soulOf = (person: Person) =>
  person.page.evaluate(async () => (await fetch('/api/soul/score')).json() as Promise<object>);
/** What the house has of the taps someone gave in the salon. */
const tapsBy = (person: Person) =>
  person.page.evaluate(
    async (space) => (await fetch(`/api/spaces/${space}/taps`)).json() as Promise<object>,
    salon.split('/').pop(),
  );
const lit = 'added to your soul score';
const patience = { timeout: 20_000 };

test('[T1] a double tap on one’s own words raises one’s soul once: seen, heard, and kept on every device', async () => {
  await anna.says('I go up on the roof.');
  await anna.doubleTaps('I go up on the roof.');
  await anna.sees('+1 soul');
  // 741 Hz and 852 Hz, together about 0.65 s: the second begins 0.15 s after the first.
  await expect
    .poll(() => anna.heardTones(741, 852), patience)
    .toEqual([
      { frequency: 741, length: expect.closeTo(0.5, 2) as number },
      { frequency: 852, length: expect.closeTo(0.5, 2) as number },
    ]);
  await expect.poll(() => soulOf(anna), patience).toEqual({ total: 1, today_total: 1 });
  await anna.doubleTaps('I go up on the roof.');
  expect(await anna.heardTones(741, 852)).toEqual([]);
  await anna.reloads();
  await expect.poll(() => anna.message('I go up on the roof.').innerText(), patience).toContain(lit);
  expect(await soulOf(anna)).toEqual({ total: 1, today_total: 1 });

  await annasPhone.reloads();
  await expect.poll(() => annasPhone.message('I go up on the roof.').innerText(), patience).toContain(lit);
  await ruth.hears('I go up on the roof.');
  expect(await ruth.message('I go up on the roof.').innerText()).not.toContain(lit);
});

test('[T1] a menu and a key do the same, without a pointer', async () => {
  await anna.says('The gutter holds.');
  await anna.does('Add to your soul score', 'The gutter holds.');
  await expect.poll(() => anna.message('The gutter holds.').innerText(), patience).toContain(lit);
  await anna.says('I came down again.');
  await anna.pressesAt('I came down again.', 's');
  await expect.poll(() => anna.message('I came down again.').innerText(), patience).toContain(lit);
  await expect.poll(() => soulOf(anna), patience).toEqual({ total: 3, today_total: 3 });
});

test('[T1] without a way to the house it waits on the device, and comes in when there is one', async () => {
  await anna.says('Nobody is on the line.');
  await anna.goesOffline();
  await anna.doubleTaps('Nobody is on the line.');
  await expect.poll(() => anna.message('Nobody is on the line.').innerText(), patience).toContain(lit);
  await anna.comesBack();
  await expect.poll(() => soulOf(anna), patience).toEqual({ total: 4, today_total: 4 });
});

test('[E9] a soul score that does not load, and a tap that does not get through, are logged and nothing else', async () => {
  const logged: string[] = [];
  annasPhone.page.on('console', (message) => logged.push(message.text()));
  await annasPhone.callsByHttp();
  await annasPhone.page.route('**/api/soul/score**', (route) => route.fulfill({ status: 500, body: '' }));
  await annasPhone.reloads();
  await expect.poll(() => logged.join(), patience).toContain('The soul score did not load.');
  await annasPhone.says('It rains, and I tell nobody.');
  await annasPhone.doubleTaps('It rains, and I tell nobody.');
  await expect
    .poll(() => annasPhone.message('It rains, and I tell nobody.').innerText(), patience)
    .toContain(lit);
  expect(await annasPhone.page.getByRole('alert').count()).toBe(0);
  await annasPhone.page.unroute('**/api/soul/score**');
  await expect.poll(() => soulOf(anna), patience).toEqual({ total: 5, today_total: 5 });
});

test('[T3] a double tap on another’s words gives a trust tap; among few it is said first that it can be guessed', async () => {
  await anna.says('I told him I was sorry.');
  await ruth.hears('I told him I was sorry.');
  await ruth.doubleTaps('I told him I was sorry.');
  await ruth.sees('They may guess it was you');
  await ruth.presses('Not now');
  expect(await anna.message('I told him I was sorry.').innerText()).not.toContain('trust tap');
  await ruth.doubleTaps('I told him I was sorry.');
  await ruth.presses('Give it all the same');
  await expect
    .poll(() => ruth.message('I told him I was sorry.').innerText(), patience)
    .toContain('1 trust tap, yours');
  await expect
    .poll(() => ruth.heardTones(440), patience)
    .toEqual([{ frequency: 440, length: expect.closeTo(0.3, 2) as number }]);
  // It is shown before the house has it: a page that is loaded meanwhile would ask too early, and not again.
  await expect.poll(() => tapsBy(ruth), patience).toMatchObject({ trust: [{ trust_taps: 1 }] });
  await ruth.reloads();
  await expect
    .poll(() => ruth.message('I told him I was sorry.').innerText(), patience)
    .toContain('1 trust tap, yours');
  // The others see it at the next full ten minutes, also where they look again.
  expect(await anna.message('I told him I was sorry.').innerText()).not.toContain('trust tap');
  await anna.reloads();
  expect(await anna.message('I told him I was sorry.').innerText()).not.toContain('trust tap');

  await house.tenMinutesPass();
  for (const each of [anna, ruth]) await each.reloads();
  await expect
    .poll(() => anna.message('I told him I was sorry.').innerText(), patience)
    .toContain('1 trust tap');
  expect(await anna.message('I told him I was sorry.').innerText()).not.toContain('yours');
  await expect
    .poll(() => ruth.message('I told him I was sorry.').innerText(), patience)
    .toContain('1 trust tap, yours');
});

test('[E27] a trust tap that the house does not take is logged and nothing else: it is as if it had not been given', async () => {
  await anna.says('And he said so too.');
  await ruth.hears('And he said so too.');
  const logged: string[] = [];
  ruth.page.on('console', (message) => logged.push(message.text()));
  await ruth.callsByHttp();
  await ruth.reloads();
  await ruth.page.route('**/taps', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  // It was said before on this visit that it can be guessed, but a new load forgets that.
  await ruth.pressesAt('And he said so too.', 't');
  await ruth.presses('Give it all the same');
  await expect.poll(() => logged.join(), patience).toContain('The trust tap was not taken.');
  expect(await ruth.message('And he said so too.').innerText()).not.toContain('trust tap');
  await ruth.page.unroute('**/taps');
  await ruth.pressesAt('And he said so too.', 't');
  await expect
    .poll(() => ruth.message('And he said so too.').innerText(), patience)
    .toContain('1 trust tap, yours');
});

test('[T2] [D4] from one’s account one comes to one’s trust: what it is, what it is made of, what it opens', async () => {
  await ruth.opens('/account');
  await ruth.page.getByRole('link', { name: 'Trust', exact: true }).click();
  await ruth.sees('Why is my trust 120?');
  await ruth.sees('31 more until Retreat Access opens');
  await ruth.sees('You came in');
  await ruth.page.getByRole('img', { name: 'Trust 120 of 200' }).waitFor();
  await ruth.page.getByRole('img', { name: 'Trust over time: 120 now' }).waitFor();

  await anna.opens('/trust');
  await anna.sees('Every door is open to you');
  const [house, coming] = [/You opened this house/, /You came in/].map((name) =>
    anna.page.getByRole('button', { name }),
  );
  await house?.click();
  await anna.sees('Opening this house: +100, once.');
  expect(await house?.getAttribute('aria-pressed')).toBe('true');
  expect(await coming?.getAttribute('aria-pressed')).toBe('false');
});

test('[T4] [T2] the Trust button and the page say the score as it is now, not as it was on coming in', async () => {
  const { request } = ruth.page;
  const headers = { origin: new URL(ruth.page.url()).origin };
  const space = salon.split('/').pop();
  const members = (await (await request.get(`/api/spaces/${space}`)).json()) as {
    members: { person_id: string; name: string }[];
  };
  const annasId = members.members.find(({ name }) => name === 'Anna')?.person_id;
  const asksAnna = async (text: string): Promise<string> => {
    const id = crypto.randomUUID();
    const data = { id, text, assigned_to: annasId };
    expect((await request.post(`/api/spaces/${space}/tasks`, { headers, data })).status()).toBe(200);
    const done = await anna.page.request.put(`/api/tasks/${id}`, { headers, data: { completed: true } });
    expect(done.status()).toBe(200);
    return id;
  };
  const confirms = (id: string) => request.put(`/api/tasks/${id}/confirmed`, { headers });
  const [first, second] = [await asksAnna('Hold the ladder'), await asksAnna('Hold it once more')];
  await anna.opensMairy();
  await anna.page.getByRole('link', { name: /^Trust 222/ }).waitFor();
  await confirms(first);
  await anna.page.getByRole('link', { name: /^Trust 224/ }).waitFor();
  await anna.opens('/trust');
  await anna.sees('Why is my trust 224?');
  await confirms(second);
  await anna.sees('Why is my trust 226?');
  await anna.sees('Done for someone, and confirmed: Hold it once more');
});

test('[T2] where trust cannot be read that is said, and Retry reads it', async () => {
  await anna.callsByHttp();
  // Its line is open before: a line that opens later would have it read again without a press.
  await anna.opensMairy();
  await anna.page.getByRole('link', { name: /^Trust 226/ }).waitFor();
  await anna.page.route('**/api/trust', (route) => route.abort());
  await anna.goesTo('/trust');
  await anna.sees('Your trust did not load just now.');
  await anna.page.unroute('**/api/trust');
  await anna.presses('Retry');
  await anna.sees('Why is my trust 226?');
});

test('[T4] Soul raises by one’s newest words that have not yet, Trust leads to what it is made of: each has its chime and its light', async () => {
  await anna.opensMairy();
  await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
  const soul = anna.page.getByRole('button', { name: /^Soul/ });
  await anna.tellsMairy('The roof holds, and so do I.');
  await expect
    .poll(() => soul.innerText(), patience)
    .toMatch(/^Soul\s+5 \+5 today\s+Add your newest message to your soul score/);
  await soul.click();
  await expect.poll(() => anna.sawMoving('Soul'), patience).toEqual(['1.5s']);
  await expect
    .poll(() => anna.heardTones(741, 852), patience)
    .toEqual([{ frequency: 741, length: expect.closeTo(0.6, 2) as number }]);
  await expect.poll(() => anna.ownWords('The roof holds').innerText(), patience).toContain(lit);
  await expect.poll(() => soul.innerText(), patience).toMatch(/^Soul\s+6 \+6 today\s+Say something first/);
  await soul.press('Enter');
  expect(await anna.heardTones(741)).toEqual([]);

  const trust = anna.page.getByRole('link', { name: /^Trust 226/ });
  // Its light is to be seen before one is led on.
  await trust.evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await trust.click();
  await expect.poll(() => anna.sawMoving('Trust'), patience).toEqual(['1.2s']);
  await expect
    .poll(() => anna.heardTones(440), patience)
    .toEqual([{ frequency: 440, length: expect.closeTo(0.3, 2) as number }]);
  await trust.click();
  await anna.sees('Why is my trust 226?');
});
