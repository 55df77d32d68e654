import { minute } from '@kinsong/contract/common/time.ts';
import type { LogFn, Logger } from 'pino';
import { cause, causeCode } from './failure-causes.ts';

type Words = Parameters<LogFn>;
type Write = (this: Logger, words: Words, method: LogFn, level: number) => void;

interface Repeated {
  leftOut: number;
  last: () => void;
}

const warnings = 40;
/** As many kinds of failures as are told apart; a house in trouble knows a handful. */
const mostKinds = 300;

/**
 * What fails a thousand times a minute for one cause is said once a minute, with how often it was left out. Who looks
 * for the cause finds it, and a disk that is full is not filled further by the news of it.
 */
export function oncePer(every = minute): Write {
  const kinds = new Map<string, Repeated>();

  const later = (kind: string): void => {
    setTimeout(() => {
      const repeated = kinds.get(kind);
      if (repeated === undefined || repeated.leftOut === 0) return void kinds.delete(kind);
      repeated.last();
      repeated.leftOut = 0;
      later(kind);
    }, every).unref();
  };

  return function write(words, method, level) {
    if (level < warnings) return method.apply(this, words);
    const kind = kindOf(words, kinds.size >= mostKinds);
    const repeated = kinds.get(kind);
    if (repeated === undefined) {
      kinds.set(kind, { leftOut: 0, last: () => {} });
      later(kind);
      return method.apply(this, words);
    }
    repeated.leftOut += 1;
    // The last of them is said, so that one is left out less than there were.
    repeated.last = () => method.apply(this, counted(words, repeated.leftOut - 1));
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What failed and why, without the figures and names that differ from one time to the next. */
function kindOf([first, message = first]: readonly unknown[], roughly: boolean): string {
  if (!isObject(first) || roughly) return String(message);
  const parts = Object.entries(first).map(([name, value]) => `${name} ${reasonIn(value)}`);
  return [message, ...parts].join(' ');
}

function reasonIn(value: unknown): string {
  if (value instanceof Error) return `${causeCode(value)} ${reasonIn(cause(value).message)}`;
  return typeof value === 'string' ? value.replaceAll(/"[^"]*"|[\da-f-]{8,}|\d+/g, '') : typeof value;
}

function counted([first, ...rest]: readonly unknown[], leftOut: number): Words {
  const told = isObject(first)
    ? [{ ...first, left_out: leftOut }, ...rest]
    : [{ left_out: leftOut }, first, ...rest];
  return told as Words;
}
