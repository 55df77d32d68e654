import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/journal/journal.ts';
import { openWords, proofOf, sealWords } from '@kinsong/engines/journal/journal-key.ts';
import { lock, makeCode } from '@kinsong/engines/journal/locks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { JournalWriter } from '../../test/journal-writer.ts';
import type { Citizen } from '../../test/people.ts';
import { makeLog } from '../../platform/log.ts';
import { countEntries, countEntriesOf } from './index.ts';

let home: TestApp;
let ada: Citizen;
let people = 0;
const password = 'a lamp in the window';
const words = 'The cellar smells of pears, and nobody knows.';
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const lines: string[] = [];

beforeAll(async () => {
  const log = makeLog('trace', { write: (line) => void lines.push(line) });
  home = await openTestApp({ log });
  ada = await home.town.architect();
});
afterAll(() => home.close());

async function writer() {
  const person = await home.town.person(`Wren ${(people += 1)}`);
  const journal = new JournalWriter(person, person.id);
  return { person, journal, key: await journal.beginsBy(password) };
}

test('[D5] a journal is begun by its owner’s password, written, read again and changed', async () => {
  const { person, journal, key } = await writer();
  const first = await journal.writes(key, words);
  await journal.writes(key, 'Rain.');
  const { pages, more } = await person.call(calls.listPages, { query: {} });
  expect([pages.map(({ nr, rev }) => [nr, rev]), more]).toEqual([
    [
      [2, 1],
      [1, 1],
    ],
    false,
  ]);
  const opened = await journal.opensBy('password', { kind: 'password', typed: password });
  expect(await openWords(opened!, first.id, pages[1]!.sealed)).toBe(words);
  const body = { rev: 1, sealed: await sealWords(key, first.id, 'Apples.') };
  const changed = await person.call(calls.changePage, { params: { page_id: first.id }, body });
  expect(changed).toMatchObject({ rev: 2, nr: 1 });
  expect(await person.call(calls.changePage, { params: { page_id: first.id }, body })).toEqual(changed);
  expect(await person.call(calls.myJournal, {})).toMatchObject({ begun: true, pages: 2 });
});

test('[D5] refused: a stranger, and whoever else is in the house, super users too', async () => {
  const { person, journal, key } = await writer();
  const { id: page_id } = await journal.writes(key, words);
  const bram = await writer();
  for (const other of [bram.person, ada]) {
    await expect(other.call(calls.onePage, { params: { page_id } })).rejects.toEqual(refused('found.not'));
    const body = { rev: 1, sealed: 'X' };
    await expect(other.call(calls.changePage, { params: { page_id }, body })).rejects.toEqual(
      refused('found.not'),
    );
    const query = { rev: 1 };
    await expect(other.call(calls.tearOutPage, { params: { page_id }, query })).rejects.toEqual(
      refused('found.not'),
    );
    expect((await other.call(calls.listPages, { query: {} })).pages).toEqual([]);
  }
  await expect(home.town.stranger.call(calls.listPages, { query: {} })).rejects.toEqual(
    refused('auth.needed'),
  );
  // Under the same number another keeps a page of their own, and learns nothing by it.
  const own = await bram.journal.writes(bram.key, 'Mine.', page_id);
  expect(own.nr).toBe(1);
  expect(await person.call(calls.onePage, { params: { page_id } })).toMatchObject({ nr: 1, rev: 1 });
});

test('[D5] others are told how many entries there are, and nothing else', async () => {
  const { person, journal, key } = await writer();
  const before = await countEntries(home.app.house.db);
  await journal.writes(key, words);
  const { id } = await journal.writes(key, words);
  const counted = () => countEntriesOf(home.app.house.db, [person.id, ada.id]);
  expect(await counted()).toEqual(new Map([[person.id, 2]]));
  expect(await countEntries(home.app.house.db)).toBe(before + 2);
  await person.call(calls.tearOutPage, { params: { page_id: id }, query: { rev: 1 } });
  expect(await counted()).toEqual(new Map([[person.id, 1]]));
});

test('[D5] a page sent twice stands there once; another under its number is refused', async () => {
  const { person, key } = await writer();
  const id = newId();
  const body = { id, sealed: await sealWords(key, id, words) };
  const [one, other] = await Promise.all([1, 2].map(() => person.call(calls.writePage, { body })));
  expect(other).toEqual(one);
  const again = { id, sealed: await sealWords(key, id, words) };
  await expect(person.call(calls.writePage, { body: again })).rejects.toEqual(refused('journal.changed'));
});

test('[D5] what two devices change at once is kept from one and refused to the other', async () => {
  const { person, journal, key } = await writer();
  const { id } = await journal.writes(key, words);
  const change = async (said: string) =>
    person.call(calls.changePage, {
      params: { page_id: id },
      body: { rev: 1, sealed: await sealWords(key, id, said) },
    });
  const tries = await Promise.allSettled([change('From the phone.'), change('From the kitchen.')]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'journal.changed' },
  });
  await expect(
    person.call(calls.tearOutPage, { params: { page_id: id }, query: { rev: 1 } }),
  ).rejects.toEqual(refused('journal.changed'));
});

test('[D5] a torn-out page leaves nothing behind', async () => {
  const { person, journal, key } = await writer();
  const page = await journal.writes(key, words);
  await person.call(calls.tearOutPage, { params: { page_id: page.id }, query: { rev: 1 } });
  const { rows } = await home.app.house.db.runText('select * from journal_pages where id = $1', [page.id]);
  expect(rows).toEqual([]);
});

test('[D5] pages come fifty at a time', async () => {
  const { person, journal, key } = await writer();
  for (let n = 0; n < 53; n += 1) await journal.writes(key, `Page ${n}`);
  const first = await person.call(calls.listPages, { query: {} });
  const rest = await person.call(calls.listPages, { query: { before: first.pages.at(-1)!.nr } });
  expect([first.pages.length, first.more, rest.pages.length, rest.more]).toEqual([50, true, 3, false]);
});

describe('[D5] what opens a journal', () => {
  test('is begun once, and twice by the same key only when the answer was lost', async () => {
    const { person, journal, key } = await writer();
    await expect(journal.beginsBy(password)).rejects.toEqual(refused('journal.begun'));
    const locked = await lock(key, { kind: 'password', typed: password });
    const by = { kind: 'password' as const, password, lock: locked };
    const again = await person.call(calls.beginJournal, { body: { proof: await proofOf(key), by } });
    expect(again.locks).toHaveLength(1);
  });

  test('is not the house where there is a password, nor a password that is not one’s own', async () => {
    const person = await home.town.person('Wren with a password');
    const journal = new JournalWriter(person, person.id);
    await expect(journal.beginsByHouse()).rejects.toEqual(refused('journal.house'));
    await expect(journal.beginsBy('not the password')).rejects.toEqual(refused('password.wrong'));
    await expect(person.call(calls.openByHouse, {})).rejects.toEqual(refused('found.not'));
    expect(await person.call(calls.myJournal, {})).toMatchObject({ begun: false, locks: [] });
  });

  test('is said by whoever holds the key, and not by a session alone', async () => {
    const { person, journal, key } = await writer();
    const code = makeCode();
    const by = { kind: 'code' as const, lock: await lock(key, { kind: 'code', typed: code }) };
    const stolen = { proof: 'X'.repeat(43), by };
    await expect(person.call(calls.keepLock, { body: stolen })).rejects.toEqual(refused('journal.key'));
    await person.call(calls.keepLock, { body: { proof: await proofOf(key), by } });
    expect(await journal.opensBy('code', { kind: 'code', typed: code })).not.toBeNull();
    const newer = { kind: 'code' as const, lock: await lock(key, { kind: 'code', typed: makeCode() }) };
    await person.call(calls.keepLock, { body: { proof: await proofOf(key), by: newer } });
    expect(await journal.locksOf('code')).toHaveLength(1);
    expect(await journal.opensBy('code', { kind: 'code', typed: code })).toBeNull();
  });

  test('is a whole lock: what opens to nobody, or too easily, is not taken', async () => {
    const { person, key } = await writer();
    const proof = await proofOf(key);
    const good = await lock(key, { kind: 'password', typed: password });
    const bad = [{ salt: 'X' }, { sealed: good.sealed.slice(1) }, { rounds: 1000 }, { rounds: 90_000_000 }];
    for (const part of bad) {
      const by = { kind: 'password' as const, password, lock: { ...good, ...part } };
      await expect(person.call(calls.keepLock, { body: { proof, by } })).rejects.toEqual(
        refused('input.wrong'),
      );
    }
  });

  test('is counted: whoever guesses the password by it has to stop', async () => {
    const { person, journal } = await writer();
    for (let n = 0; n < 10; n += 1) await journal.beginsBy('a guess').catch(() => {});
    await expect(journal.beginsBy(password)).rejects.toEqual(refused('rate.limited'));
    expect(await person.call(calls.myJournal, {})).toMatchObject({ begun: true });
  });

  test('goes with the pages where the owner burns it, after one word', async () => {
    const { person, journal, key } = await writer();
    await journal.writes(key, words);
    await expect(person.call(calls.burnJournal, { body: { word: 'yes' } })).rejects.toEqual(
      refused('journal.word'),
    );
    expect(await person.call(calls.burnJournal, { body: { word: 'burn' } })).toEqual({ burned: 1 });
    expect(await person.call(calls.myJournal, {})).toMatchObject({ begun: false, pages: 0, locks: [] });
    await expect(journal.writes(key, words)).rejects.toEqual(refused('found.not'));
    expect(await journal.beginsBy(password)).toBeDefined();
  });
});

test('[D5] no line of the log holds a word, a password, a key or a sealed page', async () => {
  const { person, journal, key } = await writer();
  const page = await journal.writes(key, words);
  const bad = { id: page.id, sealed: `${words} in clear` };
  await expect(person.call(calls.writePage, { body: bad })).rejects.toEqual(refused('input.wrong'));
  const [kept] = await journal.locksOf('password');
  const { db } = home.app.house;
  await db.runText('alter table journal_pages rename to mislaid', []);
  try {
    await expect(journal.writes(key, words)).rejects.toEqual(refused('house.broken'));
  } finally {
    await db.runText('alter table mislaid rename to journal_pages', []);
  }
  const said = lines.join('\n');
  expect(said).toContain('a call failed');
  for (const secret of ['cellar', 'pears', password, page.sealed, kept!.lock!.sealed, await proofOf(key)]) {
    expect(said).not.toContain(secret);
  }
});
