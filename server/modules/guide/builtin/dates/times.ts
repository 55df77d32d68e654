import { count, numberOf } from './numbers.ts';

/** A time of day: one is certain; "at seven" without a hint is two. */
export interface Clock {
  from: number;
  to: number;
  times: readonly string[];
}

interface TimeRule {
  pattern: RegExp;
  read: (found: RegExpExecArray, line: string) => readonly string[] | null;
}

const hour = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const anHour = hour.replace('(', '(?:');
/** What is counted or measured "at twenty-two" of them. */
const measures =
  '(?:euros?|cents?|pounds|dollars|percent|degrees|days?|weeks?|months?|hours?|minutes?|(?:centi|milli|kilo)?(?:met(?:re|er)|gram)s?|lit(?:re|er)s?|kilos?|cm|mm|km|kg|inch(?:es)?|f(?:ee|oo)t|miles?|each|apiece)\\b';
/** "About three lamps" is no time of day. */
const many = `(?!(?:is|was|has|as|this|thanks|yes|pills)\\b)(?:[a-z]{2,}s|people|children|men|women)\\b`;
const rule = (pattern: string, read: TimeRule['read']): TimeRule => ({
  pattern: new RegExp(`(?<![\\w':.])(?:${pattern})(?![\\w'])(?!:\\d)`, 'g'),
  read,
});

const written = (hours: number, minutes: number): string | null =>
  hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

const evening = /\b(tonight|evening|supper|dinner|after work|night|bedtime|pm)\b/;
const afternoon = /\b(afternoon|after school|after lunch|tea ?time)\b/;
const morning = /\b(morning|breakfast|before school|before work|dawn|am)\b/;

/** Who is to be woken at six means the morning; who at three, perhaps after a nap. */
const waking = /\b(wake|get up|alarm)\b/;

/** A clock face says an hour twice a day: the words around it may say which; else only seven to eleven doubt. */
function halves(hours: number, minutes: number, line: string): readonly string[] | null {
  const early = written(hours % 12, minutes);
  const late = written((hours % 12) + 12, minutes);
  if (hours > 12 || hours === 0 || early === null || late === null) {
    const exact = written(hours, minutes);
    return exact === null ? null : [exact];
  }
  if (morning.test(line)) return [hours === 12 ? early : early];
  if (evening.test(line)) return [hours === 12 ? early : late];
  if (waking.test(line) && hours < 12 && !afternoon.test(line)) return hours >= 5 ? [early] : [early, late];
  if (afternoon.test(line) || hours === 12 || hours <= 5) return [late];
  return hours >= 9 ? [early] : [early, late];
}

const only =
  (time: string): TimeRule['read'] =>
  () => [time];
const lead = '(?:at |by |around |about |from |before |after |until )?';

const rules: readonly TimeRule[] = [
  rule(`${lead}(\\d{1,2})(?:[:.](\\d{2}))?([ap])m`, ([, h, m, half]) => {
    const time = written((Number(h) % 12) + (half === 'p' ? 12 : 0), Number(m ?? 0));
    return time === null || Number(h) > 12 ? null : [time];
  }),
  rule(`${lead}(\\d{1,2}):(\\d{2})`, ([, h = '', m], line) =>
    h.startsWith('0') || Number(h) > 12 ? exactly(h, m) : halves(Number(h), Number(m), line),
  ),
  rule(`(?:at|around|about|by) (\\d{1,2})\\.(\\d{2})`, ([, h = '', m], line) =>
    h.startsWith('0') ? exactly(h, m) : halves(Number(h), Number(m), line),
  ),
  rule(`at ${hour} or ${hour}(?: o'clock)?`, ([, a = '', b = ''], line) => [
    ...(halves(numberOf(a), 0, line) ?? []),
    ...(halves(numberOf(b), 0, line) ?? []),
  ]),
  rule(`${lead}half past ${hour}`, ([, h = ''], line) => halves(numberOf(h), 30, line)),
  // Half seven is half past seven in London and half past six in Berlin.
  rule(`${lead}half ${hour}`, ([, h = ''], line) => [
    ...(halves(numberOf(h), 30, line) ?? []),
    ...(beforeHour(numberOf(h), 30, line) ?? []),
  ]),
  rule(`${lead}(?:a )?quarter past ${hour}`, ([, h = ''], line) => halves(numberOf(h), 15, line)),
  rule(`${lead}(?:a )?quarter to ${hour}`, ([, h = ''], line) => beforeHour(numberOf(h), 15, line)),
  rule(`${lead}${count} (?:minutes )?past ${hour}`, ([, m = '', h = ''], line) =>
    halves(numberOf(h), numberOf(m), line),
  ),
  rule(`${lead}${count} minutes to ${hour}`, ([, m = '', h = ''], line) =>
    beforeHour(numberOf(h), numberOf(m), line),
  ),
  rule(
    `(?<!(?:\\d|split|divi\\w+|shared|share|multiplied|times|[a-z]+ each) )(?:at|(?:around|about|by)(?! ${anHour} ${many})) ${hour}(?: o'clock)?(?! (?:\\d|people|${measures}|of))`,
    ([, h = ''], line) => halves(numberOf(h), 0, line),
  ),
  rule(`${hour} o'clock`, ([, h = ''], line) => halves(numberOf(h), 0, line)),
  rule(`${lead}(?:noon|midday|lunchtime|lunch time)`, only('12:00')),
  rule(`${lead}midnight`, only('23:59')),
];

function exactly(h: string, m: string | undefined): readonly string[] | null {
  const time = written(Number(h), Number(m));
  return time === null ? null : [time];
}

function beforeHour(hours: number, minutes: number, line: string): readonly string[] | null {
  return halves(hours === 1 ? 12 : hours - 1, 60 - minutes, line);
}

const partAfter = /^ (?:in the (?:morning|afternoon|evening)|at night)\b/;

/** The times of day in a line, each once, the longer reading first. */
export function readTimes(line: string): readonly Clock[] {
  const found: Clock[] = [];
  for (const { pattern, read } of rules) {
    for (const match of line.matchAll(pattern)) {
      const from = match.index;
      const to =
        from + match[0].length + (partAfter.exec(line.slice(from + match[0].length))?.[0].length ?? 0);
      const times = read(match, line);
      if (times !== null && !found.some((other) => from < other.to && other.from < to))
        found.push({ from, to, times });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** "in twenty minutes", "in half an hour": from now, in minutes. */
export function readDelay(line: string): { from: number; to: number; minutes: number } | null {
  const match = new RegExp(
    `\\bin (?:about )?(?:(half an hour)|(?:an hour and a half)|${count} (minutes?|hours?))\\b`,
  ).exec(line);
  if (match === null) return null;
  const amount =
    match[1] !== undefined
      ? 30
      : match[2] === undefined
        ? 90
        : numberOf(match[2]) * (match[3]?.startsWith('h') === true ? 60 : 1);
  return { from: match.index, to: match.index + match[0].length, minutes: amount };
}
