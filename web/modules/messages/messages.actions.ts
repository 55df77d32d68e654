import { newId } from '@kinsong/contract/common/ids.ts';
import {
  deleteMessage,
  editMessage,
  longestMessage,
  postMessage,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import Copy from 'lucide-react/icons/copy';
import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Sparkle from 'lucide-react/icons/sparkle';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';
import type { OnMessage } from './stream/on-message.ts';
import type { Shown } from './stream/unsent-overlay.ts';
import { readUpTo, tellSeen } from './unread.data.ts';

export const sayable = (text: string): boolean => text.trim() !== '' && text.length <= longestMessage;

/** Says something. It is kept at once and sent when it can be. */
export async function say(space: string, content: string, replyTo: Message | undefined): Promise<void> {
  const body = { id: newId(), content, reply_to: replyTo?.id ?? null };
  await signedIn().outbox.write(space, postMessage, { params: { space_id: space }, body });
}

export async function mendWords({ id, space_id }: Message, content: string): Promise<void> {
  await signedIn().outbox.write(space_id, editMessage, {
    params: { space_id, message_id: id },
    body: { content },
  });
}

export async function takeBack({ id, space_id }: Message): Promise<void> {
  await signedIn().outbox.write(space_id, deleteMessage, { params: { space_id, message_id: id } });
}

/** I have read up to here. */
export async function markSeen(space: string, seq: number): Promise<void> {
  const { signals, person } = signedIn();
  readUpTo(space, seq);
  signals.hasSeen(space, new Map([[person.id, seq]]));
  await tellSeen(space, seq);
}

const isMine = ({ message }: Shown): boolean => message.author_id === signedIn().person.id;
const isThere = ({ message, way }: Shown): boolean => way === 'there' && message.deleted_at === null;

export const messageActions: readonly Action<OnMessage>[] = [
  {
    key: 'reply',
    label: 'Reply',
    icon: Reply,
    enabled: ({ shown, abilities, replies }) => replies && isThere(shown) && abilities.has('messages.post'),
    perform: ({ shown, reply }) => reply(shown.message),
  },
  {
    key: 'soul',
    label: 'Add to your soul score',
    icon: Heart,
    shortcut: 'S',
    enabled: ({ taps }) => taps.raise !== undefined,
    perform: ({ taps }) => taps.raise?.(),
  },
  {
    key: 'trust-tap',
    label: 'Give a trust tap',
    icon: Sparkle,
    shortcut: 'T',
    enabled: ({ taps }) => taps.give !== undefined,
    perform: ({ taps }) => taps.give?.(),
  },
  {
    key: 'copy',
    label: 'Copy the words',
    icon: Copy,
    enabled: ({ shown }) => shown.message.content !== '',
    perform: ({ shown }) => copyWords(shown.message.content),
  },
  {
    key: 'edit',
    label: 'Change',
    icon: Pencil,
    enabled: ({ shown, abilities }) => isThere(shown) && isMine(shown) && abilities.has('messages.editOwn'),
    perform: ({ shown, edit }) => edit(shown.message),
  },
  {
    key: 'take-back',
    label: 'Take back',
    icon: Trash2,
    danger: true,
    enabled: ({ shown, abilities }) => isThere(shown) && isMine(shown) && abilities.has('messages.deleteOwn'),
    perform: ({ shown, askTakeBack }) => askTakeBack(shown.message),
  },
  {
    key: 'remove',
    label: 'Remove for everyone',
    icon: Trash2,
    danger: true,
    enabled: ({ shown, abilities }) =>
      isThere(shown) && !isMine(shown) && abilities.has('messages.deleteAny'),
    perform: ({ shown, askTakeBack }) => askTakeBack(shown.message),
  },
];

async function copyWords(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', tone: 'good' });
  } catch {
    toast({
      title: 'This browser does not let us copy here',
      description: 'Select the words and copy them by hand.',
    });
  }
}
