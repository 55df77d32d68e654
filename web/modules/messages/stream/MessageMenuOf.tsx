import { useTaps } from '../taps/useTaps.ts';
import { MessageMenu } from './MessageMenu.tsx';
import type { MessageRow } from './stream-rows.ts';

/** What can be done with a message that another module draws its own way. */
export function MessageMenuOf({ row }: { row: MessageRow }) {
  return <MessageMenu shown={row.shown} taps={useTaps(row.shown)} look="inline" />;
}
