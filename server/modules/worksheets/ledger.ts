import { Refusal } from '@kinsong/contract/common/errors.ts';
import { may } from '@kinsong/contract/capabilities.ts';
import type { Ledger, LedgerGift, NewGift, RuleChange } from '@kinsong/contract/worksheets/ledger.ts';
import { firstRule, sharesOf, type Rule } from '@kinsong/engines/worksheets/ledger.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace, mayOrRefuse, placeOf, standingOf } from '../spaces/index.ts';
import { giftShape, moveChange } from './contract-shapes.ts';
import { membersHere } from './members-here.ts';
import * as rows from './ledger.sql.ts';

export async function readLedger(
  house: House,
  person: Person,
  spaceId: string,
  { limit }: { limit: number },
): Promise<Ledger> {
  const { seesFrom } = await mayOrRefuse(house, person, 'worksheets.readLedger', spaceId);
  const [gifts, rules, members] = await Promise.all([
    rows.giftsOf(house.db, spaceId, seesFrom),
    rows.rulesOf(house.db, spaceId),
    membersHere(house.db, spaceId),
  ]);
  const shown = gifts.map(giftShape);
  const rule = rules[0]?.rule ?? firstRule;
  return {
    rule: copied(rule),
    rules: rules.map(ruleShape),
    gifts: shown.slice(0, limit),
    more: shown.length > limit,
    shares: sharesOf(
      shown,
      rule,
      members.filter(({ role }) => role !== 'guest').map(({ personId }) => personId),
    ),
  };
}

/** Writes a line. Sent twice, it is stored once and answered the same; nothing that stands there is ever changed. */
export async function give(
  house: House,
  person: Person,
  spaceId: string,
  wanted: NewGift,
): Promise<LedgerGift> {
  const place = await mayOrRefuse(house, person, 'worksheets.give', spaceId);
  const known = await rows.findGift(house.db, wanted.id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const { person_id, corrects, gift } = wanted;
  await mustBelong(house, person_id, spaceId);
  if (gift !== 'idea' && wanted.amount === 0 && corrects === null)
    throw new Refusal('input.wrong', { amount: 'Say how much it was.' });
  if (corrects !== null) {
    const before = await rows.findGift(house.db, corrects);
    if (before?.spaceId !== spaceId) throw new Refusal('found.not');
    const isOwn = before.writtenBy === person.id || before.personId === person.id;
    if (!isOwn && !may(standingOf(person, place), 'worksheets.correctAny')) throw new Refusal('allowed.not');
  }
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row: rows.GiftRow = {
      ...{ id: wanted.id, spaceId, born: rev, personId: person_id, gift, words: wanted.words, corrects },
      amount: gift === 'idea' ? 0 : wanted.amount,
      ...{ givenOn: wanted.given_on, writtenBy: person.id, writtenAt: house.clock.now() },
    };
    if (!(await rows.insertGift(tx, row))) {
      const stored = await rows.findGift(tx, wanted.id);
      if (stored === null) throw new Refusal('gift.corrected');
      return { result: sameOrRefuse(stored, person, spaceId), changes: [] };
    }
    await rows.noteMove(tx, spaceId, rev);
    return { result: giftShape(row), changes: [moveChange(spaceId, rev)] };
  });
}

/** The rules before stay on record, with who chose them and when. */
export async function changeRule(
  house: House,
  person: Person,
  spaceId: string,
  rule: Rule,
): Promise<RuleChange> {
  await mayOrRefuse(house, person, 'worksheets.rule', spaceId);
  return changeSpace(house, spaceId, async (tx, rev) => {
    const chosen = { spaceId, rule, by: person.id, at: house.clock.now() };
    const [latest] = await rows.rulesOf(tx, spaceId);
    // Sent twice, it is one change.
    if (latest !== undefined && isSame(latest.rule, rule)) return { result: ruleShape(latest), changes: [] };
    await rows.insertRule(tx, chosen);
    await rows.noteMove(tx, spaceId, rev);
    return { result: ruleShape(chosen), changes: [moveChange(spaceId, rev)] };
  });
}

const copied = (rule: Rule): Ledger['rule'] => ({ ...rule, needs: [...rule.needs] });

const ruleShape = ({ rule, by, at }: { rule: Rule; by: string; at: Date }): RuleChange => ({
  rule: copied(rule),
  by,
  at: at.toISOString(),
});

const inWords = ({ split, hour_worth, things_count, needs }: Rule): string =>
  JSON.stringify([split, hour_worth, things_count, needs.map(({ person_id, parts }) => [person_id, parts])]);
const isSame = (one: Rule, other: Rule): boolean => inWords(one) === inWords(other);

function sameOrRefuse(row: rows.GiftRow, person: Person, spaceId: string): LedgerGift {
  if (row.spaceId !== spaceId || row.writtenBy !== person.id) throw new Refusal('id.taken');
  return giftShape(row);
}

/** Whoever gave something is here, or wrote in this ledger before they left. */
async function mustBelong(house: House, personId: string, spaceId: string): Promise<void> {
  if ((await placeOf(house.db, personId, spaceId)) === null) {
    throw new Refusal('input.wrong', { person_id: 'Choose someone who is here.' });
  }
}
