import { giveRole } from '@kinsong/server/test/give-role.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { password } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
});
afterAll(() => house.close());

/** Someone Anna invited, who is a member and stands in the salon they were invited to. */
async function comesBy(name: string, screen: 'wide' | 'narrow'): Promise<Person> {
  const guest = await house.arrives(name, screen);
  await guest.cameByLink(await anna.hasInvitedTo(`For ${name}`));
  return guest;
}

describe.each(['wide', 'narrow'] as const)('[N1] on a %s screen', (screen) => {
  test('a member lands with Mairy: after sign-in, at the start, and at the door', async () => {
    const ruth = await comesBy(`Ruth${screen}`, screen);
    await ruth.leavesTheHouse();
    await ruth.signsInAtTheDoor();
    await ruth.landsAt('/mairy');
    await ruth.opens('/');
    await ruth.landsAt('/mairy');
    await ruth.opens('/enter');
    await ruth.sees('Timeline access recognized. Welcome back, consciousness traveler.');
    await ruth.landsAt('/mairy');
    await ruth.goesBack();
    await ruth.landsAt('/mairy');
    await ruth.closesTheBrowser();
  });

  test('a super user and a founder land at their dashboards; a founder finds the way on', async () => {
    const host = await house.arrives('Anna', screen);
    await host.signsInAtTheDoor();
    await host.landsAt('/super');
    await host.opens('/');
    await host.landsAt('/super');
    await host.closesTheBrowser();

    const fenna = await comesBy(`Fenna${screen}`, screen);
    await fenna.leavesTheHouse();
    await giveRole(house.databaseUrl, fenna.email, 'founder');
    await fenna.signsInAtTheDoor();
    await fenna.landsAt('/founder');
    await fenna.page.getByRole('link', { name: 'Salons', exact: true }).first().click();
    await fenna.landsAt('/salons');
    await fenna.closesTheBrowser();
  });

  test('the chat-app’s sign-in leads to the user dashboard, by way of nothing else', async () => {
    const tim = await comesBy(`Tim${screen}`, screen);
    await tim.leavesTheHouse();
    await tim.signsInAtTheDoor('/timeline');
    await tim.landsAt('/you');
    await tim.closesTheBrowser();
  });

  test('leaving leads before the house, which stays there for whoever comes next', async () => {
    const nele = await comesBy(`Nele${screen}`, screen);
    await nele.leavesTheHouse();
    await nele.seesHeading('Kinsong');
    await nele.opens('/');
    await nele.seesHeading('Kinsong');
    expect(await nele.page.evaluate(() => localStorage.getItem('kinsong.person'))).toBeNull();
    await nele.closesTheBrowser();
  });

  test('who is known but no longer signed in finds the door with their name, and lands where they belong', async () => {
    const mirte = await comesBy(`Mirte${screen}`, screen);
    await giveRole(house.databaseUrl, mirte.email, 'founder');
    await mirte.page.context().clearCookies();
    await mirte.opens('/');
    await mirte.landsAt('/enter');
    await mirte.sees(`The lamp is lit, ${mirte.name}. Come in.`);
    expect(await mirte.typed('E-mail or cell phone')).toBe(mirte.email);
    await mirte.fillsIn({ Password: password });
    await mirte.presses('Enter the Game');
    await mirte.landsAt('/founder');
    await mirte.closesTheBrowser();
  });

  test('a version of the front is looked at by whoever is in, too', async () => {
    const rosa = await comesBy(`Rosa${screen}`, screen);
    await rosa.opens('/?version=mystical');
    await rosa.seesHeading('Kinsong');
    await rosa.closesTheBrowser();
  });
});
