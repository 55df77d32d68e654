import type { Span } from '../words/mask.ts';
import { alsoHour, isHour, isStretch } from './bare-hours.ts';
import { durationIn, minutesOf, timeOf } from './durations.ts';
import { isInstead, standing } from './taken-back.ts';
import { facesIn, type Named } from './faces.ts';
import { hourLead, partOfDay } from './hours.words.ts';
import { attachedTo, bothHalves, cueFor, cuesIn, halvesOf } from './halves.ts';

/** A time of day: one is certain, "at seven" without a hint is two; and its end, where that was said. */
export interface Clock extends Span {
  readonly spans: readonly Span[];
  readonly times: readonly string[];
  readonly until: string | null;
}

/** Hours that belong together: one, "nine or ten", the start and the end of a stretch, or only its end. */
interface Piece extends Span {
  readonly starts: readonly Named[];
  readonly end: Named | null;
}

export const readTimes = (plain: string, masked: string): readonly Clock[] => hoursIn(plain, masked).clocks;

/** The times of day in a line, and those only denied. In `masked` its days are D: a number can stand beside one. */
export function hoursIn(
  plain: string,
  masked: string,
): { readonly clocks: readonly Clock[]; readonly denied: readonly Span[] } {
  const named = facesIn(masked);
  const cues = cuesIn(plain);
  const { kept, denied } = standing(piecesOf(named, masked), masked);
  const said = (face: Named): readonly string[] => {
    const cue = cueFor(face, named, plain, cues);
    return face.faces.flatMap((each) => halvesOf(each, cue));
  };
  const clocks = kept.map(({ starts, end, ...piece }) => {
    const [start] = starts;
    const isApart = start !== undefined && end !== null && !isStretch(start, end, masked);
    const ends = end === null || !isApart ? [piece] : [{ from: piece.from, to: start.to }, end];
    const spans = ends.map((span) => widened(span, masked));
    const place = { spans, from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 };
    if (end === null) return { ...place, times: distinct(starts.flatMap(said)), until: null };
    if (start === undefined) return { ...place, times: [], until: said(end)[0] ?? null };
    const told = cueFor(start, named, plain, cues) !== null;
    const either = (face: Named): readonly string[] => face.faces.flatMap(bothHalves);
    const until = attachedTo(end, plain, cues) === undefined ? either(end) : said(end);
    return { ...place, ...stretched(said(start), told ? [] : either(start), until) };
  });
  const [only] = clocks;
  const lasts = durationIn(masked);
  if (lasts === null || clocks.length > 1 || only?.times[0] === undefined || only.until !== null)
    return { clocks, denied };
  const until = timeOf(minutesOf(only.times[0]) + lasts.minutes);
  return { clocks: [{ ...only, until, spans: [...only.spans, lasts] }], denied };
}

const distinct = (times: readonly string[]): readonly string[] => [...new Set(times)];

const lead = new RegExp(hourLead);
const part = new RegExp(partOfDay);

/** With the small words before it and the part of the day after it. */
const widened = ({ from, to }: Span, masked: string): Span => ({
  from: lead.exec(masked.slice(0, from))?.index ?? from,
  to: to + (part.exec(masked.slice(to))?.[0].length ?? 0),
});

function piecesOf(named: readonly Named[], masked: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const hours = hoursAmong(named, masked);
  for (let at = 0; at < named.length; at += 1) {
    const [face, next] = [named[at], named[at + 1]];
    if (face === undefined) continue;
    const before = pieces.at(-1);
    const start = before?.end === null ? before.starts.at(-1) : undefined;
    if (next !== undefined && isStretch(face, next, masked)) {
      pieces.push({ from: face.from, to: next.to, starts: [face], end: next });
      at += 1;
    } else if (before !== undefined && start !== undefined && masked.slice(start.to, face.from) === ' or ')
      pieces.splice(-1, 1, { ...before, to: face.to, starts: [...before.starts, face] });
    else if (!hours.has(face)) continue;
    else if (!/(?<!\bnot )\b(?:until|till)(?: about| around)? $/.test(masked.slice(0, face.from)))
      pieces.push({ from: face.from, to: face.to, starts: [face], end: null });
    else if (start !== undefined && !masked.slice(start.to, face.from).includes('|'))
      pieces.splice(-1, 1, { from: start.from, to: face.to, starts: [start], end: face });
    else pieces.push({ from: face.from, to: face.to, starts: [], end: face });
  }
  return pieces;
}

/** A bare number beside an hour is one where it is added to it, corrects it or is corrected by it. */
function hoursAmong(named: readonly Named[], masked: string): ReadonlySet<Named> {
  const hours = new Set(named.filter((face) => !face.bare || isHour(face, masked)));
  for (const [at, face] of named.entries()) {
    const before = named[at - 1];
    if (
      before !== undefined &&
      hours.has(before) &&
      (alsoHour(before, face, masked) || isInstead(before, face, masked))
    )
      hours.add(face);
  }
  for (const [at, face] of [...named.entries()].toReversed()) {
    const next = named[at + 1];
    if (next !== undefined && hours.has(next) && isInstead(face, next, masked)) hours.add(face);
  }
  return hours;
}

/** What the start is taken for when it stands alone, if an end fits it; else its other half: "6 to 2"; else over night. */
function stretched(
  said: readonly string[],
  either: readonly string[],
  ends: readonly string[],
): Pick<Clock, 'times' | 'until'> {
  const lasts = (start: string, end: string): number => minutesOf(end) - minutesOf(start);
  const endOf = (start: string): string | undefined =>
    ends.toSorted().find((end) => end > start && lasts(start, end) <= 12 * 60);
  const nextDay = (start: string): string | undefined =>
    start < '17:00' ? undefined : ends.toSorted().find((end) => lasts(start, end) <= -12 * 60);
  for (const [times, end] of [
    [said, endOf],
    [either, endOf],
    [said, nextDay],
  ] as const) {
    const fitting = times.filter((start) => end(start) !== undefined);
    const [first] = fitting;
    if (first !== undefined) return { times: fitting, until: end(first) ?? null };
  }
  return { times: said, until: null };
}
