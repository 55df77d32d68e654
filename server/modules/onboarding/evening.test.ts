import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { endPart, evening } from '@kinsong/contract/onboarding/evening.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import type { Act, Part } from '@kinsong/engines/onboarding/evening.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode, openTestApp, type TestApp } from '../../test/app.ts';
import { Caller } from '../../test/caller.ts';
import { promise, skippedEvening } from '../../test/first-evening.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const send = async (person: Citizen, { call, body }: ReturnType<typeof promise>): Promise<number> =>
  (await person.send(call, { body })).status;
type Later = Exclude<Part, 'sacred_tenets' | 'manifesto_onboarding'>;
const end = (person: Citizen, part: Later, outcome: Act) => person.call(endPart, { body: { part, outcome } });
const causes = async (person: Citizen) =>
  (await person.call(myTrust, { query: {} })).entries.map(({ cause, from }) => [cause, from?.text ?? null]);

/** Somebody who has promised and been through the manifesto. */
async function atTheMission(name: string): Promise<Citizen> {
  const person = await home.town.person(name);
  for (const sending of skippedEvening(name).slice(0, 2)) expect(await send(person, sending)).toBe(200);
  return person;
}

describe('the first evening on the server', () => {
  test('begins at the promises, and nothing else ends before them', async () => {
    const person = await home.town.person('Nora');
    expect(await person.call(evening, {})).toEqual({ step: 'sacred_tenets', parts: [], guild_wanted: false });
    await expect(end(person, 'game_features', 'finished')).rejects.toThrow(
      'Please acknowledge all sacred commitments',
    );
    const [, manifesto] = skippedEvening('Nora');
    expect(await send(person, manifesto!)).toBe(409);
    expect((await person.call(evening, {})).step).toBe('sacred_tenets');
  });

  test('goes on where one was after a restart, and says so with the user object', async () => {
    const person = await atTheMission('Ole');
    await end(person, 'game_features', 'finished');
    const other = await openNode(home.databaseUrl, home.app.house.config.dataFolder, {});
    const again = new Caller(other.base, person.token);
    const { user } = await again.call(sessionCheck, {});
    expect(user?.onboarding_step).toBe('game_intro');
    expect((await again.call(evening, {})).parts.map(({ part, outcome }) => [part, outcome])).toEqual(
      expect.arrayContaining([
        ['sacred_tenets', 'finished'],
        ['manifesto_onboarding', 'skipped'],
        ['game_features', 'finished'],
      ]),
    );
    await other.close();
  });

  test('goes straight to the game only from where that is offered', async () => {
    const person = await atTheMission('Pia');
    await expect(end(person, 'gameplay_intro', 'to_game')).rejects.toThrow('can not be left in this way');
    expect((await end(person, 'game_features', 'to_game')).step).toBe('mobile_chat');
  });

  test('keeps the first end of a part, however often it is sent', async () => {
    const person = await atTheMission('Quin');
    const [first] = (await end(person, 'game_features', 'skipped')).parts.slice(-1);
    const again = await end(person, 'game_features', 'finished');
    expect(again.parts.find(({ part }) => part === 'game_features')).toEqual(first);
    expect(again.step).toBe('game_intro');
  });

  test('[T2] the manifesto’s step brings 20 once, and 2 to whoever invited, once a guest', async () => {
    const host = await atTheMission('Rosa');
    const guest = await home.town.guestOf(host, (await host.found('Our kitchen')).id, 'Sami');
    const before = (await host.call(myTrust, { query: {} })).score;
    // What the host reads is what the guest calls themself from that moment on.
    const sendings = skippedEvening('Sami of the Ferry');
    for (const sending of sendings) expect(await send(guest, sending)).toBe(200);
    await Promise.all(sendings.slice(0, 2).map((sending) => send(guest, sending)));
    expect((await guest.call(myTrust, { query: {} })).score).toBe(120);
    expect((await causes(guest)).filter(([cause]) => cause === 'onboarded')).toHaveLength(1);
    expect((await host.call(myTrust, { query: {} })).score).toBe(before + 2);
    expect(await causes(host)).toContainEqual(['guest_onboarded', 'Sami of the Ferry']);
  });

  test('[T2] two manifestos at one moment bring it once all the same', async () => {
    const person = await home.town.person('Till');
    await send(person, promise('Till'));
    const manifesto = skippedEvening('Till')[1]!;
    await Promise.all(Array.from({ length: 6 }, () => send(person, manifesto)));
    expect((await person.call(myTrust, { query: {} })).score).toBe(120);
  });
});
