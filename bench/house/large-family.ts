import { forInsights } from '@kinsong/server/insights-ports.ts';
import { keepCounted } from '@kinsong/server/modules/insights/counted-months.sql.ts';
import { connect } from '@kinsong/server/platform/database/index.ts';
import { makeLog } from '@kinsong/server/platform/log.ts';
import { counted } from '@kinsong/contract/insights/figures.ts';
import { Client } from 'pg';

export interface LargeFamily {
  readonly people: number;
  readonly years: number;
  readonly messages: number;
  readonly tasks: number;
  readonly events: number;
  readonly votes: number;
}

/** Ten years of a family, spread evenly over its people and its days; then its nights count what is over. */
export async function fillFamily(databaseUrl: string, space: string, family: LargeFamily): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [statement, ...values] of statements(space, family)) await client.query(statement, values);
    await client.query('vacuum analyze messages, tasks, calendar_events, votes, vote_ballots, trust_entries');
  } finally {
    await client.end();
  }
  await countWhatIsOver(databaseUrl);
}

async function countWhatIsOver(databaseUrl: string): Promise<void> {
  const db = connect({ url: databaseUrl, log: makeLog('silent') });
  const now = new Date();
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  try {
    for (const what of counted)
      await keepCounted(db, what, await forInsights.counters[what](db, { from: new Date(0), until }), until);
  } finally {
    await db.close();
  }
}

const people = `(select array_agg(person_id order by person_id) as all from space_members where space_id = $1)`;
/** The nth moment of so many, evenly from the beginning until now. */
const moment = `now() - make_interval(days => $3::int * 365) * (1 - n / $2::float8)`;

function* statements(
  space: string,
  { people: count, years, messages, tasks, events, votes }: LargeFamily,
): Generator<[string, ...unknown[]]> {
  yield [`update spaces set kind = 'family' where id = $1`, space];
  yield [
    `insert into space_members (space_id, person_id, role, joined_at, shows_work, rev, sees_from)
     select $1, gen_random_uuid(), 'member', now(), false, 1, 0 from generate_series(1, $2::int)`,
    space,
    count,
  ];
  yield [
    `insert into messages (id, space_id, author_id, seq, rev, content, attachments, created_at)
     select gen_random_uuid(), $1, p.all[1 + n % cardinality(p.all)], 1000 + n, 1000 + n, 'Soup.', '[]', ${moment}
     from ${people} p, generate_series(1, $2::int) n`,
    ...[space, messages, years],
  ];
  yield [
    `insert into tasks (id, space_id, rev, born, text, description, notes, tags, priority, status, assigned_to,
       created_by, created_at, completed_by, completed_at, origin, happened)
     select gen_random_uuid(), $1, 1, 1, 'Sweep', '', '', '{}', 3, 'completed', p.all[1 + n % cardinality(p.all)],
       p.all[1 + (n + 1) % cardinality(p.all)], ${moment}, p.all[1 + n % cardinality(p.all)], ${moment}, '{}', '[]'
     from ${people} p, generate_series(1, $2::int) n`,
    ...[space, tasks, years],
  ];
  yield [
    `insert into calendar_events (id, space_id, rev, born, title, notes, place, type, category, start, "end", zone,
       all_day, attendees, takes_time_of, reminders, uid, sequence, created_by, created_at, changed_at, first_at, last_at)
     select gen_random_uuid(), $1, 1, 1, 'Table', '', '', 'meeting', 'social', '2026-01-01T18:00', '2026-01-01T20:00',
       'UTC', false, (select jsonb_agg(jsonb_build_object('person_id', each, 'answer', 'yes', 'reason', '',
         'answered_at', null, 'on_days', '[]'::jsonb)) from unnest(p.all[1 + (n * 7) % 400 : 20 + (n * 7) % 400]) each),
       p.all[1 + (n * 7) % 400 : 20 + (n * 7) % 400], '{}', 'u' || n, 0, p.all[1], now(), now(), ${moment}, ${moment}
     from ${people} p, generate_series(1, $2::int) n`,
    ...[space, events, years],
  ];
  yield [
    `with cast_in as (
       insert into votes (id, space_id, rev, born, title, description, type, way, options, lot, dots, majority,
         mandatory, secrecy, quorum, deadline, status, electorate, voices, proxies, amended, deeds, created_by, created_at)
       select gen_random_uuid(), $1, 1, 1, 'Blue?', '', 'proposal', 'yes_no', '[]', '{}', 0, 'more', false, 'open', 1,
         ${moment}, 'withdrawn', p.all, p.all, '[]', 0, '[]', p.all[1], ${moment}
       from ${people} p, generate_series(1, $2::int) n returning id, created_at, voices)
     insert into vote_ballots (id, vote_id, person_id, cast_by, choice, at, current)
     select gen_random_uuid(), id, each, each, '{"way": "yes_no", "answer": "yes"}', created_at, true
     from cast_in, unnest(voices) each`,
    ...[space, votes, years],
  ];
  yield [
    `insert into trust_entries (person_id, cause, amount, at, source)
     select p.all[1 + n % cardinality(p.all)], 'taps', 1, ${moment}, 'bench ' || n
     from ${people} p, generate_series(1, $2::int) n where $1::uuid is not null`,
    ...[space, tasks, years],
  ];
}
