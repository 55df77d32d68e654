import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type {
  addPartner,
  CardInput,
  changePartner,
  PartnerCard,
  partners,
  placePartner,
} from '@kinsong/contract/partners/partners.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { audit, callerWho, mayInHouse } from '../identity/index.ts';
import * as rows from './partners.sql.ts';

const arrange = 'partners.arrange';

export async function list(house: House, visit: Visit): Promise<Answer<typeof partners>> {
  const cards = await rows.listCards(house.db, mayInHouse(caller(visit), arrange));
  return { cards: cards.map(shape) };
}

export async function add(
  house: House,
  { id, ...input }: Received<typeof addPartner>['body'],
  visit: Visit,
): Promise<PartnerCard> {
  const person = callerWho(visit, arrange);
  const words = wordsOf(input);
  return house.db.transaction(async (tx) => {
    await rows.lockShelf(tx, words.shelf);
    const position = endOf(await rows.cardsOf(tx, words.shelf));
    const stored = await rows.insertCard(tx, { id, rev: 1, position, ...words });
    if (stored !== null) {
      await audit(tx, house.clock.now(), visit, 'added a partner card', person.id, id);
      return shape(stored);
    }
    // Sent again because the answer was lost: it stands there, whatever became of it since.
    const there = await rows.findCard(tx, id);
    if (there === null || (there.rev === 1 && !says(there, words))) throw new Refusal('id.taken');
    return shape(there);
  });
}

export async function change(
  house: House,
  id: string,
  { rev, ...input }: Received<typeof changePartner>['body'],
  visit: Visit,
): Promise<PartnerCard> {
  const seen = await cardToArrange(house, id, visit);
  const person = callerWho(visit, arrange);
  const words = wordsOf(input);
  if (says(seen, words)) return shape(seen);
  return house.db.transaction(async (tx) => {
    await rows.lockShelf(tx, words.shelf);
    const stays = seen.shelf === words.shelf;
    const position = stays ? seen.position : endOf(await rows.cardsOf(tx, words.shelf));
    const changed = await rows.updateCard(tx, { id, rev }, { ...words, position });
    if (changed === null) throw new Refusal('card.changed');
    await audit(tx, house.clock.now(), visit, 'changed a partner card', person.id, id);
    return shape(changed);
  });
}

/** Putting a card where it stands already changes nothing, so that it may be sent twice. */
export async function place(
  house: House,
  id: string,
  { before }: Received<typeof placePartner>['body'],
  visit: Visit,
): Promise<Answer<typeof placePartner>> {
  const { shelf } = await cardToArrange(house, id, visit);
  return house.db.transaction(async (tx) => {
    await rows.lockShelf(tx, shelf);
    const was = await rows.cardsOf(tx, shelf);
    const others = was.filter((card) => card.id !== id);
    const card = was.find((each) => each.id === id);
    const at = before === null ? others.length : others.findIndex((each) => each.id === before);
    // Meanwhile one of the two was taken away, or stands on another shelf.
    if (card === undefined || (at < 0 && before !== id)) throw new Refusal('card.changed');
    const order = before === id ? was : others.toSpliced(at, 0, card);
    for (const [position, each] of order.entries())
      if (each.position !== position) await rows.placeCard(tx, each.id, position);
    return { order: order.map((each) => each.id) };
  });
}

export async function remove(
  house: House,
  id: string,
  rev: number,
  visit: Visit,
): Promise<{ removed: true }> {
  await cardToArrange(house, id, visit);
  const person = callerWho(visit, arrange);
  return house.db.transaction(async (tx) => {
    if (!(await rows.deleteCard(tx, { id, rev }))) throw new Refusal('card.changed');
    await audit(tx, house.clock.now(), visit, 'removed a partner card', person.id, id);
    return { removed: true };
  });
}

/** What is hidden is not there for whoever may not arrange it. */
async function cardToArrange(house: House, id: string, visit: Visit): Promise<rows.CardRow> {
  const may = mayInHouse(caller(visit), arrange);
  const card = await rows.findCard(house.db, id);
  if (card === null || (card.hidden && !may)) throw new Refusal('found.not');
  callerWho(visit, arrange);
  return card;
}

const wordsOf = ({ address, ...words }: CardInput): rows.CardWords => ({
  ...words,
  address: address === '' ? null : address,
});

const says = (card: rows.CardRow, words: rows.CardWords): boolean =>
  (Object.keys(words) as (keyof rows.CardWords)[]).every((part) => card[part] === words[part]);

const endOf = (cards: readonly rows.CardRow[]): number => (cards.at(-1)?.position ?? -1) + 1;

const shape = ({ id, rev, shelf, name, words, address, motif, hidden }: rows.CardRow): PartnerCard => ({
  id,
  rev,
  shelf,
  name,
  words,
  address,
  motif,
  hidden,
});
