import { shortened } from '@kinsong/contract/common/shorten-text.ts';
import { isHollow } from '../amended.ts';
import { hereAndNow } from '../dates/calendar.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { ask, askDay } from './asking.ts';
import { fullDay, timeInWords } from './days.ts';
import { newTask } from './new-task.ts';
import { knows, offer } from './offering.ts';
import { oldReminder } from './old-reminder.ts';
import { dayMeant, openWhen, timeMeant } from './open-when.ts';
import { oneOf } from './phrases.ts';

export const remindAnswers: Answers = { remind_me: remind };

const longest = 400;

function remind(heard: Understanding, world: World): Reply {
  if (heard.reminder !== undefined) return oldReminder(heard, world);
  const about = heard.title !== null && isHollow(heard.title) ? { ...heard, title: null } : heard;
  if (!knows(world, 'guide.remind')) return newTask(about, world);
  const open = openWhen(about, world);
  if (open !== null) return open;
  const days = dayMeant(about);
  const title = /\bwake\b/i.test(about.text) ? (about.title ?? 'Wake up') : about.title;
  if (days === null) return askDay(about, undefined, world);
  if (title === null) {
    const question = oneOf(world, ['Of what shall I remind you?', 'And what shall I say then?']);
    return ask(about, { about: 'title', choices: [] }, question);
  }
  const time = timeMeant(about);
  const task = world.tasks.find((each) => each.title.toLowerCase() === title.toLowerCase());
  const args = {
    text: shortened(title, longest),
    day: days.from,
    time,
    ...(task === undefined ? {} : { task_id: task.id }),
  };
  return offer(about, { tool: 'guide.remind', args }, wordsFor(about, days.from, time, world));
}

function wordsFor(about: Understanding, day: string, time: string | null, world: World): string {
  const { day: today } = hereAndNow(world.now, world.timeZone);
  const hour = time === null ? '' : ` at ${timeInWords(time)}`;
  const said = `${day === today ? 'today' : `on ${fullDay(day, today)}`}${hour}`;
  const repeated =
    about.repeats === null ? '' : ` I can not repeat it yet; this is the first of “${about.repeats}”.`;
  return (
    oneOf(world, [
      `Shall I come back to it ${said}?`,
      `I can say it ${said}. Shall I?`,
      `A word from me ${said}: is that right?`,
    ]) + repeated
  );
}
