import type { Tally } from './tally.ts';

/** A room of listeners at one of the peers, and a way to say something in it. */
export interface Room {
  readonly listeners: number;
  readonly tally: Tally;
  /** Makes sure that everybody who will speak has a line. */
  prepare(): Promise<void>;
  /** Says the next message; `sent` is called when whoever says it could say another. */
  say(sent: () => void): void;
  close(): void;
}

/** What everybody says: 200 bytes. */
export const words = 'The lamp is lit and the table is laid. '.repeat(6).slice(0, 200);

export const nothingToPrepare = async (): Promise<void> => undefined;

/** Opens many things without asking for all of them in the same instant. */
export async function openAll<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  for (let at = 0; at < count; at += 20) {
    const some = Array.from({ length: Math.min(20, count - at) }, (_, index) => open(at + index));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}
