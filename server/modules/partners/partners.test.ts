import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/partners/partners.ts';
import type { CardInput, PartnerCard, Shelf } from '@kinsong/contract/partners/partners.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;

beforeAll(async () => {
  home = await openTestApp();
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const bowl: CardInput = {
  shelf: 'consciousness',
  name: 'Evening Bowl',
  words: 'Eleven minutes of one sound. Good after the dishes.',
  address: 'https://bowl.example',
  motif: 'bowl',
  hidden: false,
};
const add = (more: Partial<CardInput> & { id?: string } = {}) =>
  ada.call(calls.addPartner, { body: { id: newId(), ...bowl, ...more } });
const change = (
  who: Citizen,
  { id, ...card }: PartnerCard,
  more: Partial<CardInput> & { rev?: number } = {},
) =>
  who.call(calls.changePartner, {
    params: { card_id: id },
    body: { ...card, address: card.address ?? '', ...more },
  });
const place = (who: Citizen, card_id: string, before: string | null) =>
  who.call(calls.placePartner, { params: { card_id }, body: { before } });
const remove = (who: Citizen, { id, rev }: Pick<PartnerCard, 'id' | 'rev'>) =>
  who.call(calls.removePartner, { params: { card_id: id }, query: { rev } });
const seenBy = async (who: Citizen) => (await who.call(calls.partners, {})).cards;
const orderOf = async (shelf: Shelf) =>
  (await seenBy(ada)).filter((card) => card.shelf === shelf).map(({ id }) => id);
const acts = async (subject: string) => {
  const text = 'select deed from audit_log where subject_id = $1 order by at, id';
  return (await home.app.house.db.runText(text, [subject])).rows.map((row) => (row as { deed: string }).deed);
};
const refused = (code: string): unknown => expect.objectContaining({ code });

test('[O10] a real house begins with empty shelves', async () => {
  expect(await seenBy(anna)).toEqual([]);
});

test('[O10] a super user adds, changes and removes a card; everybody sees it, and each act is on record', async () => {
  const made = await add();
  expect(made).toEqual({ ...bowl, id: made.id, rev: 1 });
  expect(await seenBy(anna)).toContainEqual(made);
  const changed = await change(ada, made, { words: 'One sound.', address: '' });
  expect(changed).toEqual({ ...made, rev: 2, words: 'One sound.', address: null });
  expect(await seenBy(anna)).toContainEqual(changed);
  expect(await remove(ada, changed)).toEqual({ removed: true });
  expect(await seenBy(anna)).not.toContainEqual(changed);
  expect(await acts(made.id)).toEqual([
    'added a partner card',
    'changed a partner card',
    'removed a partner card',
  ]);
});

test('[O10] what is hidden is there for super users only', async () => {
  const made = await add({ hidden: true });
  expect(await seenBy(ada)).toContainEqual(made);
  expect(await seenBy(anna)).not.toContainEqual(made);
  await expect(change(anna, made)).rejects.toEqual(refused('found.not'));
  await change(ada, made, { hidden: false });
  expect((await seenBy(anna)).map(({ id }) => id)).toContain(made.id);
});

describe('[O10] refused', () => {
  test('whoever is no super user adds, changes, orders and removes nothing', async () => {
    const made = await add();
    await expect(anna.call(calls.addPartner, { body: { id: newId(), ...bowl } })).rejects.toEqual(
      refused('allowed.not'),
    );
    await expect(change(anna, made, { name: 'Mine' })).rejects.toEqual(refused('allowed.not'));
    await expect(place(anna, made.id, null)).rejects.toEqual(refused('allowed.not'));
    await expect(remove(anna, made)).rejects.toEqual(refused('allowed.not'));
    expect(await seenBy(anna)).toContainEqual(made);
  });

  test.each([
    ['a script for an address', { address: 'javascript:alert(1)' }],
    ['an address with a password in it', { address: 'https://anna:soup@bowl.example' }],
    ['half an address', { address: 'bowl.example' }],
    ['no name', { name: '  ' }],
    ['a name too long', { name: 'x'.repeat(61) }],
    ['no word of what it is for', { words: '' }],
    ['ninety-one letters', { words: 'x'.repeat(91) }],
    ['a shelf that is none', { shelf: 'cellar' as Shelf }],
    ['a drawing that is none', { motif: 'cat' as CardInput['motif'] }],
  ])('%s', async (_, more) => {
    const [field = ''] = Object.keys(more);
    await expect(add(more)).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { [field]: expect.any(String) },
    });
    const made = await add();
    await expect(change(ada, made, more)).rejects.toEqual(refused('input.wrong'));
    expect(await seenBy(ada)).toContainEqual(made);
  });

  test('a card that is not there', async () => {
    const made = await add();
    await remove(ada, made);
    await expect(change(ada, made)).rejects.toEqual(refused('found.not'));
    await expect(place(ada, made.id, null)).rejects.toEqual(refused('found.not'));
    await expect(remove(ada, made)).rejects.toEqual(refused('found.not'));
  });
});

describe('[O10] sent twice', () => {
  test('a card is there once, and what it became since is answered', async () => {
    const id = newId();
    const first = await add({ id });
    expect(await add({ id })).toEqual(first);
    expect((await orderOf('consciousness')).filter((each) => each === id)).toHaveLength(1);
    const changed = await change(ada, first, { words: 'One sound.' });
    expect(await add({ id })).toEqual(changed);
    expect(await acts(id)).toEqual(['added a partner card', 'changed a partner card']);
  });

  test('another card under an id in use is refused', async () => {
    const { id } = await add();
    await expect(add({ id, name: 'Something else' })).rejects.toEqual(refused('id.taken'));
  });

  test('a change is made once', async () => {
    const made = await add();
    const changed = await change(ada, made, { words: 'One sound.' });
    expect(await change(ada, made, { words: 'One sound.' })).toEqual(changed);
    expect(changed.rev).toBe(2);
  });
});

test('[O10] of two who change a card at once the second is told so, and nothing of the first is lost', async () => {
  const made = await add();
  const tries = await Promise.allSettled(
    ['One sound.', 'Two sounds.', 'Three sounds.'].map((words) => change(ada, made, { words })),
  );
  const [kept, ...more] = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(more).toEqual([]);
  expect(tries.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: refused('card.changed') },
    { status: 'rejected', reason: refused('card.changed') },
  ]);
  await expect(remove(ada, made)).rejects.toEqual(refused('card.changed'));
  expect(await seenBy(anna)).toContainEqual(kept);
});

describe('[O10] the order of a shelf', () => {
  const shelf = 'venture';

  test('a new card stands last, is put where one likes, and putting it there twice changes nothing', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 4; each++) ids.push((await add({ shelf })).id);
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(await orderOf(shelf)).toEqual([a, b, c, d]);
    expect(await place(ada, d, b)).toEqual({ order: [a, d, b, c] });
    expect(await place(ada, d, b)).toEqual({ order: [a, d, b, c] });
    expect(await place(ada, a, null)).toEqual({ order: [d, b, c, a] });
    expect(await place(ada, b, b)).toEqual({ order: [d, b, c, a] });
    expect(await orderOf(shelf)).toEqual([d, b, c, a]);
  });

  test('a card that goes to another shelf stands last there', async () => {
    const made = await add({ shelf: 'community' });
    await change(ada, made, { shelf });
    expect((await orderOf(shelf)).at(-1)).toBe(made.id);
    await expect(place(ada, made.id, (await orderOf('consciousness'))[0] ?? '')).rejects.toEqual(
      refused('card.changed'),
    );
  });

  test('however many move cards at once, each card stands there once', async () => {
    const ids = (await orderOf(shelf)).toSorted();
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids, null)), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        await Promise.all(all.map(([id, before]) => place(ada, id, before)));
        expect((await orderOf(shelf)).toSorted()).toEqual(ids);
      }),
      { numRuns: 15 },
    );
  });
});
