import { offersOf } from './offers.ts';
import type { Filling, Offer, Point } from './sheet-state.ts';
import type { SheetForm } from './sheet-form.ts';

export type Deed =
  | { readonly deed: 'join' }
  | { readonly deed: 'leave' }
  | { readonly deed: 'write'; readonly question: string; readonly text: string }
  /** `over`: the sentence that stood there for whoever wrote this one; null where there was none. */
  | {
      readonly deed: 'propose';
      readonly question: string;
      readonly text: string;
      readonly over: string | null;
    }
  | { readonly deed: 'agree'; readonly question: string; readonly text: string; readonly yes: boolean }
  | { readonly deed: 'offer'; readonly offer: Offer }
  | { readonly deed: 'drop_offer'; readonly key: string };

export interface By {
  readonly by: string;
  readonly at: string;
}

export const pointOf = ({ points }: Filling, question: string): Point =>
  points.find((point) => point.question === question) ?? {
    question,
    words: [],
    sentence: null,
    yes: [],
    lit_at: null,
  };

/**
 * A sheet after what somebody did to it; the same one where that changes nothing, so that a call may come twice. Null:
 * they speak of a sentence that is another one by now. Server and browser ask the same function.
 */
export function filled<Sheet extends Filling>(
  form: SheetForm,
  sheet: Sheet,
  deed: Deed,
  who: By,
): Sheet | null {
  switch (deed.deed) {
    case 'join':
      return joined(sheet, who.by);
    case 'leave':
      return sheet.takers.includes(who.by)
        ? onlyWith(
            sheet,
            sheet.takers.filter((taker) => taker !== who.by),
            who.at,
          )
        : sheet;
    case 'write':
      return written(sheet, deed, who);
    case 'propose':
      return proposed(sheet, deed, who);
    case 'agree':
      return agreed(sheet, deed, who);
    case 'offer':
      return { ...sheet, offers: replaced(sheet.offers, deed.offer) };
    case 'drop_offer':
      return dropped(form, sheet, deed.key);
  }
}

/** Without those who take part no more: what waited for their yes alone is lit. */
export function onlyWith<Sheet extends Filling>(sheet: Sheet, takers: readonly string[], at: string): Sheet {
  const points = sheet.points.map((point) => lit(point, takers, at));
  return { ...sheet, takers, points };
}

const joined = <Sheet extends Filling>(sheet: Sheet, by: string): Sheet =>
  sheet.takers.includes(by) ? sheet : { ...sheet, takers: [...sheet.takers, by] };

function written<Sheet extends Filling>(
  sheet: Sheet,
  { question, text }: { question: string; text: string },
  who: By,
): Sheet {
  const point = pointOf(sheet, question);
  const before = point.words.find(({ person_id }) => person_id === who.by);
  if ((before?.text ?? '') === text) return sheet;
  const others = point.words.filter(({ person_id }) => person_id !== who.by);
  const words = text === '' ? others : [...others, { person_id: who.by, text, at: who.at }];
  return withPoint(joined(sheet, who.by), { ...point, words });
}

function proposed<Sheet extends Filling>(
  sheet: Sheet,
  { question, text, over }: { question: string; text: string; over: string | null },
  who: By,
): Sheet | null {
  const { sentence } = pointOf(sheet, question);
  if (sentence?.text === text) return agreed(sheet, { question, text, yes: true }, who);
  if ((sentence?.text ?? null) !== over) return null;
  const point = { ...pointOf(sheet, question), sentence: { text, by: who.by, at: who.at }, yes: [who.by] };
  const among = joined(sheet, who.by);
  return withPoint(among, lit({ ...point, lit_at: null }, among.takers, who.at));
}

function agreed<Sheet extends Filling>(
  sheet: Sheet,
  { question, text, yes }: { question: string; text: string; yes: boolean },
  who: By,
): Sheet | null {
  const point = pointOf(sheet, question);
  if (point.sentence?.text !== text) return null;
  if (point.yes.includes(who.by) === yes) return sheet;
  const others = point.yes.filter((id) => id !== who.by);
  if (!yes) return withPoint(sheet, { ...point, yes: others, lit_at: null });
  const among = joined(sheet, who.by);
  return withPoint(among, lit({ ...point, yes: [...others, who.by] }, among.takers, who.at));
}

function dropped<Sheet extends Filling>(form: SheetForm, sheet: Sheet, key: string): Sheet {
  const isGivenByForm = offersOf(form, { ...sheet, offers: [] }).some((offer) => offer.key === key);
  const found = sheet.offers.find((offer) => offer.key === key);
  if (found === undefined) return sheet;
  // What the form offers comes back by itself: it is left aside instead.
  if (isGivenByForm) return { ...sheet, offers: replaced(sheet.offers, { ...found, ticked: false }) };
  return { ...sheet, offers: sheet.offers.filter((offer) => offer.key !== key) };
}

/** Once lit it stays so, whoever joins later; only another sentence, or a yes taken back, puts it out. */
const lit = (point: Point, takers: readonly string[], at: string): Point =>
  point.lit_at === null &&
  point.sentence !== null &&
  takers.length > 0 &&
  takers.every((id) => point.yes.includes(id))
    ? { ...point, lit_at: at }
    : point;

const withPoint = <Sheet extends Filling>(sheet: Sheet, point: Point): Sheet => ({
  ...sheet,
  points: [...sheet.points.filter(({ question }) => question !== point.question), point],
});

const replaced = (offers: readonly Offer[], offer: Offer): Offer[] =>
  offers.some(({ key }) => key === offer.key)
    ? offers.map((each) => (each.key === offer.key ? offer : each))
    : [...offers, offer];

export const isLit = (sheet: Filling, question: string): boolean => pointOf(sheet, question).lit_at !== null;

/** The questions that are still to be agreed on before the sheet can be finished. */
export const stillDark = ({ questions }: SheetForm, sheet: Filling): string[] =>
  questions.filter(({ id, optional }) => optional !== true && !isLit(sheet, id)).map(({ id }) => id);
