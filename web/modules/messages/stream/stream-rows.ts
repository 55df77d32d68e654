import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Shown } from './unsent-overlay.ts';

/** What stands in the stream, one under the other. */
export type Row =
  | { readonly kind: 'edge'; readonly key: 'edge'; readonly beginning: boolean }
  | { readonly kind: 'day'; readonly key: string; readonly date: Date }
  | { readonly kind: 'unread'; readonly key: 'unread'; readonly since: Date }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly shown: Shown;
      readonly own: boolean;
      /** Follows words of the same person so closely that name and face are not said again. */
      readonly follows: boolean;
      /** What was said before it, in the part that is shown. */
      readonly before: Message | undefined;
      /** Said of it only where it changes. */
      readonly label: string | undefined;
    };
export type MessageRow = Extract<Row, { kind: 'message' }>;

/** Words of one person within this time belong together. */
const together = 5 * 60_000;

export interface Arrange {
  readonly me: string;
  /** Is the first message the first of the whole stream? */
  readonly beginning: boolean;
  /** How far one had read on coming in; what others said since then begins with a line. */
  readonly readUpTo: number | undefined;
  /** What holds for a message and those after it, until another holds. */
  readonly labelOf?: ((message: Message) => string | undefined) | undefined;
}

export function arrange(all: readonly Shown[], { me, beginning, readUpTo, labelOf }: Arrange): Row[] {
  if (all.length === 0 && beginning) return [];
  const rows: Row[] = [{ kind: 'edge', key: 'edge', beginning }];
  const firstNew = readUpTo === undefined ? -1 : all.findIndex(({ message }) => message.seq > readUpTo);
  // Where more is new than is held, the line lies further up.
  const isHeld = firstNew > 0 || (firstNew === 0 && beginning);
  const unreadFrom = isHeld && all[firstNew]!.message.author_id !== me ? firstNew : -1;
  let before: Message | undefined;
  let holds: string | undefined;
  for (const [at, shown] of all.entries()) {
    const { message } = shown;
    const date = new Date(message.created_at);
    const newDay = before === undefined || dayOf(new Date(before.created_at)) !== dayOf(date);
    if (newDay) rows.push({ kind: 'day', key: `day ${message.id}`, date });
    if (at === unreadFrom)
      rows.push({ kind: 'unread', key: 'unread', since: new Date(before?.created_at ?? date) });
    const follows =
      !newDay &&
      at !== unreadFrom &&
      before?.author_id === message.author_id &&
      before.deleted_at === null &&
      date.getTime() - new Date(before.created_at).getTime() < together;
    const held = labelOf?.(message) ?? holds;
    rows.push({
      kind: 'message',
      key: message.id,
      shown,
      own: message.author_id === me,
      follows,
      before,
      label: holds === held ? undefined : held,
    });
    holds = held;
    before = message;
  }
  return rows;
}

const dayOf = (date: Date): string => `${date.getFullYear()} ${date.getMonth()} ${date.getDate()}`;

/** How many of others' messages lie beyond a place: what the button down to the newest counts. */
export function newBeyond(rows: readonly Row[], seq: number): number {
  return rows.filter(
    (row) =>
      row.kind === 'message' &&
      !row.own &&
      row.shown.message.seq > seq &&
      row.shown.message.deleted_at === null,
  ).length;
}
