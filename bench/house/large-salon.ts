import { muchToDo } from '@kinsong/server/test/many-tasks.ts';
import { Client } from 'pg';
import { storeMessages } from './stored-messages.ts';

export interface LargeSalon {
  readonly messages: number;
  readonly tasks: number;
}

/** The newest words of a salon that was filled so, and the task that presses most: the last to be written down. */
export const newestWords = ({ messages }: LargeSalon): string => `laid. ${messages}`;
export const mostPressingTask = ({ tasks }: LargeSalon): string => `Task ${tasks}.`;

/** What years leave in a salon: words of everybody who belongs to it, and far more to do than they will ever do. */
export async function fillSalon(databaseUrl: string, space: string, salon: LargeSalon): Promise<void> {
  await muchToDo(databaseUrl, space, salon.tasks);
  await storeMessages(databaseUrl, space, { count: salon.messages, letters: 120 });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of byEverybody) await client.query(statement, [space]);
    await client.query('vacuum analyze messages, tasks, space_vitals');
  } finally {
    await client.end();
  }
}

const byEverybody = [
  `with people as (select array_agg(person_id order by person_id) as all from space_members where space_id = $1)
   update messages set author_id = people.all[1 + seq % cardinality(people.all)] from people where space_id = $1`,
  `with people as (select array_agg(person_id order by person_id) as all from space_members where space_id = $1)
   update tasks set assigned_to = people.all[1 + born % cardinality(people.all)], happened = jsonb_build_array(
     jsonb_build_object('at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', created_by, 'what', 'made', 'from', null, 'to', 'manual'))
   from people where space_id = $1`,
  `update space_vitals set open_tasks = (select count(*) from tasks where space_id = $1), due = coalesce(
     (select jsonb_object_agg(due_date, number) from (select due_date, count(*) as number from tasks
       where space_id = $1 and due_date is not null group by due_date) days), '{}')
   where space_id = $1`,
];
