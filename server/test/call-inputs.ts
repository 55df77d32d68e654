import { newId } from '@kinsong/contract/common/ids.ts';
import { chat, openThread } from '@kinsong/contract/guide/chat.ts';
import { remember } from '@kinsong/contract/guide/memory.ts';
import { answerProposal, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { beginSwap } from '@kinsong/contract/guide/swap.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { addPasskey, beginPasskey } from '@kinsong/contract/identity/passkeys.ts';
import { mySessions } from '@kinsong/contract/identity/sessions.ts';
import { wearUploadedAvatar } from '@kinsong/contract/media/media.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import sharp from 'sharp';
import { Authenticator } from './authenticator.ts';
import type { Citizen } from './people.ts';

/** Whose things they are, in which space of theirs, and a word that stands in each of them. */
export interface Owner {
  readonly who: Citizen;
  readonly space: string;
  readonly word: string;
  /** Where the house says that it stands. */
  readonly origin: string;
}

/** What a path may name: for each parameter, how a real thing of that kind comes to be. */
const made: Readonly<Record<string, (owner: Owner) => Promise<string> | string>> = {
  space_id: ({ space }) => space,
  project_id: ({ space }) => space,
  person_id: ({ who }) => who.id,
  // Nobody sees the list but super users: to all others a request is only a number.
  entry_id: () => newId(),
  message_id: async ({ who, space, word }) =>
    (await who.call(postMessage, { params: { space_id: space }, body: { id: newId(), content: word } })).id,
  task_id: async ({ who, space, word }) => {
    const id = newId();
    await who.call(createTask, { params: { space_id: space }, body: { id, text: word } });
    return id;
  },
  invitation_id: async ({ who, space }) =>
    (await who.call(inviteToSpace, { params: { space_id: space }, body: {} })).id,
  session_id: async ({ who }) => (await who.call(mySessions, {})).sessions[0]!.id,
  passkey_id: async ({ who, origin }) => {
    const { options } = await who.call(beginPasskey, {});
    const credential = new Authenticator(origin).create(options);
    return (await who.call(addPasskey, { body: { credential } })).id;
  },
  picture_id: async ({ who }) => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c8643c' } }).png();
    const body = new Blob([new Uint8Array(await picture.toBuffer())]);
    const { avatar_url } = await who.call(wearUploadedAvatar, { body });
    return avatar_url.slice(avatar_url.lastIndexOf('/') + 1);
  },
  memory_id: async ({ who, word }) => {
    const id = newId();
    await who.call(remember, { body: { id, text: word, scope: 'me' } });
    return id;
  },
  swap_id: async ({ who, word }) => {
    const id = newId();
    await who.call(beginSwap, { body: { id, about: word } });
    return id;
  },
  proposal_id: async (owner) => (await asked(owner, 'proposal')).id,
  reminder_id: async (owner) => {
    const { id } = await asked(owner, 'proposal');
    await owner.who.call(answerProposal, { params: { proposal_id: id }, body: { answer: 'yes' } });
    return (await owner.who.call(myReminders, {})).reminders[0]!.id;
  },
};

/** What the guide said when she was asked to remind somebody: her answer, or the card below it. */
async function asked({ who, word }: Owner, kind: 'guide' | 'proposal'): Promise<{ id: string }> {
  const { space_id } = await who.call(openThread, {});
  await who.call(chat, { body: { message: `Remind me tomorrow at 9 am of ${word}` } });
  const { messages } = await who.call(listMessages, { params: { space_id }, query: {} });
  const found = messages.find(({ extra }) => extra?.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} came: ${JSON.stringify(messages)}`);
  return found;
}

/** One real thing for each parameter of a path, all of them somebody's own. */
export async function oneOfEach(path: string, owner: Owner): Promise<Record<string, string>> {
  const things: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const ofHers = name === 'message_id' && path.startsWith('/api/mairy/');
    const make = ofHers ? async () => (await asked(owner, 'guide')).id : made[name];
    if (make === undefined) throw new Error(`call-inputs.ts does not say how a ${name} comes to be`);
    things[name] = await make(owner);
  }
  return things;
}

/** A query and a body that a call would accept, whatever else it asks for. */
export const plausible = ({ space }: Owner) => ({
  query: { q: 'presents', moment: '2026-10-24T18:00:00.000Z' },
  body: {
    id: newId(),
    kind: 'project',
    name: 'X',
    archived: false,
    role: 'guest',
    seq: 1,
    content: 'Hello',
    text: 'Hello',
    priority: 'P2',
    status: 'todo',
    due_date: '2099-01-01',
    project_name: 'X',
    code: '000000000000',
    email: 'someone@hearth.example',
    password: 'a long enough password',
    invite_code: '000000000000',
    avatar_name: 'X',
    real_name: 'X',
    email_or_phone: 'someone@hearth.example',
    consent: true,
    token: 'a token that opens nothing',
    message: 'Hello',
    wait: true,
    answer: 'yes',
    do: 'tell',
    scope: 'me',
    about: 'X',
    word: 'X',
    message_id: newId(),
    room_id: space,
  },
});
