import { nameOrFail, type Name } from './people.ts';

/** One thing said: when, by whom, what it answers, and what became of it. */
export interface Said {
  readonly at: Date;
  readonly who: Name;
  readonly text: string;
  /** Words of the earlier message that this one answers. */
  readonly answers: string | null;
  mended: string | null;
  takenBack: boolean;
}

const kinds = ['project', 'family', 'guild'] as const;

export interface Talk {
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  /** The name of what it lies in: a family, a hamlet, or nothing. */
  readonly within: string | null;
  readonly founder: Name;
  readonly people: readonly Name[];
  /** Those of them who keep it together with its founder. */
  readonly stewards: readonly Name[];
  readonly said: readonly Said[];
}

const day = 24 * 60 * 60 * 1000;

/**
 * Reads a talk as it is written in the talks folder: `@ 12 18:30` is twelve days ago at half past six, `Anna: …` is said,
 * `Anna > the pot: …` answers the last message with those words, `~ …` mends what was just said, `x` takes it back,
 * and `{+2}` becomes the name of the day two days on.
 */
export function readTalk(text: string, today: Date): Talk {
  const heading = new Map<string, string>();
  const said: Said[] = [];
  let at = today;
  for (const line of text.split('\n')) {
    const moment = /^@ (\d+) (\d\d):(\d\d)$/.exec(line);
    const words = /^([A-Z][A-Za-z ]*?)(?: > ([^:]+))?: (.+)$/.exec(line);
    if (line.startsWith('# ')) heading.set('name', line.slice(2));
    else if (moment !== null) at = momentOf(today, Number(moment[1]), Number(moment[2]), Number(moment[3]));
    else if (said.length === 0 && /^[a-z]+: /.test(line)) heading.set(...pairOf(line));
    else if (line === 'x') lastOf(said, line).takenBack = true;
    else if (line.startsWith('~ ')) lastOf(said, line).mended = withDays(line.slice(2), at);
    else if (words !== null) {
      const [, who = '', answers = null, what = ''] = words;
      const sentence = withDays(what, at);
      said.push({ at, who: nameOrFail(who), text: sentence, answers, mended: null, takenBack: false });
      at = new Date(at.getTime() + typingTime(sentence));
    } else if (line !== '') throw new Error(`this line of a talk says nothing: ${line}`);
  }
  return {
    name: heading.get('name') ?? '',
    kind: kinds.find((kind) => kind === heading.get('kind')) ?? 'project',
    within: heading.get('within') ?? null,
    founder: nameOrFail(heading.get('founder') ?? ''),
    people: namesIn(heading.get('people')),
    stewards: namesIn(heading.get('stewards')),
    said,
  };
}

const namesIn = (written = ''): Name[] => (written === '' ? [] : written.split(', ').map(nameOrFail));

/** People take a moment to read and a while to write. */
export const typingTime = (text: string): number => (40 + text.length * 0.9) * 1000;

export function momentOf(today: Date, daysAgo: number, hour: number, minute: number): Date {
  const then = new Date(today.getTime() - daysAgo * day);
  then.setHours(hour, minute, 0, 0);
  return then;
}

export function withDays(text: string, at: Date): string {
  return text.replace(/\{\+(\d+)\}/g, (_, ahead: string) =>
    new Date(at.getTime() + Number(ahead) * day).toLocaleDateString('en', { weekday: 'long' }),
  );
}

function pairOf(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}

function lastOf(said: readonly Said[], line: string): Said {
  const last = said.at(-1);
  if (last === undefined) throw new Error(`nothing was said yet before: ${line}`);
  return last;
}
