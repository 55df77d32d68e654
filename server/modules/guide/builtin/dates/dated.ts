import { addDays, addMonths, dayOrNull, monthOf, oneDay, weekdayOf, yearOf } from './calendar.ts';
import { month, monthNamed, numberOf, ordinal, weekday, weekdayNamed } from './numbers.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';
import type { Days } from '../understanding.ts';

/** "On the 25th": the nearest month that has it, this one first; said on the day itself it may be either. */
function dateAlone(date: number, { today, past }: Here): readonly string[] {
  const found: string[] = [];
  for (let by = 0; Math.abs(by) < 14 && found.length === 0; by += past ? -1 : 1) {
    const first = addMonths(`${today.slice(0, 8)}01`, by);
    const day = dayOrNull(yearOf(first), monthOf(first), date);
    if (day !== null && (past ? day <= today : day >= today)) found.push(day);
  }
  if (found[0] === today && !past) found.push(addMonths(today, 1));
  return found;
}

/** A date without a year is the nearest one ahead, or behind when the past is told. */
function inItsYear(
  date: number,
  monthNumber: number,
  year: string | undefined,
  { today, past }: Here,
): readonly Days[] {
  if (year !== undefined) {
    const day = dayOrNull(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, date);
    return day === null ? [] : [oneDay(day)];
  }
  for (let by = 0; by < 9; by += 1) {
    const day = dayOrNull(yearOf(today) + (past ? -by : by), monthNumber, date);
    if (day !== null && (past ? day <= today : day >= today)) return [oneDay(day)];
  }
  return [];
}

/** "Friday the 25th" when the 25th is a Wednesday: one of them is a slip, so both stand. */
function bothOf(named: string, days: readonly string[], here: Here): readonly Days[] {
  const wanted = weekdayNamed(named);
  const fitting = days.filter((day) => weekdayOf(day) === wanted);
  if (fitting.length > 0) return fitting.map(oneDay);
  const [day] = days;
  if (day === undefined) return [];
  const ahead = (wanted - weekdayOf(here.today) + 7) % 7;
  return [oneDay(day), oneDay(addDays(here.today, here.past ? ahead - 7 : ahead))];
}

const lead = '(?:(?:on|by|before|until|till|from|since|for|due|to|is|at|and) )?';
const year = '(?:,? (20\\d\\d))?';
/** What may follow a bare "the 25th" without making it the 25th something else. */
const bareEnd =
  '(?= \\||$| (?:at|to|for|and|or|please|with|that|we|i|if|in|around|from|is|because|so|about|till|until|before|after|when|he|she|they|you|can|could|will|would|it|as|but|thanks|not|instead|then|too|now|do|did|does|are|was|should|must|has|have|of this month|-)\\b)';

/** "On the 3rd floor" is no day: what is counted rather than dated. */
const countsThings =
  '(?! (?:floor|storey|street|avenue|page|chapter|line|row|shelf|step|try|go|attempt|time|occasion|birthday|anniversary|grade|class|form|year|month|week|day|hour|minute|half|quarter|part|one|of|time|round|verse|bench|table|door|house|left|right|hand|leg|side|try|lap|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b)';

export const datedRules: readonly DateRule[] = [
  { pattern: at(`${lead}(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})`), read: ([, y, m, d]) => exact(y, m, d) },
  {
    pattern: at('(\\d{1,2}) - (\\d{1,2}) - (20\\d\\d)'),
    read: ([said, a, b, y], here) => slashed(said, a, b, y, here),
  },
  {
    pattern: at(`${lead}(?:the )?${ordinal} (?:of )?${month}${year}`),
    read: (f, here) => inItsYear(numberOf(f[1] ?? ''), monthNamed(f[2] ?? ''), f[3], here),
  },
  {
    pattern: at(`${lead}(\\d{1,2}) (?:of )?${month}${year}`),
    read: (f, here) => inItsYear(Number(f[1]), monthNamed(f[2] ?? ''), f[3], here),
  },
  {
    pattern: at(`${lead}${month} (?:the )?${ordinal}${year}`),
    read: (f, here) => inItsYear(numberOf(f[2] ?? ''), monthNamed(f[1] ?? ''), f[3], here),
  },
  {
    pattern: at(`${lead}${month} (\\d{1,2})(?!\\d|:| (?:people|of us|times|euros?|chairs))${year}`),
    read: (f, here) => inItsYear(Number(f[2]), monthNamed(f[1] ?? ''), f[3], here),
  },
  {
    pattern: at(
      `${lead}${weekday},? (?:the )?(?:${ordinal}|(\\d{1,2})(?! (?:hours?|days?|weeks?|minutes?|months?|years?|times|people)\\b))(?: (?:of )?${month})?${year}`,
    ),
    read: (f, here) => {
      const date = numberOf(f[2] ?? f[3] ?? '');
      const days =
        f[4] === undefined
          ? dateAlone(date, here)
          : inItsYear(date, monthNamed(f[4]), f[5], here).map(({ from }) => from);
      return bothOf(f[1] ?? '', days, here);
    },
  },
  {
    pattern: at(`(?:on|by|before|until|till|since) the ${ordinal}${countsThings}`),
    read: (f, here) => alone(f[1], here),
  },
  {
    pattern: at(`(?:from|due|to|for|(?<=\\bbetween [\\w ]{0,24})) ?the ${ordinal}${bareEnd}`),
    read: (f, here) => alone(f[1], here),
  },
  {
    pattern: at(`(?:on |by |before )?(?:the )?${ordinal} of (?:this|the) month`),
    read: (f, { today }) => inMonth(numberOf(f[1] ?? ''), today, 0),
  },
  {
    pattern: at(`(?:on |by |before )?(?:the )?${ordinal} of next month`),
    read: (f, { today }) => inMonth(numberOf(f[1] ?? ''), today, 1),
  },
  { pattern: at(`(?:the )?(\\d{1,2}(?:st|nd|rd|th))${bareEnd}`), read: (f, here) => alone(f[1], here) },
  {
    pattern: at(`(\\d{1,2})[./](\\d{1,2})[./](\\d{4}|\\d{2})`),
    read: ([said, a, b, y], here) => slashed(said, a, b, y, here),
  },
  {
    pattern: at('(?:on|by|before|until|till|from|since|due|for|to|date) (\\d{1,2})([/])(\\d{1,2})'),
    read: ([said, a, , b], here) => slashed(said, a, b, undefined, here),
  },
  {
    pattern: at('(?<=\\b(?:remind|remember|wake|nudge|tell) (?:me|us) )(\\d{1,2})/(\\d{1,2})'),
    read: ([said, a, b], here) => slashed(said, a, b, undefined, here),
  },
  {
    pattern: at('(?<=\\b(?:remind|reminder) .*)(\\d{1,2})/(\\d{1,2})(?=$| \\|)'),
    read: ([said, a, b], here) => slashed(said, a, b, undefined, here),
  },
  {
    pattern: at('(?:on|by|before|until|till|from|since|due) (\\d{1,2})\\.(\\d{1,2})(?!\\d)'),
    read: (f, here) => inItsYear(Number(f[1]), Number(f[2]), undefined, here),
  },
];

const alone = (said: string | undefined, here: Here): readonly Days[] | null => {
  const date = numberOf(said ?? '');
  return date >= 1 && date <= 31 ? dateAlone(date, here).map(oneDay) : null;
};

function exact(y?: string, m?: string, d?: string): readonly Days[] {
  const day = dayOrNull(Number(y), Number(m), Number(d));
  return day === null ? [] : [oneDay(day)];
}

function inMonth(date: number, today: string, by: number): readonly Days[] {
  const first = addMonths(`${today.slice(0, 8)}01`, by);
  const day = dayOrNull(yearOf(first), monthOf(first), date);
  return day === null ? [] : [oneDay(day)];
}

/** 3/4 is the third of April or the fourth of March; with dots the day comes first everywhere. */
function slashed(
  said: string,
  a: string | undefined,
  b: string | undefined,
  y: string | undefined,
  here: Here,
): readonly Days[] {
  const [first, second] = [Number(a), Number(b)];
  const dayFirst = inItsYear(first, second, y, here);
  if (said.includes('.') || first === second) return dayFirst;
  return [...dayFirst, ...inItsYear(second, first, y, here)];
}
