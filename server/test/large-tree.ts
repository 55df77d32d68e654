import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { Client } from 'pg';

/** A planet as large as one should ever be: hamlets of ten families, families of five projects, people of their own. */
export const largeTree = { hamlets: 200, families: 2_000, projects: 10_000, people: 5_000 } as const;

const { hamlets, families, projects, people } = largeTree;

/** An id of a row by its kind and number, so that rows can point at each other before they are there. */
const id = (kind: number, nr: string): string =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${nr}), 12, '0'))::uuid`;
const [person, hamlet, family, project] = [1, 2, 3, 4].map((kind) => (nr: string) => id(kind, nr)) as [
  (nr: string) => string,
  (nr: string) => string,
  (nr: string) => string,
  (nr: string) => string,
];

const space = (kind: string, own: string, parent: string, count: number, name: string): string => `
  insert into spaces (id, kind, parent_id, name, created_at, rev, changed_rev)
  select ${own}, '${kind}', ${parent}, '${name} ' || n, now(), 1, 1 from generate_series(1, ${count}) n`;
const member = (where: string, who: string, count: number, role: string): string => `
  insert into space_members (space_id, person_id, role, joined_at, rev, sees_from)
  select ${where}, ${who}, '${role}', now(), 1, 0 from generate_series(1, ${count}) n on conflict do nothing`;

const planting: readonly string[] = [
  `insert into persons (id, email, roles, auth_source, created_at)
   select ${person('n')}, 'p' || n || '@tree.example', '{member}', 'jwt', now() from generate_series(1, ${people}) n`,
  `insert into seekers (person_id, avatar_name, real_name, trust_score, consciousness_level, created_at)
   select ${person('n')}, 'Person ' || n, 'Person ' || n, 100, 'awakening', now() from generate_series(1, ${people}) n`,
  `insert into sessions (id, person_id, token_hash, device, created_at, last_used_at, expires_at)
   select gen_random_uuid(), ${person('n')}, 'tree ' || n, '', now(), now() - (n % 14) * interval '1 day',
     now() + interval '7 days' from generate_series(1, ${people}) n`,
  space('hamlet', hamlet('n'), `'${planetId}'`, hamlets, 'Hamlet'),
  space('family', family('n'), hamlet(`1 + n % ${hamlets}`), families, 'Family'),
  space('project', project('n'), family(`1 + n % ${families}`), projects, 'Project'),
  `insert into space_vitals (space_id, rev, open_tasks, done_tasks, due, mandatory_votes, open_votes, last_activity_at)
   select id, 1, 3, 4, '{"2026-01-01": 1}', 0, 1, now() - (abs(hashtext(id::text)) % 20) * interval '1 day'
   from spaces where kind in ('hamlet', 'family', 'project') on conflict do nothing`,
  member(hamlet('n'), person('n'), hamlets, 'owner'),
  member(family('n'), person(`1 + n % ${people}`), families, 'owner'),
  ...[1, 2, 3].map((k) =>
    member(family('n'), person(`1 + (n * 7 + ${k} * 31) % ${people}`), families, 'member'),
  ),
  ...[0, 1, 2].map((k) =>
    member(
      project('n'),
      person(`1 + (n * 3 + ${k} * 17) % ${people}`),
      projects,
      k === 0 ? 'owner' : 'member',
    ),
  ),
  'analyze spaces, space_members, space_vitals, sessions, seekers, persons',
];

/** Plants it on the planet; the answer is one of its hamlets and one of its families. */
export async function plantLargeTree(
  databaseUrl: string,
): Promise<{ readonly hamlet: string; readonly family: string }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of planting) await client.query(statement);
  } finally {
    await client.end();
  }
  return {
    hamlet: '00000002-0000-7000-8000-000000000001',
    family: '00000003-0000-7000-8000-000000000001',
  };
}
