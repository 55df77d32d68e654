import { capital } from '../../text/capital.ts';
import type { Days } from '../frames/frame.ts';
import { daysBetween, hereAndNow } from '../read/days/calendar.ts';
import { numberOf } from '../read/days/numbers.ts';
import type { Asked, Told } from './asked.ts';
import { timeInWords, wholeDate } from './days.ts';
import { inWords, things } from './phrases.ts';
import { inSigns } from './sums.words.ts';
import { notUnderstood } from './unknown.ts';

const howLong = /\bhow (?:many|long|far|much|soon)\b/i;

/** What day or hour it is, what day another is, how long until then, how many days lie between two. */
export function whatDay(asked: Asked): string {
  const { frame, world } = asked;
  const { day: today, time } = hereAndNow(world.now, world.timeZone);
  const [days, other] = [frame.when, ...frame.otherDays].flatMap((when) => when?.readings[0] ?? []);
  if (days === undefined)
    return /\b(?:time|hour|late|clock)\b/i.test(frame.said)
      ? `It is ${timeInWords(time)}, where you are.`
      : `Today is ${wholeDate(today)}.`;
  if (other !== undefined) return between(days, other);
  const date = wholeDate(days.from);
  const away = daysBetween(today, days.from);
  if (away > 0 && howLong.test(frame.said)) return `${capital(stretch(away, frame.said))}: ${date}.`;
  if (away === 0) return `${date}, today.`;
  return `${date}, ${away > 0 ? `in ${things(away, 'day')}` : `${things(-away, 'day')} ago`}.`;
}

function between(a: Days, b: Days): string {
  const [first, last] = a.from <= b.from ? [a.from, b.from] : [b.from, a.from];
  return `From ${wholeDate(first)} to ${wholeDate(last)} it is ${things(daysBetween(first, last), 'day')}.`;
}

function stretch(days: number, said: string): string {
  if (/\b(?:sleeps?|nights?)\b/i.test(said)) return things(days, /\bsleep/i.test(said) ? 'sleep' : 'night');
  if (!/\bweeks?\b/i.test(said) || days < 7) return things(days, 'day');
  const rest = days % 7 === 0 ? '' : ` and ${things(days % 7, 'day')}`;
  return `${things(Math.floor(days / 7), 'week')}${rest}`;
}

/** A sum in words or signs; two days are counted between. */
export function reckoned(asked: Asked): Told {
  const { said, when } = asked.frame;
  const sum = sumIn(said);
  const value = sum === null ? Number.NaN : valueOf(sum);
  if (sum === null || !Number.isFinite(value)) {
    if (when !== null) return whatDay(asked);
    return /\d/.test(said)
      ? 'I can only do plain sums, such as “split 1,840 by three” or “20 percent of 60”.'
      : notUnderstood(asked);
  }
  const [, shared] = /\b(?:split|share|shared)\b/i.test(said)
    ? (/^[^÷×+−]+÷ ?([\d.,]+)$/.exec(sum) ?? [])
    : [];
  const parts = shared === undefined ? '' : `, for each of the ${inWords(numberIn(shared))}`;
  return `${sum} = ${written(value, sum)}${parts}.`;
}

const number = String.raw`\d[\d.,]*(?<=\d)`;
const splitting = new RegExp(
  String.raw`\b(?:split|divide|share)\s+(${number})\s+(?:by|between|among|into|in|over)?\s*(${number})`,
);
const terms = new RegExp(String.raw`${number}(?:\s*[÷×+−]\s*${number})+`);

/** "12 + 5 × 3", as it is shown and reckoned. */
function sumIn(said: string): string | null {
  const line = inSigns.reduce(
    (text, [pattern, sign]) =>
      text.replaceAll(pattern, (found) => (sign === '' ? String(numberOf(found)) : sign)),
    said.toLowerCase(),
  );
  const [, whole, parts] = splitting.exec(line) ?? [];
  const sum = whole === undefined ? terms.exec(line)?.[0] : `${whole} ÷ ${parts}`;
  return sum?.replaceAll(/\s+/g, ' ') ?? null;
}

/** "1,840" and "12,50" */
const numberIn = (text: string): number =>
  Number(/,\d{3}\b/.test(text) || text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.'));

const valueOf = (sum: string): number =>
  sum
    .replaceAll('−', '+−1 ×')
    .split('+')
    .reduce((total, product) => total + productOf(product.replace('−', '-')), 0);

const productOf = (text: string): number =>
  text.split(/(?=[÷×])/).reduce((value, each) => {
    const factor = numberIn(each.replace(/^[÷×]/, '').trim());
    return each.startsWith('÷') ? value / factor : value * factor;
  }, 1);

/** Who gave cents gets cents. */
const written = (value: number, shown: string): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: /[.,]\d\d(?!\d)/.test(shown) && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(value);
