import { isHollow } from '../amended.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, Task, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { askDay, askPerson, askTask, certainDay, isTooLong } from './asking.ts';
import { dayInWords, dayOf, todayIn } from './days.ts';
import { isWish, newTask } from './new-task.ts';
import { knows, notYet, offer, offerAll } from './offering.ts';
import { oneOf, plain } from './phrases.ts';
import { isOpen, nameOf } from './whose.ts';

export const oldTaskAnswers: Answers = { done_task: done, change_task: changed };

const openOnes = (about: Understanding, world: World): readonly Task[] =>
  about.tasks.flatMap((id) => world.tasks.filter((task) => task.id === id && isOpen(task)));

function done(about: Understanding, world: World): Reply {
  if (isWish(about)) return newTask({ ...about, intent: 'add_task' }, world);
  if (!knows(world, 'tasks.complete'))
    return notYet(about, 'Well done. I can not tick it off from here yet; the list can.');
  const [task, ...others] = openOnes(about, world);
  if (task !== undefined && others.length > 0) {
    return several.test(about.text) ? allDone([task, ...others], about) : askTask(about, about.tasks, world);
  }
  if (task !== undefined) {
    return offer(
      about,
      { tool: 'tasks.complete', args: { task_id: task.id } },
      oneOf(world, [
        `“${task.title}”: shall I tick it off?`,
        `Then “${task.title}” is behind us. Tick it off?`,
        `Good. Shall “${task.title}” get its star?`,
      ]),
    );
  }
  const already = world.tasks.find(({ id, completedAt }) => about.tasks.includes(id) && completedAt !== null);
  if (already?.completedAt != null)
    return plain(
      `“${already.title}” was ticked off ${dayInWords(dayOf(world, already.completedAt), todayIn(world))}. Is there another?`,
      { about, asked: null, offer: null },
    );
  return plain(
    oneOf(world, [
      'Good. I find nothing on the list that it would tick off; which one do you mean, or was it never written down?',
      'Well done. It stands on no list I can see. Shall it count for one that does?',
    ]),
    { about, asked: null, offer: null },
  );
}

const several = /\b(?:and|both|all)\b/i;

/** "The lanterns and the gutters": a card for each. */
function allDone(tasks: readonly Task[], about: Understanding): Reply {
  const proposals = tasks.slice(0, 3).map(({ id }) => ({ tool: 'tasks.complete', args: { task_id: id } }));
  return offerAll(about, proposals, 'Well done. Shall I tick these off?');
}

function changed(about: Understanding, world: World): Reply {
  const [task, ...others] = openOnes(about, world);
  if (others.length > 0) return askTask(about, about.tasks, world);
  if (task === undefined)
    return about.title !== null && !isHollow(about.title) && about.dates.length > 0
      ? unknownTask(about, world)
      : plain(
          oneOf(world, [
            'Which task do you mean? A word of its title will do.',
            'I find no open task like that. How does it begin?',
          ]),
          { about, asked: { about: 'task', choices: [] }, offer: null },
        );
  if (about.assignee !== null) return given(about, task, world);
  if (about.priority !== null && knows(world, 'tasks.prioritise')) {
    const word = ['urgent', 'important', 'normal', 'low'][about.priority - 1];
    return offer(
      about,
      { tool: 'tasks.prioritise', args: { task_id: task.id, priority: about.priority } },
      `“${task.title}” as ${word}: is that right?`,
    );
  }
  const [when] = about.dates;
  if (when === undefined) return askDay(about, undefined, world, `“${task.title}”. `);
  if (when.readings.length !== 1) return askDay(about, when, world);
  if (isTooLong(when)) return askDay(about, undefined, world, `“${when.said}” is long. `);
  const day = certainDay(about)?.day ?? todayIn(world);
  if (!knows(world, 'tasks.reschedule'))
    return notYet(about, `I can not move it from here yet; in the list “${task.title}” takes a new day.`);
  return offer(
    about,
    { tool: 'tasks.reschedule', args: { task_id: task.id, due_date: day } },
    oneOf(world, [
      `“${task.title}” moves to ${dayInWords(day, todayIn(world))}?`,
      `Shall I move “${task.title}” to ${dayInWords(day, todayIn(world))}?`,
    ]),
  );
}

function given(about: Understanding, task: Task, world: World): Reply {
  const who = about.assignee;
  if (who === null || who.guessed || who.ids.length !== 1)
    return askPerson(about, who ?? { said: '', ids: [], guessed: true }, world);
  const [id = ''] = who.ids;
  if (!knows(world, 'tasks.assign'))
    return notYet(
      about,
      `I can not hand it over from here yet; in the list “${task.title}” can be given to ${nameOf(world, id)}.`,
    );
  return offer(
    about,
    { tool: 'tasks.assign', args: { task_id: task.id, assigned_to: id } },
    oneOf(world, [
      `“${task.title}” goes to ${nameOf(world, id)}?`,
      `Shall “${task.title}” be with ${nameOf(world, id)} from now on?`,
    ]),
  );
}

/** It stands on no list: then it may want writing down. */
function unknownTask(about: Understanding, world: World): Reply {
  const reply = newTask({ ...about, intent: 'add_task' }, world);
  return { ...reply, text: `I find no open task like that. ${reply.text}` };
}
