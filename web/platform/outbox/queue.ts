import type { ErrorCode } from '@kinsong/contract/common/errors.ts';

/** A write that waits to be sent: a call of the contract with what goes in. */
export interface OutboxItem {
  /** Its place in the line: what was done first is sent first. */
  readonly n: number;
  readonly space: string;
  readonly call: string;
  readonly params: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  /** When it was done, on this device's clock. */
  readonly at: number;
  readonly tries: number;
  /** What the house said when it could not take it just now. */
  readonly heldUp?: ErrorCode;
  /** Why the house refused it. It waits for a person to say what becomes of it. */
  readonly refused?: ErrorCode;
  /** Of several waiting with the same word only the last counts (how far one has read). */
  readonly replaces?: string;
  /** Nobody needs to hear if this one is refused. */
  readonly quiet?: boolean;
  /** Files that must be at the house before it; what was written later does not wait for them. */
  readonly waits?: readonly string[];
}

export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; code: ErrorCode }
  /** Not now: the network, or a house that is full. */
  | { kind: 'later'; code?: ErrorCode };

/** Something that keeps breaking on the house's side is shown after so many tries, so that it does not block the rest. */
export const mostTries = 5;

/** The next to send in a space, or nothing. What was refused stands aside; the others keep their order. */
export function nextIn(items: readonly OutboxItem[], space: string): OutboxItem | undefined {
  return inOrder(items).find((item) => item.space === space && isReady(item));
}

export function waitingSpaces(items: readonly OutboxItem[]): string[] {
  return [...new Set(inOrder(items).flatMap((item) => (isReady(item) ? [item.space] : [])))];
}

const isReady = ({ refused, waits = [] }: OutboxItem): boolean => refused === undefined && waits.length === 0;

/** The item once a file it waits for is there; undefined where it waits for no such file. */
export function withArrived(item: OutboxItem, file: string): OutboxItem | undefined {
  if (item.waits?.includes(file) !== true) return undefined;
  const { waits, ...rest } = item;
  const left = waits.filter((id) => id !== file);
  return left.length === 0 ? rest : { ...rest, waits: left };
}

/** What the new one makes superfluous. What is on its way now is left alone. */
export function replacedBy(
  items: readonly OutboxItem[],
  replaces: string,
  sending: ReadonlySet<number>,
): OutboxItem[] {
  return items.filter((item) => item.replaces === replaces && !sending.has(item.n));
}

/** What becomes of an item after a try: null when it leaves the line. */
export function after(item: OutboxItem, outcome: Outcome): OutboxItem | null {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'later') {
    const { heldUp: _before, ...kept } = item;
    const tried = { ...kept, tries: item.tries + 1 };
    return outcome.code === undefined ? tried : { ...tried, heldUp: outcome.code };
  }
  if (outcome.code === 'house.broken' && item.tries + 1 < mostTries)
    return { ...item, tries: item.tries + 1 };
  return item.quiet === true ? null : { ...item, refused: outcome.code };
}

export function retried({ refused: _refused, heldUp: _heldUp, ...item }: OutboxItem): OutboxItem {
  return { ...item, tries: 0 };
}

/** What a person wrote and would miss: reading marks are not words. */
export function unsentWords(items: readonly OutboxItem[]): OutboxItem[] {
  return inOrder(items.filter((item) => item.quiet !== true));
}

const inOrder = (items: readonly OutboxItem[]): OutboxItem[] => items.toSorted((a, b) => a.n - b.n);
