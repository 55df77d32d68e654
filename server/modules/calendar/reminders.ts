import { saidOf } from '@kinsong/contract/calendar/attendees.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { hour, minute } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import { eventShape } from './contract-shapes.ts';
import { tellReminderJob } from './tell-reminder.job.ts';
import { holdDue, setNextReminder } from './reminders.sql.ts';
import { nextReminder, reminderTimes } from './reminder-times.ts';

const someAtOnce = 100;

/** A house that was closed says afterwards what is still of use: not that something began an hour ago. */
const stillOfUse = hour;

/**
 * Puts on record whom to remind of what, together with the time at which the next one comes: so it is done once, however
 * many nodes look, and nothing is lost when one falls.
 */
export async function remindDue(house: House): Promise<void> {
  for (;;) {
    const done = await house.db.transaction(async (tx) => {
      const now = house.clock.now();
      const due = await holdDue(tx, now, someAtOnce);
      for (const row of due) {
        const event = eventShape(row);
        const since = (row.nextReminderAt ?? now).getTime() - 1;
        for (const { start, originalStart } of reminderTimes(event, since, now.getTime())) {
          if (start < now.getTime() - stillOfUse) continue;
          const day = event.repeat === null ? event.original_start : originalStart;
          for (const { person_id, answer } of saidOf(event.attendees, day)) {
            if (answer === 'no') continue;
            const reminder = { id: newId(), event_id: event.id, day: originalStart, person_id };
            await house.jobs.enqueue(tellReminderJob, reminder, { tx });
          }
        }
        await setNextReminder(tx, row.id, nextReminder(event, now));
      }
      return due.length < someAtOnce;
    });
    if (done) return;
  }
}

export const reminding: PeriodicWork = { name: 'calendar.remind', every: minute, run: remindDue };
