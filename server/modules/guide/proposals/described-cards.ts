import type { DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Tool } from '../../../platform/tool.ts';

type Hung = NonNullable<Message['extra']>;

/**
 * Adds what tools say of themselves to what hangs on a message: how a card is changed by hand, and where a link leads.
 * Nothing of it is stored, so that old cards have what new ones have.
 */
export function describing(tools: ReadonlyMap<string, Tool>): (extra: Hung) => Hung {
  const links = new Map(
    [...tools.values()].flatMap(({ link }) => (link === undefined ? [] : [[link.kind, link] as const])),
  );
  const led = (given: DeedLink): DeedLink => {
    const link = links.get(given.kind);
    if (link === undefined) return given;
    const href = link.path.replace(':space_id', given.space_id ?? '').replace(':id', given.id);
    return { ...given, href, words: link.words };
  };
  return (extra) => {
    const hung = extraOf(extra);
    switch (hung?.kind) {
      case 'proposal':
      case 'todo_prompt':
      case 'project_prompt':
        return {
          ...hung,
          card: { ...hung.card, fields: tools.get(hung.tool)?.fields ?? [] },
          ...(hung.result && { result: led(hung.result) }),
        };
      case 'notification':
        return hung.link === undefined ? extra : { ...hung, link: led(hung.link) };
      case 'reminder':
        return hung.task === undefined ? extra : { ...hung, task: led(hung.task) };
      default:
        return extra;
    }
  };
}
