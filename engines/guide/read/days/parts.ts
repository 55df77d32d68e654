import type { DayPart, When } from '../../frames/frame.ts';
import type { Span } from '../words/mask.ts';
import { belongs, partAlone, partTable } from './parts.words.ts';
import type { Dated } from './dated.ts';

interface Part extends Span {
  readonly part: DayPart;
}

const table = partTable.map(([part, said]) => ({
  part,
  pattern: new RegExp(`(?<![\\w'])${said}(?![\\w'])`, 'g'),
}));

const partsIn = (plain: string): readonly Part[] =>
  table.flatMap(({ part, pattern }) =>
    Array.from(plain.matchAll(pattern), ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
      part,
    })),
  );

const gap = (a: Span, b: Span): number => Math.max(a.from - b.to, b.from - a.to, 0);
const away = ({ spans }: Dated, part: Part): number => Math.min(...spans.map((span) => gap(span, part)));

/** The days with the part of each that was said: in its words, beside them, or in a word for it in their sentence. */
export function withParts(dated: readonly Dated[], plain: string): readonly Dated[] {
  const parts = partsIn(plain);
  return dated.map((each) => {
    const isSaidOf = (part: Part): boolean => {
      const far = away(each, part);
      if (dated.some((other) => away(other, part) < far)) return false;
      const between = plain.slice(Math.min(each.to, part.to), Math.max(each.from, part.from));
      return far <= 1 || (belongs.test(plain.slice(part.from)) && !between.includes('|'));
    };
    const [part] = parts.filter(isSaidOf).toSorted((a, b) => away(each, a) - away(each, b));
    return part === undefined ? each : withPart(each, part);
  });
}

/** "Friday evening … from seven" is in the evening. */
export function inPart(when: When, part: DayPart | undefined): When {
  if (part === undefined) return when;
  const fits = when.times.filter((time) => time < '12:00' === (part === 'morning'));
  return fits.length === 1 && fits[0] !== undefined ? { ...when, time: fits[0], times: [] } : when;
}

function withPart({ spans, when, ...place }: Dated, part: Part): Dated {
  const joined = spans.findIndex((span) => gap(span, part) <= 1);
  const wider = (span: Span): Span => ({
    from: Math.min(span.from, part.from),
    to: Math.max(span.to, part.to),
  });
  const hasHour = when.time !== null || when.until !== null || when.times.length > 0;
  return {
    ...place,
    spans:
      joined < 0
        ? [...spans, { from: part.from, to: part.to }]
        : spans.map((span, at) => (at === joined ? wider(span) : span)),
    when: hasHour ? inPart(when, part.part) : { ...when, part: part.part },
  };
}

/** "In the morning", and nothing else: the day is the one that was spoken of. */
export function partAloneIn(plain: string): Dated | null {
  const part = partsIn(plain).find(
    ({ from, to }) => partAlone.before.test(plain.slice(0, from)) && partAlone.after.test(plain.slice(to)),
  );
  if (part === undefined) return null;
  const span = { from: part.from, to: part.to };
  const said = plain.slice(part.from, part.to);
  const when = { said, readings: [], time: null, until: null, times: [], dayless: true, part: part.part };
  return { ...span, spans: [span], when };
}
