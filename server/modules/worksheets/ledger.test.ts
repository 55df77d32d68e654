import { newId } from '@kinsong/contract/common/ids.ts';
import { changeRole } from '@kinsong/contract/spaces/spaces.ts';
import * as calls from '@kinsong/contract/worksheets/ledger.ts';
import type { LedgerGift, NewGift } from '@kinsong/contract/worksheets/ledger.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let gast: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  params = { space_id: (await anna.found('The Oven')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
  gast = await home.town.guestOf(anna, params.space_id, 'Gast');
  await anna.call(changeRole, { params: { ...params, person_id: gast.id }, body: { role: 'guest' } });
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const give = (who: Citizen, more: Partial<NewGift> = {}): Promise<LedgerGift> =>
  who.call(calls.give, {
    params,
    body: {
      id: newId(),
      person_id: who.id,
      gift: 'money',
      amount: 6000,
      words: 'Bricks',
      given_on: '2026-10-24',
      ...more,
    },
  });
const ledger = (who: Citizen) => who.call(calls.readLedger, { params, query: {} });
const rule = { split: 'given', hour_worth: 2000, things_count: false, needs: [] } as const;

test('[P12] hours, money, things and ideas are counted by the rule, and each change of it stays on record', async () => {
  const watching = await Listener.watching(gast, params.space_id);
  const money = await give(anna);
  await give(bram, { gift: 'hours', amount: 200, words: 'Two hours of bricklaying' });
  await give(bram, { gift: 'thing', amount: 50_000, words: 'The old door' });
  await give(gast, {}).then(
    () => expect.fail('a guest gave'),
    (failure: unknown) => expect(failure).toEqual(refused('allowed.not')),
  );
  await anna.call(calls.changeRule, { params, body: { ...rule, needs: [] } });
  await anna.call(calls.changeRule, { params, body: { ...rule, needs: [] } });
  const read = await ledger(bram);
  expect(read.rules).toHaveLength(1);
  expect(read.rules[0]).toMatchObject({ by: anna.id, rule });
  const byPerson = Object.fromEntries(
    read.shares.map(({ person_id, counted, share }) => [person_id, [counted, share]]),
  );
  expect(byPerson).toEqual({ [anna.id]: [6000, 6000], [bram.id]: [4000, 4000] });
  const put = await give(anna, { amount: 4000, words: 'Bricks, counted again', corrects: money.id });
  expect((await ledger(anna)).gifts).toContainEqual(expect.objectContaining({ id: money.id, amount: 6000 }));
  expect((await ledger(anna)).shares.map(({ share }) => share)).toEqual([5000, 5000]);
  await expect(give(anna, { corrects: money.id })).rejects.toEqual(refused('gift.corrected'));
  await expect(give(bram, { corrects: put.id })).rejects.toEqual(refused('allowed.not'));
  // A guest hears that something moved, and not a word of what.
  const moves = () => watching.events<object>(params.space_id, 'worksheets.ledgerMoved');
  await watching.until(() => moves().length >= 5);
  expect(Object.keys(moves().at(-1)!).toSorted()).toEqual(['born', 'rev', 'space_id']);
  await watching.close();
});

test('[P12] the ledger is for members: guests read nothing of it, and only who keeps the salon changes its rule', async () => {
  await expect(ledger(gast)).rejects.toEqual(refused('allowed.not'));
  const changed = (who: Citizen) =>
    who.call(calls.changeRule, { params, body: { ...rule, split: 'equal', needs: [] } });
  await expect(changed(bram)).rejects.toEqual(refused('allowed.not'));
  await expect(changed(gast)).rejects.toEqual(refused('allowed.not'));
  const outsider = await home.town.person('Olaf');
  await expect(ledger(outsider)).rejects.toEqual(refused('found.not'));
  await expect(give(anna, { person_id: outsider.id })).rejects.toEqual(refused('input.wrong'));
  await expect(give(anna, { amount: 0 })).rejects.toEqual(refused('input.wrong'));
});

test('[P12] a line that is sent twice stands once, and two corrections of one line leave one', async () => {
  const id = newId();
  const twice = await Promise.all([give(bram, { id }), give(bram, { id })]);
  expect(twice[0]).toEqual(twice[1]);
  const results = await Promise.allSettled([1, 2].map(() => give(bram, { corrects: id, amount: 100 })));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
