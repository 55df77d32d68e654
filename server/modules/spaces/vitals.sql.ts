import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import type { Db } from '../../platform/database/index.ts';

/** How much more there is of each; what is not named stays. */
export interface Counts {
  readonly openTasks?: number;
  readonly doneTasks?: number;
  /** How many open tasks more, or fewer, are due on which day. */
  readonly due?: Readonly<Record<string, number>>;
  readonly mandatoryVotes?: number;
  readonly openVotes?: number;
}

/** Named as the contract names them, for what goes out as it is. */
const told = `space_vitals.space_id, space_vitals.rev, space_vitals.open_tasks, space_vitals.done_tasks,
  space_vitals.due, space_vitals.mandatory_votes, space_vitals.open_votes, space_vitals.last_activity_at`;

/** So long it counts as one moment: a lively talk moves it once a minute, and not with each word. */
const isNewMoment = (at: string): string => `space_vitals.last_activity_at <= ${at} - interval '1 minute'`;

interface Noticing {
  /** All three as the larger statement names them, and from which part of it the revision is known. */
  readonly space: string;
  readonly at: string;
  readonly rev: string;
  readonly from: string;
}

/** Something was done in a space: as a part of the statement that does it, in the same round trip. */
export const noticingActivity = ({ space, at, rev, from }: Noticing): string => `
  update space_vitals set last_activity_at = ${at}, rev = ${rev} from ${from}
  where space_vitals.space_id = ${space} and ${isNewMoment(at)}
  returning ${told}`;

const counting = `
  update space_vitals set
    rev = $2, last_activity_at = greatest(last_activity_at, $3::timestamptz),
    open_tasks = open_tasks + $4, done_tasks = done_tasks + $5,
    due = (
      select coalesce(jsonb_object_agg(day, many), '{}'::jsonb) from (
        select day, sum(n::int) as many from (
          select * from jsonb_each_text(space_vitals.due) union all select * from jsonb_each_text($6::jsonb)
        ) as counted (day, n) group by day having sum(n::int) > 0
      ) as left_over
    ),
    mandatory_votes = mandatory_votes + $7, open_votes = open_votes + $8
  where space_id = $1 and ($9 or ${isNewMoment('$3::timestamptz')})
  returning ${told}`;

type Told = Omit<Vitals, 'last_activity_at'> & { readonly last_activity_at: Date | string };

/** Null where nothing of it moved. */
export async function moveVitals(
  db: Db,
  spaceId: string,
  rev: number,
  at: Date,
  { openTasks = 0, doneTasks = 0, due = {}, mandatoryVotes = 0, openVotes = 0 }: Counts,
): Promise<Vitals | null> {
  const days = Object.values(due).some((n) => n !== 0);
  const isCounted = days || [openTasks, doneTasks, mandatoryVotes, openVotes].some((n) => n !== 0);
  const [row] = await db.prepared<Told>(counting, [
    ...[spaceId, rev, at.toISOString(), openTasks, doneTasks, JSON.stringify(due)],
    ...[mandatoryVotes, openVotes, isCounted],
  ]);
  return row === undefined ? null : readVitals(row);
}

/** As a statement with `noticingActivity` in it told them. */
export const readVitals = (row: Told): Vitals => ({
  ...row,
  last_activity_at: new Date(row.last_activity_at).toISOString(),
});
