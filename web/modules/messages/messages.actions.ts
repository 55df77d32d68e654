import { newId } from '@kinsong/contract/common/ids.ts';
import {
  deleteMessage,
  editMessage,
  longestMessage,
  mostFiles,
  postMessage,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import type { Mention } from '@kinsong/contract/messages/message-parts.ts';
import Copy from 'lucide-react/icons/copy';
import Forward from 'lucide-react/icons/forward';
import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Reply from 'lucide-react/icons/reply';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Sparkle from 'lucide-react/icons/sparkle';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../platform/action.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';
import { pinFor } from './deeds/deeds.actions.ts';
import { offerActions } from './deeds/offer-actions.ts';
import { filesAreSaid, type Upload } from '../files/index.ts';
import type { OnMessage } from './stream/on-message.ts';
import type { Shown } from './stream/unsent-overlay.ts';
import { readUpTo, tellSeen } from './unread.data.ts';

export const sayable = (text: string): boolean => text.trim() !== '' && text.length <= longestMessage;

/** What goes along with words: files, of which some may still be on their way. */
export type Along = readonly Pick<Upload, 'id' | 'done'>[];

export interface Saying {
  readonly replyTo?: Message | undefined;
  readonly mentions?: Mention[];
  readonly along?: Along;
}

/** Says something. It is kept at once, and sent when it can be and all that goes along is there. */
export async function say(
  space: string,
  content: string,
  { replyTo, mentions = [], along = [] }: Saying,
): Promise<void> {
  const files = along.slice(0, mostFiles).map(({ id }) => id);
  const body = { id: newId(), content, reply_to: replyTo?.id ?? null, files, mentions };
  const waits = along.flatMap(({ id, done }) => (done || !files.includes(id) ? [] : [id]));
  const writing = waits.length === 0 ? {} : { waits };
  await signedIn().outbox.write(space, postMessage, { params: { space_id: space }, body }, writing);
  if (files.length > 0) await filesAreSaid(files);
}

export async function mendWords(
  { id, space_id }: Message,
  content: string,
  mentions: Mention[],
): Promise<void> {
  await signedIn().outbox.write(space_id, editMessage, {
    params: { space_id, message_id: id },
    body: { content, mentions },
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

/** Anything for owners and stewards; one’s own, and what one has pinned oneself, for members. */
const mayPin = ({ shown, abilities }: OnMessage): boolean =>
  isThere(shown) &&
  (abilities.has('messages.pinAny') ||
    (abilities.has('messages.pinOwn') &&
      (isMine(shown) || shown.message.pinned?.by === signedIn().person.id)));

export const messageActions: readonly Action<OnMessage>[] = [
  {
    key: 'reply',
    label: 'Reply',
    icon: Reply,
    enabled: ({ shown, abilities, replies }) => replies && isThere(shown) && abilities.has('messages.post'),
    perform: ({ shown, reply }) => reply(shown.message),
  },
  {
    key: 'react',
    label: 'Answer with a sign',
    icon: SmilePlus,
    shortcut: 'R',
    enabled: ({ shown, abilities }) => isThere(shown) && abilities.has('messages.react'),
    perform: ({ shown, ask }) => ask({ kind: 'react', message: shown.message }),
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
    key: 'forward',
    label: 'Forward',
    icon: Forward,
    enabled: ({ shown, quotable }) =>
      quotable && isThere(shown) && (shown.message.content !== '' || shown.message.attachments.length > 0),
    perform: ({ shown, ask }) => ask({ kind: 'forward', message: shown.message }),
  },
  {
    key: 'pin',
    label: 'Pin for everyone',
    icon: Pin,
    enabled: (on) => mayPin(on) && on.shown.message.pinned === undefined,
    perform: ({ shown }) => pinFor(shown.message, true),
  },
  {
    key: 'unpin',
    label: 'Take the pin out',
    icon: PinOff,
    enabled: (on) => mayPin(on) && on.shown.message.pinned !== undefined,
    perform: ({ shown }) => pinFor(shown.message, false),
  },
  ...offerActions,
  {
    key: 'edit',
    label: 'Change',
    icon: Pencil,
    // Another’s words that one has carried here stay theirs.
    enabled: ({ shown, abilities }) =>
      isThere(shown) &&
      isMine(shown) &&
      shown.message.forwarded === undefined &&
      abilities.has('messages.editOwn'),
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
