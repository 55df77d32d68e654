import { newId } from '@kinsong/contract/common/ids.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { dropPreview } from '@kinsong/contract/messages/link-previews.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { pin } from '@kinsong/contract/messages/pins.ts';
import { react } from '@kinsong/contract/messages/reactions.ts';
import { offerWords } from '@kinsong/contract/messages/wisdom-offers.ts';
import { signedIn } from '../../../platform/signed-in.ts';

/** What one does with a message besides saying things. Kept at once; of two on the same only the last is sent. */
const deed = (message: Message, what: string) => ({ quiet: true, replaces: `${what} ${message.id}` });
const at = ({ id, space_id }: Message) => ({ space_id, message_id: id });

export async function reactTo(message: Message, emoji: string, on: boolean): Promise<void> {
  const input = { params: at(message), body: { emoji, on } };
  await signedIn().outbox.write(message.space_id, react, input, deed(message, `react ${emoji}`));
}

export async function pinFor(message: Message, pinned: boolean): Promise<void> {
  const input = { params: at(message), body: { pinned } };
  await signedIn().outbox.write(message.space_id, pin, input, deed(message, 'pin'));
}

export async function offerFor(message: Message, offered: boolean): Promise<void> {
  const input = { params: at(message), body: { offered } };
  await signedIn().outbox.write(message.space_id, offerWords, input, deed(message, 'offer'));
}

export async function leavePreviewOut(message: Message): Promise<void> {
  await signedIn().outbox.write(
    message.space_id,
    dropPreview,
    { params: at(message) },
    deed(message, 'preview'),
  );
}

/** Carries words into another salon. */
export async function carryTo(message: Message, space: string): Promise<void> {
  const body = { id: newId(), from_space_id: message.space_id, message_id: message.id };
  await signedIn().outbox.write(space, forward, { params: { space_id: space }, body }, { quiet: true });
}
