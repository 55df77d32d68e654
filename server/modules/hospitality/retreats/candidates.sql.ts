import type { Database } from '../../../platform/database/index.ts';

export interface CandidateRow {
  readonly personId: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly trustScore: number;
  readonly level: string;
  readonly lastAskedAt: Date | null;
}

export interface Terms {
  readonly above: number;
  readonly levels: readonly string[];
  /** Whom the one who asks is not to meet. */
  readonly without: ReadonlySet<string>;
}

const could = `where one.trust_score > $1 and one.consciousness_level = any($2) and not one.person_id = any($3::uuid[])`;

const counted = `select count(*)::int as n from seeker_standings one ${could}`;

/** A retreat that was called off takes nobody's turn. Never asked comes first, then whoever was asked longest ago; of those alike whoever came into the house first. */
const page = `
  select one.person_id as "personId", one.avatar_name as name, one.avatar_url as "avatarUrl",
    one.trust_score as "trustScore", one.consciousness_level as level, asked.at as "lastAskedAt"
  from seeker_standings one
  left join (
    select guest.person_id, max(guest.asked_at) as at from retreat_guests guest
    join retreats on retreats.id = guest.retreat_id and retreats.state <> 'cancelled'
    where guest.state <> 'withdrawn' group by guest.person_id
  ) asked on asked.person_id = one.person_id
  ${could}
  order by asked.at nulls first, one.created_at, one.person_id offset $4 limit $5`;

const values = ({ above, levels, without }: Terms): unknown[] => [above, levels, [...without]];

export async function countCandidates(db: Database, terms: Terms): Promise<number> {
  const [row] = await db.prepared<{ n: number }>(counted, values(terms));
  return row?.n ?? 0;
}

export async function candidates(
  db: Database,
  terms: Terms,
  { offset, limit }: { offset: number; limit: number },
): Promise<CandidateRow[]> {
  return db.prepared<CandidateRow>(page, [...values(terms), offset, limit]);
}

const among = `select one.person_id as id from seeker_standings one ${could} and one.person_id = any($4::uuid[])`;

/** Which of these could come. */
export async function couldCome(
  db: Database,
  terms: Terms,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.prepared<{ id: string }>(among, [...values(terms), people]);
  return new Set(rows.map(({ id }) => id));
}
