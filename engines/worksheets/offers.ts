import { linesOf } from './answers.ts';
import type { Filling, Offer } from './sheet-state.ts';
import type { OfferForm, SheetForm } from './sheet-form.ts';

export const longestOffer = 200;

/** All that a sheet offers by now: what its form makes of the answers, as people changed it, and what they added. */
export function offersOf(form: SheetForm, sheet: Filling): Offer[] {
  const given = form.offers.flatMap((offer, at) => offered(form, sheet, { offer, at }));
  const said = new Map(sheet.offers.map((offer) => [offer.key, offer]));
  const keys = new Set(given.map(({ key }) => key));
  return [
    ...given.map((offer) => said.get(offer.key) ?? offer),
    ...sheet.offers.filter(({ key }) => !keys.has(key) && !isOfForm(key)),
  ];
}

const isOfForm = (key: string): boolean => key.includes(':');

function offered(form: SheetForm, sheet: Filling, { offer, at }: { offer: OfferForm; at: number }): Offer[] {
  const point = sheet.points.find(({ question }) => question === offer.of);
  if (point === undefined || point.lit_at === null || point.sentence === null) return [];
  const question = form.questions.find(({ id }) => id === offer.of);
  const answer = point.sentence.text;
  const agreedOn = point.lit_at.slice(0, 10);
  const inDays = offer.in_days === undefined ? null : daysAfter(agreedOn, offer.in_days);
  const dayItself = question?.kind === 'date' ? answer : null;
  const lines = offer.kind === 'task' && offer.each === true ? linesOf(answer) : [answer];
  return lines.map((line, n) => ({
    key: `${offer.of}:${at}:${n}`,
    kind: offer.kind,
    title: shortened(offer.words.replace('{}', () => line)),
    person_id: null,
    day: inDays ?? dayItself,
    time: offer.kind === 'event' ? offer.time : null,
    // What came of a list is wished for; what the form merely suggests waits for somebody to want it.
    ticked: offer.kind === 'event' || lines.length < 4,
  }));
}

const shortened = (text: string): string =>
  text.length <= longestOffer ? text : `${text.slice(0, longestOffer - 1)}…`;

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
