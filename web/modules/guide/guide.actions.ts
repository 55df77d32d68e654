import { newId } from '@kinsong/contract/common/ids.ts';
import { chat, chatAgain, nudge, story, type Answered } from '@kinsong/contract/guide/chat.ts';
import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { conjuringMark, summons } from '@kinsong/contract/guide/guide-summons.ts';
import { deleteMessage, type Message } from '@kinsong/contract/messages/messages.ts';
import { ask } from '../../platform/api/api.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { NoAnswer } from '../../platform/api/http-request.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';

/** Says something to the guide. It is kept at once and sent when it can be; 'm.' conjures the guide directly. */
export async function tellGuide(space: string, typed: string, mode: Mode): Promise<void> {
  const { conjured, text } = summons(typed);
  const body = {
    message: conjured ? `${conjuringMark} ${text}` : typed,
    client_id: newId(),
    game_mode: mode === 'game',
    mairy_conjuring: conjured,
    wait: false,
  };
  await signedIn().outbox.write(space, chat, { body });
}

/** Is there anything to say once the sign of the summons is taken off? */
export const tellable = (typed: string): boolean => summons(typed).text.trim() !== '';

/** What the guide does without being told anything; the words come over the live line. */
async function unasked(task: () => Promise<Answered>): Promise<void> {
  try {
    await task();
  } catch (thrown) {
    // A long answer outlasts the patience of a call: it comes all the same.
    if (thrown instanceof NoAnswer && signedIn().socket.connection.get() === 'open') return;
    const { title, description } = failureOf(thrown);
    toast({ title, ...(description !== undefined && { description }), tone: 'ember' });
  }
}

export const askNudge = (): Promise<void> => unasked(() => ask(nudge, { body: { id: newId() } }));
export const askStory = (): Promise<void> => unasked(() => ask(story, { body: { id: newId() } }));
export const askAgain = ({ id }: Message): Promise<void> =>
  unasked(() => ask(chatAgain, { params: { message_id: id }, body: { wait: false } }));

/** A Yes or a No is kept at once, like words: what was decided is not asked again. */
export async function decide(
  space: string,
  proposal: string,
  answer: 'yes' | 'no',
  args?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await signedIn().outbox.write(space, answerProposal, {
    params: { proposal_id: proposal },
    body: args === undefined ? { answer } : { answer, args },
  });
}

/** Puts an offer away that has no answer of its own. */
export const dismiss = ({ id, space_id }: Message): Promise<void> =>
  signedIn().outbox.write(space_id, deleteMessage, { params: { space_id, message_id: id } });
