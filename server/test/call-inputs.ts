import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { chat, openThread, settleThread } from '@kinsong/contract/guide/chat.ts';
import { remember } from '@kinsong/contract/guide/memory.ts';
import { answerProposal, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { beginSwap } from '@kinsong/contract/guide/swap.ts';
import { createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { commentDoc } from '@kinsong/contract/docs/doc-comments.ts';
import { createDoc } from '@kinsong/contract/docs/docs.ts';
import { inviteGuest } from '@kinsong/contract/calendar/guests.ts';
import { subscribe } from '@kinsong/contract/calendar/subscriptions.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { addPasskey, beginPasskey } from '@kinsong/contract/identity/passkeys.ts';
import { mySessions } from '@kinsong/contract/identity/sessions.ts';
import { bringText } from '@kinsong/contract/onboarding/manifesto.ts';
import { bringImage } from '@kinsong/contract/media/images.ts';
import { wearUploadedAvatar } from '@kinsong/contract/media/media.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { noFields } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { commitmentIds } from '@kinsong/contract/onboarding/commitments.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';
import { createTask } from '@kinsong/contract/tasks/tasks.ts';
import { openVote } from '@kinsong/contract/votes/votes.ts';
import { beginSheet } from '@kinsong/contract/worksheets/worksheets.ts';
import sharp from 'sharp';
import { Authenticator } from './authenticator.ts';
import type { Citizen } from './people.ts';
import { upload } from './upload.ts';

const week = 7 * day;

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
  // Whoever has the trust may enter a room: to all alike, a salon is none.
  room_id: ({ space }) => space,
  person_id: ({ who }) => who.id,
  // Nobody sees the list but super users: to all others a request is only a number.
  entry_id: () => newId(),
  // Super users alone change what stands on the shelves: to all others a card's number leads nowhere.
  card_id: () => newId(),
  // A page is looked for among the caller's own alone: to all others its number leads nowhere.
  page_id: () => newId(),
  // Founders alone make retreats: to all others one is only a number.
  retreat_id: () => newId(),
  message_id: async ({ who, space, word }) =>
    (await who.call(postMessage, { params: { space_id: space }, body: { id: newId(), content: word } })).id,
  file_id: async ({ who, space, word }) =>
    (await upload(who, space, `${word}.txt`, Buffer.from(word), { with_message: true })).id,
  size: () => 'small',
  task_id: async ({ who, space, word }) => {
    const id = newId();
    await who.call(createTask, { params: { space_id: space }, body: { id, text: word } });
    return id;
  },
  event_id: async ({ who, space, word }) => {
    const id = newId();
    const when = { date: '2099-01-01', time: '14:00', zone: 'Europe/Amsterdam' };
    await who.call(createEvent, { params: { space_id: space }, body: { id, title: word, ...when } });
    return id;
  },
  vote_id: async ({ who, space, word }) => {
    const id = newId();
    const deadline = new Date(Date.now() + week).toISOString();
    await who.call(openVote, { params: { space_id: space }, body: { id, title: word, deadline } });
    return id;
  },
  sheet_id: async ({ who, space, word }) => {
    const id = newId();
    const body = { id, form: 'compass', about: word } as const;
    await who.call(beginSheet, { params: { space_id: space }, body });
    return id;
  },
  doc_id: async ({ who, space, word }) => {
    const body = { id: newId(), title: word, markdown: word };
    return (await who.call(createDoc, { params: { space_id: space }, body })).id;
  },
  comment_id: async (owner) => {
    const { doc_id = '' } = await oneOfEach('/:doc_id', owner);
    const body = { id: newId(), content: owner.word };
    return (await owner.who.call(commentDoc, { params: { doc_id }, body })).id;
  },
  version: () => '1',
  guest_id: async (owner) => {
    const [id, event_id] = [newId(), await made['event_id']!(owner)];
    const email = `${id.slice(-8)}@hearth.example`;
    await owner.who.call(inviteGuest, { params: { event_id }, body: { id, email } });
    return id;
  },
  subscription_id: async ({ who, space }) => (await who.call(subscribe, { body: { space_id: space } })).id,
  // Whoever has it may read it, which is what it is for.
  address: async ({ who }) => (await who.call(subscribe, { body: {} })).link.split('/').at(-1)!,
  invitation_id: async ({ who, space }) =>
    (await who.call(inviteToSpace, { params: { space_id: space }, body: {} })).id,
  session_id: async ({ who }) => (await who.call(mySessions, {})).sessions[0]!.id,
  passkey_id: async ({ who, origin }) => {
    const { options } = await who.call(beginPasskey, {});
    const credential = new Authenticator(origin).create(options);
    return (await who.call(addPasskey, { body: { credential } })).id;
  },
  duty_id: () => newId(),
  picture_id: async ({ who }) => {
    const { avatar_url } = await who.call(wearUploadedAvatar, { body: await smallPicture() });
    return avatar_url.slice(avatar_url.lastIndexOf('/') + 1);
  },
  // Whoever links to a page is not its owner: a picture of one is found by nobody who was not told of it.
  link_picture_id: () => newId(),
  image_id: async ({ who }) => {
    const { image } = await who.call(bringImage, { body: await smallPicture() });
    return image.slice(image.lastIndexOf('/') + 1);
  },
  text_id: async ({ who, word }) => (await who.call(bringText, { query: {}, body: new Blob([word]) })).id,
  offer_id: async ({ who, space, word }) => {
    await who.call(settleThread, { body: { help_on: true } });
    const body = { id: newId(), content: `I can help with ${word}` };
    return (await who.call(postMessage, { params: { space_id: space }, body })).id;
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

async function smallPicture(): Promise<Blob> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c8643c' } }).png();
  return new Blob([new Uint8Array(await picture.toBuffer())]);
}

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

/** Where a call means something else by a word than the others do. */
const ownMeaning: Readonly<Record<string, { readonly query?: object; readonly body?: object }>> = {
  'super.changeRole': { body: { role: 'founder' } },
  'journal.keepLock': {
    body: { by: { kind: 'code', lock: { salt: 'X'.repeat(22), rounds: 0, sealed: 'X'.repeat(80) } } },
  },
  'docs.create': { body: { kind: 'doc' } },
  'calendar.mine': { query: { from: '2026-10-24', to: '2026-10-30' } },
  'calendar.freeTimes': { query: { from: '2026-10-24' } },
  'calendar.change': { body: { scope: 'all' } },
  'spaces.move': { body: { parent_id: null } },
  'organiser.search': { query: { words: 'X' } },
};

/** A query and a body that a call would accept, whatever else it asks for. */
export const plausible = ({ space, who }: Owner, call = '') => ({
  query: {
    q: 'presents',
    id: newId(),
    title: 'X',
    moment: '2026-10-24T18:00:00.000Z',
    rev: 1,
    offset: 0,
    ...ownMeaning[call]?.query,
  },
  body: {
    id: newId(),
    kind: 'project',
    name: 'X',
    subtitle: 'X',
    manifesto: 'X',
    personal_objective: '',
    earth_objective: '',
    wants_to_create_guild: false,
    archived: false,
    size: 1,
    role: 'guest',
    seq: 1,
    content: 'Hello',
    title: 'X',
    settled: true,
    emoji: '👍',
    on: true,
    pinned: true,
    from_space_id: space,
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
    user_id: who.id,
    room_type: 'consciousness_salon',
    trust_threshold: 100,
    threshold: 100,
    rule: 'kept',
    action: 'conversation_summary',
    salon_id: space,
    signature: 'X',
    acknowledged: commitmentIds,
    version: promisesVersion,
    part: 'game_features',
    outcome: 'finished',
    manifesto_data: {
      ...noFields,
      full_conversation: [{ role: 'user', content: 'X' }],
      created_at: '2026-10-24T18:00:00.000Z',
    },
    is_complete: true,
    sharing_permissions: { matchmaking: true, lore: false },
    matchmaking: true,
    lore: false,
    shows_work: true,
    shelf: 'apps',
    words: 'X',
    rev: 1,
    zone: 'Europe/Amsterdam',
    date: '2099-01-01',
    time: '14:00',
    shown: true,
    hours: [],
    deadline: '2099-01-01T18:00:00.000Z',
    choice: { way: 'yes_no', answer: 'yes' },
    to: newId(),
    task_ids: [newId()],
    form: 'compass',
    deed: 'join',
    person_id: who.id,
    gift: 'hours',
    amount: 100,
    given_on: '2026-10-24',
    split: 'equal',
    hour_worth: 1000,
    things_count: true,
    needs: [],
    changes: [{ task_id: newId(), change: { completed: true } }],
    given: true,
    reason: 'They asked for it',
    ids: [newId()],
    specialties: ['money'],
    free_hours: [],
    starts_at: '2099-01-01T18:00:00.000Z',
    duty_hours: 2,
    proof: 'X'.repeat(43),
    by: { kind: 'house', key: 'X'.repeat(43) },
    sealed: 'X',
    offered: true,
    place: 'X',
    places: 20,
    letter: 'X',
    starts_on: '2099-01-08',
    ends_on: '2099-01-10',
    answer_by: '2098-12-20',
    min_trust_score: 150,
    consciousness_level: 'elevated',
    people: [],
    ...ownMeaning[call]?.body,
  },
});
