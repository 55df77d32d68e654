import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Step } from './verbs/evening.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
});
afterAll(() => house.close());

/** What leads on from each part after the manifesto, in the order of the evening. */
const onwards: readonly (readonly [Step, string])[] = [
  ['game_features', 'Begin Your Mission'],
  ['game_intro', 'Enter the Seeker Field'],
  ['gameplay_intro', "LET'S BEGIN"],
  ['game_montage', 'Skip'],
  ['system_warning', 'CONTINUE'],
  ['consciousness_reveal', 'ENTER THE GAME'],
  ['realworld_focus', 'BEGIN REALITY CREATION'],
  ['belonging_reminder', 'ENTER THE SECRET HISTORY'],
];

const comesBy = async (name: string, screen: 'wide' | 'narrow'): Promise<Person> => {
  const person = await house.arrives(name, screen);
  await person.comesInFor(await anna.hasInvitedTo(`For ${name}`), password);
  return person;
};
const quietLine = (person: Person) =>
  person.page.getByRole('link', { name: 'The rest of your first evening waits for you' });

test('[O1] [O2] [O8] who founds a guild goes through the whole evening, and has its badge in the game', async () => {
  const ilse = await comesBy('Ilse', 'wide');
  await ilse.promises();
  await ilse.landsAt(new URL(ilse.page.url()).pathname);
  await ilse.seesHeading('For Ilse');
  await quietLine(ilse).click();
  await ilse.isAt('manifesto_onboarding');
  await ilse.presses(/Mend before I buy/);
  await ilse.page.getByRole('radio', { name: /Create a guild/ }).check();
  await ilse.presses('Enter with Manifesto');
  await ilse.isAt('guild_creation');
  await ilse.fillsIn({
    'Guild name': 'The Ferry House',
    'Mission or subtitle': 'Nobody misses the last boat',
  });
  await ilse.page
    .getByPlaceholder('The guild’s manifesto, in your own words')
    .fill('We keep a lamp at the landing.');
  await ilse.presses('Establish Your Guild');
  for (const [part, button] of onwards) {
    await ilse.isAt(part);
    await ilse.presses(button);
  }
  await ilse.isAt('mobile_chat');
  await ilse.page
    .getByRole('link', { name: /The Ferry House/ })
    .first()
    .waitFor();
  expect(await quietLine(ilse).count()).toBe(0);
  await ilse.opens('/trust');
  await ilse.sees('Why is my trust 120?');
  expect(ilse.complaints).toEqual([]);
  await ilse.closesTheBrowser();
});

test('[N1] who skips everything is in the game after the promises, the manifesto and one more press', async () => {
  const tim = await comesBy('Tim', 'narrow');
  await tim.opens('/salons');
  await tim.isAt('sacred_tenets');
  await tim.promises();
  await tim.landsAt('/salons');
  await tim.opens('/');
  await tim.isAt('manifesto_onboarding');
  await tim.presses('Skip - Build Over Time');
  await tim.isAt('game_features');
  await tim.presses('Skip to Game');
  await tim.isAt('mobile_chat');
  await tim.opens('/');
  await tim.isAt('mobile_chat');
  await tim.opens('/trust');
  await tim.sees('Why is my trust 120?');
  await tim.closesTheBrowser();
});

test('[O1] who reloads and goes back at every step comes to the end all the same, and is asked nothing twice', async () => {
  const nele = await comesBy('Nele', 'narrow');
  await nele.reloads();
  await nele.isAt('sacred_tenets');
  await nele.promises();
  await nele.seesHeading('For Nele');
  await nele.opens('/manifesto');
  await nele.fillsIn({ 'Avatar name': 'Nele of the Ferry' });
  await nele.presses(/Eat together three evenings a week/);
  const begun = async () => (await nele.page.request.get('/api/onboarding/manifesto')).text();
  await expect.poll(begun, { timeout: 20_000 }).toMatch(/Nele of the Ferry.*eat/);
  await nele.reloads();
  await nele.isAt('manifesto_onboarding');
  await expect.poll(() => nele.typed('Avatar name')).toBe('Nele of the Ferry');
  await nele.presses('Enter with Manifesto');
  await nele.isAt('game_features');
  await nele.goesBack();
  await nele.isAt('manifesto_onboarding');
  await nele.presses('Keep it');
  const stepOfNele = async (): Promise<unknown> => {
    const evening = await nele.page.request.get('/api/onboarding/evening');
    return ((await evening.json()) as { step: unknown }).step;
  };
  for (const [part, button] of onwards) {
    await nele.isAt(part);
    // What was pressed is sent on its way, and a reload goes by what the house has heard.
    await expect.poll(stepOfNele, { timeout: 20_000 }).toBe(part);
    await nele.reloads();
    await nele.isAt(part);
    await nele.presses(button);
  }
  await nele.isAt('mobile_chat');
  await nele.opens('/trust');
  await nele.sees('Why is my trust 120?');
  await nele.opens('/account');
  await nele.page.getByRole('link', { name: 'The opening of the story' }).click();
  await nele.isAt('system_warning');
  await nele.presses('CONTINUE');
  await nele.isAt('consciousness_reveal');
  await nele.closesTheBrowser();
});

test('[N1] who has a dashboard of their own is led by the evening’s last button into the game, and not there', async () => {
  await anna.opens('/game/mission');
  await anna.isAt('game_features');
  await anna.presses('Skip to Game');
  await anna.isAt('mobile_chat');
  expect(new URL(anna.page.url()).pathname).toBe('/mairy');
});

test('[N1] who begins on the phone goes on where they were on a wide screen', async () => {
  const phone = await comesBy('Bram', 'narrow');
  await phone.promises();
  await phone.seesHeading('For Bram');
  await quietLine(phone).click();
  await phone.isAt('manifesto_onboarding');
  await phone.presses('Skip - Build Over Time');
  await phone.isAt('game_features');
  await phone.presses('Begin Your Mission');
  await phone.isAt('game_intro');
  const desk = await house.arrives('Bram', 'wide');
  await desk.signsInAtTheDoor();
  await desk.isAt('game_intro');
  await desk.presses('Skip Introduction');
  await desk.isAt('mobile_chat');
  await phone.opens('/');
  await phone.isAt('mobile_chat');
  for (const each of [phone, desk]) await each.closesTheBrowser();
});
