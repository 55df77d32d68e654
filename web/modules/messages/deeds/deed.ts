import type { Message } from '@kinsong/contract/messages/messages.ts';

/** What is asked about a message in a sheet of its own. */
export interface Deed {
  readonly kind: 'react' | 'who' | 'forward';
  readonly message: Message;
}
