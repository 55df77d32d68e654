import { giftKinds, type GiftKind, type Rule, type Share } from '@kinsong/engines/worksheets/ledger.ts';

export const giftWords: Readonly<Record<GiftKind, string>> = {
  hours: 'Hours',
  money: 'Money',
  thing: 'A thing',
  idea: 'An idea',
};
export const giftOptions = giftKinds.map((value) => ({ value, label: giftWords[value] }));

/** A number of hundredths as one reads it: 4, 7.50. */
export const hundredths = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

/** And back from what somebody typed; null where it is no number. */
export function toHundredths(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

export function amountWords(gift: GiftKind, amount: number): string {
  if (gift === 'idea') return 'named';
  if (gift !== 'hours') return hundredths(amount);
  return amount === 100 ? '1 hour' : `${hundredths(amount)} hours`;
}

export const shareWords = ({ share }: Share): string =>
  share % 100 === 0 ? `${share / 100} %` : `${(share / 100).toFixed(2)} %`;

const splitWords: Readonly<Record<Rule['split'], string>> = {
  given: 'It is shared by what each gave.',
  equal: 'It is shared in equal parts among all who are here.',
  need: 'It is shared by need: each has as many parts as were agreed on.',
};
export const splitOptions = [
  { value: 'given', label: 'By what each gave' },
  { value: 'equal', label: 'Equal shares' },
  { value: 'need', label: 'By need' },
] as const;

/** The whole rule, as one would say it. */
export function ruleWords({ split, hour_worth, things_count }: Rule): string {
  const hour = hour_worth === 0 ? 'Hours are a gift' : `An hour counts ${hundredths(hour_worth)}`;
  const things = things_count ? 'things at the worth agreed on' : 'things are named, not counted';
  return `${splitWords[split]} ${hour}, ${things}, and ideas are always named.`;
}
