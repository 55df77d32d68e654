import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  lte,
  ne,
  notExists,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/index.ts';
import { answers, marks } from '../guide.tables.ts';

export type AnswerRow = typeof answers.$inferSelect;
export type NewAnswer = Pick<
  AnswerRow,
  'messageId' | 'personId' | 'spaceId' | 'kind' | 'saidId' | 'by' | 'begunAt'
>;

/**
 * Not flushed to disk by itself, so that the model can be asked at once: the messages that are committed next are, and
 * with them everything before them. `from easy` keeps the setting from being planned away.
 */
const claim = `
  with easy as materialized (select set_config('synchronous_commit', 'off', true))
  insert into guide_answers (message_id, person_id, space_id, kind, said_id, state, by, begun_at, kept_at)
  select $1, $2, $3, $4, $5, 'writing', $6, $7, $7 from easy
  on conflict do nothing
  returning message_id`;

/** The right to answer: false where this was answered already, or another answer is being written for this person. */
export async function claimAnswer(db: Database, row: NewAnswer): Promise<boolean> {
  const { messageId, personId, spaceId, kind, saidId, by, begunAt } = row;
  const values = [messageId, personId, spaceId, kind, saidId, by, begunAt.toISOString()];
  return (await db.prepared(claim, values)).length > 0;
}

const nothingTold = { told: null, tokensIn: null, tokensOut: null, cost: null };

/** The same for one that broke off. */
export async function reclaimAnswer(
  db: Db,
  { messageId, personId, by, begunAt }: Pick<NewAnswer, 'messageId' | 'personId' | 'by' | 'begunAt'>,
): Promise<boolean> {
  const claimed = await db
    .update(answers)
    .set({ state: 'writing', by, begunAt, keptAt: begunAt, ...nothingTold })
    .where(
      and(
        eq(answers.messageId, messageId),
        eq(answers.state, 'broken'),
        sql`not exists (select from ${answers} other where other.person_id = ${personId} and other.state = 'writing')`,
      ),
    )
    .returning({ id: answers.messageId });
  return claimed.length > 0;
}

/** What another module has the model do: no message stands for it, and it is in nobody's way. */
export async function insertErrand(
  db: Db,
  row: Pick<NewAnswer, 'messageId' | 'personId' | 'spaceId' | 'begunAt'>,
): Promise<void> {
  const rest = { kind: 'errand', saidId: null, state: 'done', by: 'model', keptAt: row.begunAt } as const;
  await db.insert(answers).values({ ...row, ...rest });
}

export async function dropAnswer(db: Db, messageId: string): Promise<void> {
  await db.delete(answers).where(eq(answers.messageId, messageId));
}

async function newest(db: Db, ...those: SQL[]): Promise<AnswerRow | null> {
  const [row] = await db
    .select()
    .from(answers)
    .where(and(...those))
    .orderBy(desc(answers.begunAt))
    .limit(1);
  return row ?? null;
}

export const answerTo = (db: Db, saidId: string): Promise<AnswerRow | null> =>
  newest(db, eq(answers.saidId, saidId));

/** Reached through the person, so that nobody finds another's. */
export const answerOf = (db: Db, personId: string, messageId: string): Promise<AnswerRow | null> =>
  newest(db, eq(answers.messageId, messageId), eq(answers.personId, personId));

export const writingOf = (db: Db, personId: string): Promise<AnswerRow | null> =>
  newest(db, eq(answers.personId, personId), eq(answers.state, 'writing'));

/** The newest answer to somebody in their thread that has come to its end, also to a button. */
export const latestAnswer = (db: Db, personId: string): Promise<AnswerRow | null> =>
  newest(db, eq(answers.personId, personId), ne(answers.state, 'writing'), ne(answers.kind, 'errand'));

export async function keepAlive(db: Db, messageId: string, at: Date): Promise<void> {
  await db.update(answers).set({ keptAt: at }).where(eq(answers.messageId, messageId));
}

export async function updateAnswer(
  db: Db,
  messageId: string,
  change: Partial<Pick<AnswerRow, 'state' | 'tokensIn' | 'tokensOut' | 'cost'>>,
): Promise<void> {
  await db.update(answers).set(change).where(eq(answers.messageId, messageId));
}

/** What went out for an answer. */
export async function recordTold(
  db: Database,
  messageId: string,
  told: NonNullable<AnswerRow['told']>,
): Promise<void> {
  await db.prepared('update guide_answers set told = $2 where message_id = $1', [
    messageId,
    JSON.stringify(told),
  ]);
}

/** Those that nobody writes any more. */
export async function standingStill(db: Db, since: Date): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(and(eq(answers.state, 'writing'), lt(answers.keptAt, since)));
}

/** By everyone together, or by one. */
export async function spentSince(db: Db, since: Date, personId?: string): Promise<number> {
  const by = personId === undefined ? undefined : eq(answers.personId, personId);
  const [row] = await db
    .select({ spent: sum(answers.cost) })
    .from(answers)
    .where(and(gte(answers.begunAt, since), by));
  return Number(row?.spent ?? 0);
}

export interface Use {
  readonly by: AnswerRow['by'];
  readonly state: AnswerRow['state'];
  readonly answers: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly cost: number | null;
}

export async function tallyOf(db: Db, personId: string): Promise<Use[]> {
  const { by, state } = answers;
  return db
    .select({
      ...{ by, state, answers: count(), cost: sum(answers.cost).mapWith(Number) },
      tokensIn: sql`coalesce(${sum(answers.tokensIn)}, 0)`.mapWith(Number),
      tokensOut: sql`coalesce(${sum(answers.tokensOut)}, 0)`.mapWith(Number),
    })
    .from(answers)
    .where(eq(answers.personId, personId))
    .groupBy(by, state);
}

export async function latelyTold(db: Db, personId: string, limit: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(and(eq(answers.personId, personId), isNotNull(answers.told)))
    .orderBy(desc(answers.begunAt))
    .limit(limit);
}

/** When this person spoke to the guide for the so-manieth time; null where they have not yet. */
export async function nthSaidAt(db: Db, personId: string, n: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: answers.begunAt })
    .from(answers)
    .where(and(eq(answers.personId, personId), isNotNull(answers.saidId)))
    .orderBy(asc(answers.begunAt))
    .offset(n - 1)
    .limit(1);
  return row?.at ?? null;
}

/** The so-manieth thing it is that somebody says to the guide. */
export async function placeOfSaid(db: Db, personId: string, saidId: string): Promise<number> {
  const [said] = await db.select({ at: answers.begunAt }).from(answers).where(eq(answers.saidId, saidId));
  if (said === undefined) return 0;
  const [row] = await db
    .select({ n: count() })
    .from(answers)
    .where(and(eq(answers.personId, personId), isNotNull(answers.saidId), lte(answers.begunAt, said.at)));
  return row?.n ?? 0;
}

/** Who spoke to the guide since then, and has done so more than so many times in all. */
export async function talkersSince(db: Db, since: Date, moreThan: number): Promise<string[]> {
  const rows = await db
    .select({ personId: answers.personId })
    .from(answers)
    .where(isNotNull(answers.saidId))
    .groupBy(answers.personId)
    .having(sql`count(*) > ${moreThan} and max(${answers.begunAt}) >= ${since.toISOString()}`);
  return rows.map(({ personId }) => personId);
}

/** Who spoke to the guide in this time and has no such mark. */
export async function unmarkedTalkers(
  db: Db,
  { since, until, name }: { readonly since: Date; readonly until: Date; readonly name: string },
): Promise<string[]> {
  const marked = db
    .select({ name: marks.name })
    .from(marks)
    .where(and(eq(marks.personId, answers.personId), eq(marks.name, name)));
  const lately = and(gte(answers.begunAt, since), lt(answers.begunAt, until));
  const rows = await db
    .selectDistinct({ personId: answers.personId })
    .from(answers)
    .where(and(isNotNull(answers.saidId), lately, notExists(marked)));
  return rows.map(({ personId }) => personId);
}
