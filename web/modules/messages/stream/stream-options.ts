import type { Message } from '@kinsong/contract/messages/messages.ts';
import { createContext, type ComponentType } from 'react';
import type { Action } from '../../../platform/action.ts';
import type { OnMessage } from './on-message.ts';
import type { Says } from './unsent-overlay.ts';
import type { MessageRow } from './stream-rows.ts';

/** What modules add to every talk that stands within theirs. */
export interface StreamAdditions {
  /** What else can be done with a message. */
  readonly actions?: readonly Action<OnMessage>[];
  /** Under a message's words: what came of them. */
  readonly Under?: ComponentType<{ message: Message }>;
}
export const StreamAdditions = createContext<StreamAdditions>({});

export interface ComposerProps {
  space: string;
  replyTo: Message | undefined;
  onReplyDone: () => void;
  onSent: () => void;
  /** Up in an empty composer: change what one said last. */
  onEditLast: () => void;
}

/** How a module has its own talk shown and written to, where that is different from any other. */
export interface StreamOptions {
  /** Is this shown in a look of the module's own? Then its row is. */
  draws?(message: Message): boolean;
  Row?: ComponentType<{ row: MessageRow }>;
  /** A word that holds for a message and those after it; its row is told where it changes. */
  labelOf?(message: Message): string | undefined;
  /** Is this left out altogether? */
  hides?(message: Message): boolean;
  /** Is this only laid down below what one reads? Nobody is led to it. */
  quiet?(message: Message): boolean;
  /** An answer follows what one says: one's words go to the top, and what answers them has its room below. */
  turns?: boolean;
  /** Among people: the place to write, where one answers what others said and brings files. */
  Among?: ComponentType<ComposerProps>;
  /** What stands in that place before one writes. */
  prompt?: string;
  /** What is said first of words that were not taken. */
  notSent?: string;
  /** Its own place to write, and what to call once something was said. */
  Composer?: ComponentType<{ onSent: () => void }>;
  /** In the line above that place, instead of who is writing. */
  Above?: ComponentType;
  /** Before the first words. */
  NothingYet?: ComponentType;
  /** Which of its own writings say something. */
  says?: Says;
}
