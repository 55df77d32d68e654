import { newId } from '@kinsong/contract/common/ids.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { exportAudit, readAudit } from '@kinsong/contract/super/audit-log.ts';
import { superDashboard } from '@kinsong/contract/super/dashboard.ts';
import { houseItself } from '@kinsong/contract/super/house-itself.ts';
import { changeHouseRole, peopleOfHouse } from '@kinsong/contract/super/house-roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { JournalWriter } from '../../test/journal-writer.ts';
import type { Citizen } from '../../test/people.ts';
import { noteTonight } from './house-itself.ts';

let home: TestApp;
let ada: Citizen;
let bram: Citizen;
const reason = 'She keeps the keys while I am away';

beforeAll(async () => {
  home = await openTestApp();
  ada = await home.town.architect();
  bram = await home.town.person('Bram');
});
afterAll(() => home.close());

const roleOf = (who: Citizen, role: 'super_user' | 'founder', given: boolean) => ({
  params: { person_id: who.id },
  body: { role, given, reason },
});

test('[K18] GET /api/super/dashboard: figures, codes and who is trusted most, in the specification’s words', async () => {
  await ada.call(createInvite, { body: { max_uses: 3 } });
  const answer = await ada.call(superDashboard, {});
  expect(answer.platform_analytics).toEqual({ total_users: 2, multiplayer_users: 2, high_trust_users: 1 });
  expect(answer.invite_codes).toContainEqual(
    expect.objectContaining({
      is_active: true,
      current_uses: 0,
      max_uses: 3,
      code: expect.stringMatching(/^\d{12}$/) as string,
    }),
  );
  expect(answer.high_trust_users).toEqual([
    expect.objectContaining({
      name: 'Ada',
      trust_score: 200,
      consciousness_level: 'cosmic',
      secret_journal: [],
    }),
  ]);
  expect(answer.recent_trust_analytics).toHaveLength(14);
  // Nothing has happened yet by which one could tell.
  expect(answer.recent_trust_analytics.at(-1)).toMatchObject({
    authenticity_score: null,
    vision_alignment: null,
  });
});

test('[K18] of a journal only how many entries it has is told, as a list of empty objects', async () => {
  const journal = new JournalWriter(ada, ada.id);
  const key = await journal.beginsBy('a lamp in the window');
  for (const words of ['The cellar smells of pears.', 'Rain.']) await journal.writes(key, words);
  const answer = await ada.call(superDashboard, {});
  expect(answer.high_trust_users[0]).toMatchObject({ name: 'Ada', secret_journal: [{}, {}] });
  expect(JSON.stringify(answer)).not.toContain('sealed');
});

test('[D3] a role is given with a reason, holds at once and is written down; taken, it ends at once', async () => {
  await expect(bram.call(peopleOfHouse, { query: {} })).rejects.toMatchObject({ code: 'allowed.not' });
  expect(await ada.call(changeHouseRole, roleOf(bram, 'super_user', true))).toMatchObject({
    name: 'Bram',
    roles: ['super_user'],
  });
  const { people } = await bram.call(peopleOfHouse, { query: { words: 'bra' } });
  expect(people).toMatchObject([{ id: bram.id, roles: ['super_user'] }]);
  await ada.call(changeHouseRole, roleOf(bram, 'super_user', false));
  for (const call of [superDashboard, houseItself])
    await expect(bram.call(call, {})).rejects.toMatchObject({ code: 'allowed.not' });
  const { entries } = await ada.call(readAudit, { query: { words: 'keys while' } });
  expect(entries.map(({ act, whom, detail, person }) => [act, whom, detail, person?.name])).toEqual([
    ['took a role', 'Bram', `super_user: ${reason}`, 'Ada'],
    ['gave a role', 'Bram', `super_user: ${reason}`, 'Ada'],
  ]);
});

test('[D3] the house keeps one super user, also when two take each other’s role at the same moment', async () => {
  await expect(ada.call(changeHouseRole, roleOf(ada, 'super_user', false))).rejects.toMatchObject({
    code: 'role.last',
  });
  await ada.call(changeHouseRole, roleOf(bram, 'super_user', true));
  const both = await Promise.allSettled([
    ada.call(changeHouseRole, roleOf(bram, 'super_user', false)),
    bram.call(changeHouseRole, roleOf(ada, 'super_user', false)),
  ]);
  const { rows } = await home.app.house.db.execute<{ id: string }>(
    `select id from persons where 'super_user' = any(roles)`,
  );
  expect(rows).toHaveLength(1);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const keeper = rows[0]!.id === ada.id ? ada : bram;
  for (const each of [ada, bram])
    if (each !== keeper) await keeper.call(changeHouseRole, roleOf(each, 'super_user', true));
});

test('[D3] a role given twice stands once and is written down once; one needs a reason and somebody who is there', async () => {
  for (const _ of [1, 2]) await ada.call(changeHouseRole, roleOf(bram, 'founder', true));
  const { entries } = await ada.call(readAudit, { query: { words: 'founder:' } });
  expect(entries).toHaveLength(1);
  const bad = {
    params: { person_id: bram.id },
    body: { role: 'founder' as const, given: false, reason: ' ' },
  };
  await expect(ada.call(changeHouseRole, bad)).rejects.toMatchObject({ code: 'input.wrong' });
  const nobody = { ...roleOf(bram, 'founder', true), params: { person_id: newId() } };
  await expect(ada.call(changeHouseRole, nobody)).rejects.toMatchObject({ code: 'found.not' });
});

test('[D3] what was done is found by words, page after page, and goes out as a table that starts no formula', async () => {
  const { invite_code } = await ada.call(createInvite, { body: {} });
  await home.town.stranger.call(register, {
    body: {
      name: '=HYPERLINK("x")',
      email: 'formula@hearth.example',
      password: 'soup on the stove',
      invite_code,
    },
  });
  const { csv, lines } = await ada.call(exportAudit, { query: {} });
  expect(csv.split('\r\n')[0]).toBe('when,who,did,whom,detail,device');
  expect(csv.trim().split('\r\n')).toHaveLength(lines + 1);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const first = await ada.call(readAudit, { query: {} });
  const older = await ada.call(readAudit, { query: { before: first.entries[0]!.id } });
  expect(older.entries[0]).toEqual(first.entries[1]);
  await expect(bram.call(exportAudit, { query: {} })).resolves.toBeDefined();
});

test('[D3] the house knows its size, its version and how it grew; nobody is named beside a score', async () => {
  await noteTonight(home.app.house);
  await noteTonight(home.app.house);
  const house = await ada.call(houseItself, {});
  expect(house).toMatchObject({ version: '0.1.0', files_bytes: 0, last_backup_at: null, backups: [] });
  expect(house.database_bytes).toBeGreaterThan(1_000_000);
  expect(house.sizes).toHaveLength(1);
  expect(house.scores.reduce((sum, { people }) => sum + people, 0)).toBe(3);
  expect(JSON.stringify(house)).not.toContain('Bram');
});
