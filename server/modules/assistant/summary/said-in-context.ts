import type { Said } from '@kinsong/engines/summary/summary.ts';
import * as z from 'zod';
import { contextOf } from '@kinsong/contract/assistant/assistant.ts';

const text = z.string().max(8000);
/** S2 §3: items with content or plain text, sender, avatar name, timestamp. */
const Item = z.union([
  text.transform((content) => ({ content, sender: '', avatar_name: '' })),
  z.object({
    content: text.optional(),
    text: text.optional(),
    sender: z.string().max(200).catch(''),
    avatar_name: z.string().max(200).catch(''),
  }),
]);

/** What a client sends of a talk that the house does not hold. What is no item of one is left out. */
export function saidInContext(context: readonly unknown[]): { said: Said[]; nameOf: (id: string) => string } {
  const said = context.slice(-contextOf.summary).flatMap((given, at): Said[] => {
    const { data: item } = Item.safeParse(given);
    if (item === undefined) return [];
    const words = item.content ?? ('text' in item ? item.text : undefined);
    if (words === undefined) return [];
    return [{ id: String(at), author: item.avatar_name || item.sender, at, text: words, replyTo: null }];
  });
  return { said, nameOf: (name) => (name === '' ? 'Someone' : name) };
}
