import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day } from '@kinsong/contract/common/time.ts';
import type { Reminder } from '@kinsong/contract/guide/proposals.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import type { Person } from '../../../platform/person.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { guidePorts } from '../guide-ports.ts';
import { silentSince } from '../thread/silence-after-danger.ts';
import { absentPerson } from '../absent-person.ts';
import { say } from '../guide-messages.ts';
import { derivedId } from '../derived-id.ts';
import { nextMoment } from './next-moment.ts';
import * as rows from './reminders.sql.ts';

export async function listReminders(house: House, person: Person): Promise<Reminder[]> {
  const open = await rows.openReminders(house.db, person.id);
  return open.map(({ id, text, at, taskId, repeat, toldAt }) => ({
    id,
    text,
    at: at.toISOString(),
    task_id: taskId,
    repeat,
    told_at: toldAt?.toISOString() ?? null,
  }));
}

export async function dropReminder(house: House, person: Person, id: string): Promise<void> {
  if (!(await rows.deleteReminder(house.db, person.id, id))) throw new Refusal('found.not');
}

export async function moveReminder(house: House, person: Person, id: string, at: Date): Promise<void> {
  if (!(await rows.moveReminder(house.db, person.id, id, at))) throw new Refusal('found.not');
}

const mostAtOnce = 100;
/** What somebody asked for gives way to danger as everything does, but is not lost: after so long it comes all the same. */
const givesWayFor = 1 * day;

/**
 * What people asked to be reminded of, at its time and at no other: quiet hours are for what nobody asked for. What came
 * due while the house was down comes with the first round.
 */
export const remindingJob = job({
  name: 'guide.remind',
  payload: z.object({}),
  schedule: '* * * * *',
  async run(house) {
    const now = house.clock.now();
    for (const reminder of await rows.dueReminders(house.db, now, mostAtOnce)) {
      const hushed = await silentSince(house, reminder.personId);
      if (hushed !== null && now.getTime() - hushed.getTime() < givesWayFor) continue;
      await tell(house, reminder, now);
    }
  },
});

async function tell(house: House, reminder: rows.ReminderRow, now: Date): Promise<void> {
  const { id, personId, text, taskId, repeat, at } = reminder;
  const tasks =
    taskId === null ? [] : await guidePorts.of(house).knowledge.tasks(house, absentPerson(personId));
  const task = tasks.find((each) => each.id === taskId);
  const link =
    task === undefined
      ? {}
      : { task: { kind: 'task' as const, id: task.id, space_id: task.spaceId, name: task.title } };
  await say(house, await ensureThread(house, personId), {
    // Each time it comes back it is said anew.
    id: derivedId(id, repeat === null ? 'reminder' : `reminder ${at.toISOString()}`),
    authorId: voices.house.id,
    content: `You asked to be reminded: ${text}`,
    extra: { kind: 'reminder', asked_for: true, ...link },
  });
  // Said before it is crossed off: a house that goes down in between says it once more, under the same id.
  const next = repeat === null ? null : nextMoment(repeat, at, now, await timeZoneOf(house.db, personId));
  if (next === null) await rows.tellReminder(house.db, id, now);
  else await rows.setNextTime(house.db, id, next);
}
