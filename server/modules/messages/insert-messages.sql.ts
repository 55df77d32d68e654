import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import type { Forwarded, Mention } from '@kinsong/contract/messages/message-parts.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { isHere, isOpen, noticingActivity, readVitals, takingRevisions } from '../spaces/index.ts';
import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Extra } from '@kinsong/contract/messages/messages.ts';
import type { Db } from '../../platform/database/index.ts';
import type { MessageRow } from './messages.sql.ts';

export interface NewMessage {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly replyTo: string | null;
  readonly attachments: readonly Attachment[];
  readonly extra: Extra | null;
  readonly mentions?: readonly Mention[];
  readonly forwarded?: Forwarded | undefined;
  readonly createdAt: Date;
}

/**
 * Stores a handful of messages in the order given, each at its own next revision of the space, in one statement that is
 * its own transaction: one round trip and one flush to disk for all of them. What is stored already is passed over, and
 * so is what comes from someone who is out of the space by now, or comes after it was archived. The voices of the house
 * are members of nothing and speak where a module has them speak.
 */
const ofMany = `
  with incoming as (
    select given.* from unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::jsonb[], $7::timestamptz[], $8::jsonb[],
        $9::jsonb[], $10::jsonb[])
      with ordinality as given (id, author_id, content, reply_to, attachments, created_at, extra, mentions, forwarded, place)
    where given.author_id = any($11::uuid[]) or ${isHere('$1', 'given.author_id')}
  ), fresh as (
    select incoming.*, row_number() over (order by place) as step from incoming
    where not exists (select from messages stored where stored.id = incoming.id)
  ), counted as (
    select count(*) as n from fresh
  ), moved as (
    ${takingRevisions({ space: '$1', steps: 'counted.n', from: 'from counted', onlyIf: `${isOpen} and counted.n > 0` })}
  ), latest as (
    select max(created_at) as at from fresh
  ), noticed as (
    ${noticingActivity({ space: '$1', at: 'latest.at', rev: 'moved.before + counted.n', from: 'moved, counted, latest' })}
  )
  insert into messages (id, space_id, author_id, seq, rev, content, reply_to, attachments, extra, mentions, forwarded, created_at)
  select id, $1, author_id, before + step, before + step, content, reply_to, attachments, extra, mentions, forwarded, created_at
  from fresh cross join moved
  on conflict (id) do nothing
  returning id, seq, (select to_jsonb(noticed) from noticed) as noticed`;

/** The same for the one message of a quiet hour, which is most of them: half the work for the database. */
const ofOne = `
  with moved as (
    ${takingRevisions({ space: '$1', onlyIf: `${isOpen} and not exists (select from messages where id = $2) and ($11 or ${isHere('$1', '$3')})` })}
  ), noticed as (
    ${noticingActivity({ space: '$1', at: '$7::timestamptz', rev: 'moved.before + 1', from: 'moved' })}
  )
  insert into messages (id, space_id, author_id, seq, rev, content, reply_to, attachments, created_at, extra, mentions, forwarded)
  select $2, $1, $3, before + 1, before + 1, $4, $5, $6, $7, $8, $9, $10 from moved
  on conflict (id) do nothing
  returning id, seq, (select to_jsonb(noticed) from noticed) as noticed`;

/** What is new, and what is counted of the space where its moment moved by it. */
export interface Stored {
  readonly rows: readonly MessageRow[];
  readonly noticed: Vitals | null;
}

export async function insertMessages(db: Db, spaceId: string, batch: readonly NewMessage[]): Promise<Stored> {
  const [first] = batch;
  const stored =
    batch.length === 1 && first !== undefined
      ? await insertOne(db, spaceId, first)
      : await insertMany(db, spaceId, batch);
  const given = new Map(batch.map((message) => [message.id, message]));
  const inOrder = stored.toSorted((a, b) => a.seq - b.seq);
  const rows = inOrder.map(({ id, seq }) => {
    const message = given.get(id);
    if (message === undefined) throw new Error(`message ${id} was stored but not given`);
    return { ...fresh, ...message, ...partsOf(message), spaceId, seq, rev: seq };
  });
  const noticed = stored[0]?.noticed ?? null;
  return { rows, noticed: noticed === null ? null : readVitals(noticed) };
}

/** What nobody has done with it yet. */
const fresh = {
  trustTaps: 0,
  reactions: null,
  preview: null,
  pinnedAt: null,
  pinnedBy: null,
  offeredAt: null,
  editedAt: null,
  deletedAt: null,
} as const;

const partsOf = (message: NewMessage) => ({
  attachments: [...message.attachments],
  mentions: mentionsOf(message),
  forwarded: message.forwarded ?? null,
});

/** Most name nobody: then nothing is kept of that. */
const mentionsOf = ({ mentions = [] }: NewMessage): Mention[] | null =>
  mentions.length === 0 ? null : [...mentions];

const textOf = (part: unknown): string | null => (part == null ? null : JSON.stringify(part));

function insertOne(db: Db, spaceId: string, message: NewMessage): Promise<StoredRow[]> {
  return db.prepared<StoredRow>(ofOne, [
    spaceId,
    message.id,
    message.authorId,
    message.content,
    message.replyTo,
    JSON.stringify(message.attachments),
    message.createdAt.toISOString(),
    textOf(message.extra),
    textOf(mentionsOf(message)),
    textOf(message.forwarded),
    voiceIds.includes(message.authorId),
  ]);
}

function insertMany(db: Db, spaceId: string, batch: readonly NewMessage[]): Promise<StoredRow[]> {
  const column = <T>(read: (message: NewMessage) => T): T[] => batch.map(read);
  return db.prepared<StoredRow>(ofMany, [
    spaceId,
    column(({ id }) => id),
    column(({ authorId }) => authorId),
    column(({ content }) => content),
    column(({ replyTo }) => replyTo),
    column(({ attachments }) => JSON.stringify(attachments)),
    column(({ createdAt }) => createdAt.toISOString()),
    column(({ extra }) => textOf(extra)),
    column((message) => textOf(mentionsOf(message))),
    column(({ forwarded }) => textOf(forwarded)),
    voiceIds,
  ]);
}

const voiceIds: readonly string[] = Object.values(voices).map(({ id }) => id);

type StoredRow = Pick<MessageRow, 'id' | 'seq'> & { readonly noticed: Vitals | null };
