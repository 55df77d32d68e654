/** What somebody can give. Ideas are named and never counted. */
export const giftKinds = ['hours', 'money', 'thing', 'idea'] as const;
export type GiftKind = (typeof giftKinds)[number];

/** How the salon shares out: by what each gave, all alike, or by need. */
export const splits = ['given', 'equal', 'need'] as const;

export interface Rule {
  readonly split: (typeof splits)[number];
  /** What an hour counts beside money, in hundredths of it. */
  readonly hour_worth: number;
  readonly things_count: boolean;
  /** By need: how many parts each needs; whoever is not named needs one. */
  readonly needs: readonly { readonly person_id: string; readonly parts: number }[];
}

/** Before a salon chooses. */
export const firstRule: Rule = { split: 'given', hour_worth: 1000, things_count: true, needs: [] };

/** One line of the ledger. It is never changed: whoever was wrong writes another one that takes its place. */
export interface Gift {
  readonly id: string;
  readonly person_id: string;
  readonly gift: GiftKind;
  /** Hours in hundredths, money and the worth of a thing in hundredths, of an idea nothing. */
  readonly amount: number;
  readonly corrects: string | null;
}

export interface Share {
  readonly person_id: string;
  /** What theirs counts by the rule, in hundredths. */
  readonly counted: number;
  /** Their part of the whole in ten-thousandths; all together are exactly the whole. */
  readonly share: number;
}

const whole = 10_000;

/** Lines that no other one corrects. */
export function standing<Line extends Gift>(gifts: readonly Line[]): Line[] {
  const corrected = new Set(gifts.map(({ corrects }) => corrects));
  return gifts.filter(({ id }) => !corrected.has(id));
}

/** What one line counts by a rule, in hundredths. */
export function countedAs({ gift, amount }: Pick<Gift, 'gift' | 'amount'>, rule: Rule): number {
  if (gift === 'hours') return Math.round((amount * rule.hour_worth) / 100);
  if (gift === 'money') return amount;
  return gift === 'thing' && rule.things_count ? amount : 0;
}

/** The share of each, by the rule: a pure function of what stands in the ledger, so that anyone can count it again. */
export function sharesOf(gifts: readonly Gift[], rule: Rule, members: readonly string[]): Share[] {
  const counted = new Map(members.map((id) => [id, 0]));
  for (const gift of standing(gifts)) {
    counted.set(gift.person_id, (counted.get(gift.person_id) ?? 0) + countedAs(gift, rule));
  }
  const people = [...counted.keys()].sort();
  const weights = people.map((id) => weightOf(id, { rule, members, counted: counted.get(id) ?? 0 }));
  const shares = sharedOut(weights);
  return people.map((person_id, at) => ({
    person_id,
    counted: counted.get(person_id) ?? 0,
    share: shares[at] ?? 0,
  }));
}

function weightOf(
  id: string,
  { rule, members, counted }: { rule: Rule; members: readonly string[]; counted: number },
): number {
  if (rule.split === 'given') return counted;
  // Whoever has left keeps what they gave, and takes no part in what is shared among those who are here.
  if (!members.includes(id)) return 0;
  if (rule.split === 'equal') return 1;
  return rule.needs.find(({ person_id }) => person_id === id)?.parts ?? 1;
}

/** By the largest remainder (Hamilton’s method), so that nothing is lost in rounding; ties in the order of the ids. */
function sharedOut(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * whole) / sum);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((all, share) => all + share, 0);
  const byRest = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }));
  byRest.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
