import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Deed } from '../deeds/deed.ts';
import type { Shown } from './unsent-overlay.ts';

/** A message, and what the stream around it can do for it. */
export interface OnMessage {
  readonly shown: Shown;
  readonly abilities: ReadonlySet<Capability>;
  /** Can one answer a single message here? To the guide one only goes on talking. */
  readonly replies: boolean;
  /** May words of this place be carried elsewhere? */
  readonly quotable: boolean;
  ask(deed: Deed): void;
  reply(message: Message): void;
  edit(message: Message): void;
  askTakeBack(message: Message): void;
  /** What tapping it would do; absent where it may not be tapped. */
  readonly taps: { raise?: () => void; give?: () => void };
}
