import type { Ear } from '../ear/ear.ts';
import { amountIn } from '../read/amount.ts';
import { tasksMeant } from '../read/find-tasks.ts';
import { priorityOf } from '../read/priority.ts';
import type { Known } from '../read/read.ts';
import { hereAndNow } from '../read/days/calendar.ts';
import { whereIn } from '../read/where.ts';
import { topicOf } from '../read/words/topic.ts';
import { actOf, type Meant } from './act.ts';
import type { Clause } from './clause-line.ts';
import { dayMeant } from './day-meant.ts';
import { doerOf, forWhomOf, peopleOf } from './doer.ts';
import { finishedByDeed } from './finished.ts';
import type { Frame } from './frame.ts';
import { isUnread, namedOutright, settled } from './in-the-house.ts';
import { objectOf } from './object.ts';
import { polarityOf } from './polarity.ts';
import { isSlotOnly } from './slots.ts';
import type { Things } from './usual-act.ts';

const ticked = { act: 'done_task', polarity: 'done', ticks: true } as const;

/** A clause as a frame: what it is comes of its form, what it names of what was read. */
export function frameOf(clause: Clause, known: Known, ear: Ear): Frame {
  const { said, reading, form, asks } = clause;
  const { line, dates, spaces, repeat } = reading;
  const people = peopleOf(clause);
  const topic = topicOf(line, [...reading.timeSpans, ...reading.people, ...reading.strangers, ...spaces]);
  const about = [...topic, ...people.flatMap((who) => who.said.toLowerCase().split(' '))];
  const named = tasksMeant(about, known.tasks);
  const events = tasksMeant(about, known.events);
  const reminders = tasksMeant(
    about,
    known.reminders.map(({ id, text }) => ({ id, title: text })),
  );
  const ids = [...named, ...events, ...reminders];
  const meant = meantBy(clause, ear, { meant: ids.length, named: namedOutright(about, known, ids) });
  const read = asks && form.kind !== 'unwanted' ? 'wanted' : polarityOf(clause, meant);
  const amends = isSlotOnly(clause, meant.heard && read !== 'unwanted');
  const isTold = form.kind === 'told' || form.kind === 'fragment';
  const finished = isTold ? finishedByDeed(clause.mask, known.tasks) : [];
  const { act, polarity, ticks } =
    finished.length > 0
      ? ticked
      : settled(clause, meant, amends ? 'wanted' : read, amends, {
          topic,
          titles: known.tasks.filter(({ id }) => named.includes(id)).map(({ title }) => title),
          days: [
            ...known.tasks.filter(({ id }) => named.includes(id)).map(({ dueDate }) => dueDate),
            ...known.events.filter(({ id }) => events.includes(id)).map(({ day }) => day),
          ],
        });
  const doer = doerOf(clause, { ...meant, act });
  const object = objectOf(clause, { ...meant, act }, polarity);
  return {
    said,
    act,
    sure: polarity === 'done' ? Math.max(meant.sure, 0.7) : meant.sure,
    polarity: isUnread(clause, meant, object) ? 'told' : polarity,
    object,
    topic,
    when: dayMeant(dates[0]?.when ?? null, act, hereAndNow(known.now, known.timeZone).day),
    otherDays: dates.slice(1).map(({ when }) => when),
    repeat: repeat?.repeat ?? null,
    doer,
    forWhom: forWhomOf(clause, meant, doer),
    people,
    where: whereIn(reading),
    spaces: spaces.map(({ id }) => id),
    tasks: finished.length > 0 ? finished : ticks ? named : [],
    reminders,
    events,
    amount: amountIn(line),
    priority: priorityOf(line.plain),
    asks,
    ...(amends ? { amends } : {}),
  };
}

/** "Don't remind me of the bins any more": what is set is to be dropped. */
function meantBy(clause: Clause, ear: Ear, things: Things): Meant {
  const meant = actOf(clause, ear(clause.reading.mask), things);
  return clause.form.kind === 'unwanted' && meant.act === 'remind_me'
    ? { ...meant, act: 'cancel', heard: true }
    : meant;
}
