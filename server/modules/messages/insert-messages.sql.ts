import type { Attachment, Extra } from '@kinsong/contract/messages/messages.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Database } from '../../platform/database/index.ts';
import { isHere, isOpen, takingRevisions } from '../spaces/index.ts';
import type { MessageRow } from './messages.sql.ts';

export interface NewMessage {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly replyTo: string | null;
  readonly attachments: readonly Attachment[];
  readonly extra: Extra | null;
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
    select given.* from unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::jsonb[], $7::timestamptz[], $8::jsonb[])
      with ordinality as given (id, author_id, content, reply_to, attachments, created_at, extra, place)
    where given.author_id = any($9::uuid[]) or ${isHere('$1', 'given.author_id')}
  ), fresh as (
    select incoming.*, row_number() over (order by place) as step from incoming
    where not exists (select from messages stored where stored.id = incoming.id)
  ), counted as (
    select count(*) as n from fresh
  ), moved as (
    ${takingRevisions({ space: '$1', steps: 'counted.n', from: 'from counted', onlyIf: `${isOpen} and counted.n > 0` })}
  )
  insert into messages (id, space_id, author_id, seq, rev, content, reply_to, attachments, extra, created_at)
  select id, $1, author_id, before + step, before + step, content, reply_to, attachments, extra, created_at
  from fresh cross join moved
  on conflict (id) do nothing
  returning id, seq`;

/** The same for the one message of a quiet hour, which is most of them: half the work for the database. */
const ofOne = `
  with moved as (
    ${takingRevisions({ space: '$1', onlyIf: `${isOpen} and not exists (select from messages where id = $2) and ($9 or ${isHere('$1', '$3')})` })}
  )
  insert into messages (id, space_id, author_id, seq, rev, content, reply_to, attachments, created_at, extra)
  select $2, $1, $3, before + 1, before + 1, $4, $5, $6, $7, $8 from moved
  on conflict (id) do nothing
  returning id, seq`;

export async function insertMessages(
  db: Database,
  spaceId: string,
  batch: readonly NewMessage[],
): Promise<MessageRow[]> {
  const [first] = batch;
  const rows =
    batch.length === 1 && first !== undefined
      ? await insertOne(db, spaceId, first)
      : await insertMany(db, spaceId, batch);
  const given = new Map(batch.map((message) => [message.id, message]));
  const inOrder = rows.toSorted((a, b) => a.seq - b.seq);
  return inOrder.map(({ id, seq }) => {
    const message = given.get(id);
    if (message === undefined) throw new Error(`message ${id} was stored but not given`);
    const attachments = [...message.attachments];
    return { ...message, attachments, spaceId, seq, rev: seq, trustTaps: 0, editedAt: null, deletedAt: null };
  });
}

function insertOne(db: Database, spaceId: string, message: NewMessage): Promise<StoredRow[]> {
  return db.prepared<StoredRow>(ofOne, [
    spaceId,
    message.id,
    message.authorId,
    message.content,
    message.replyTo,
    JSON.stringify(message.attachments),
    message.createdAt.toISOString(),
    message.extra === null ? null : JSON.stringify(message.extra),
    voiceIds.includes(message.authorId),
  ]);
}

function insertMany(db: Database, spaceId: string, batch: readonly NewMessage[]): Promise<StoredRow[]> {
  const column = <T>(read: (message: NewMessage) => T): T[] => batch.map(read);
  return db.prepared<StoredRow>(ofMany, [
    spaceId,
    column(({ id }) => id),
    column(({ authorId }) => authorId),
    column(({ content }) => content),
    column(({ replyTo }) => replyTo),
    column(({ attachments }) => JSON.stringify(attachments)),
    column(({ createdAt }) => createdAt.toISOString()),
    column(({ extra }) => (extra === null ? null : JSON.stringify(extra))),
    voiceIds,
  ]);
}

const voiceIds: readonly string[] = Object.values(voices).map(({ id }) => id);

type StoredRow = Pick<MessageRow, 'id' | 'seq'>;
