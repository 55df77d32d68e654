import { momentOfWall } from '../../calendar/zone.ts';
import { hereAndNow } from '../read/days/calendar.ts';
import type { Proposal } from '../talk/proposal.ts';
import type { Task, World } from '../talk/world.ts';

/** The house after a card's yes: what the modules do, as far as the guide sees it. What is made has this id. */
export function done(card: Proposal, id: string, world: World): World {
  if (card.act === 'remember_this' || card.act === 'forget_this') return remembered(card, id, world);
  if (card.reminder !== null || card.act === 'remind_me') return reminding(card, id, world);
  if (card.event !== null || card.act === 'plan_event') return planned(card, id, world);
  const tasks = world.tasks.filter((each) => each.id !== card.task || card.deed !== 'drop');
  if (card.act !== 'add_task')
    return {
      ...world,
      tasks: tasks.map((each) => (each.id === card.task ? changed(each, card, world) : each)),
    };
  return { ...world, tasks: [...tasks, made(card, id, world)] };
}

function remembered({ act, object, memory }: Proposal, id: string, world: World): World {
  if (act === 'forget_this')
    return { ...world, memories: world.memories.filter((each) => each.id !== memory) };
  return object === null ? world : { ...world, memories: [...world.memories, { id, text: object }] };
}

const usualTime = '09:00';

function reminding({ deed, reminder, object, day, time }: Proposal, id: string, world: World): World {
  const old = world.reminders.find((each) => each.id === reminder);
  const others = world.reminders.filter((each) => each !== old);
  const was = old === undefined ? null : hereAndNow(old.at, world.timeZone);
  const text = old?.text ?? object;
  const on = day ?? was?.day;
  if (deed === 'drop_reminder' || text === null || on === undefined) return { ...world, reminders: others };
  const at = new Date(momentOfWall(`${on}T${time ?? was?.time ?? usualTime}`, world.timeZone));
  const reminders = [...others, { id: old?.id ?? id, text, at }];
  return { ...world, reminders: reminders.toSorted((a, b) => a.at.getTime() - b.at.getTime()) };
}

function planned({ deed, event, object, day, time, space }: Proposal, id: string, world: World): World {
  const old = world.events.find((each) => each.id === event);
  const others = world.events.filter((each) => each !== old);
  if (deed === 'cancel_event') return { ...world, events: others };
  const made = { id, spaceId: space ?? 'thread', title: object ?? '', day: day ?? '', time: null };
  const next = old ?? made;
  return { ...world, events: [...others, { ...next, day: day ?? next.day, time: time ?? next.time }] };
}

const made = (
  { object, day, time, doer, space, priority }: Proposal,
  id: string,
  { me, now }: World,
): Task => ({
  ...{ id, spaceId: space ?? 'thread', title: object ?? '', status: 'pending', priority: priority ?? 3 },
  ...{ dueDate: day, dueTime: time, assignedTo: doer ?? me.id, createdBy: me.id },
  ...{ touchedAt: now, completedAt: null },
});

function changed(task: Task, { act, deed, day, time, doer, priority }: Proposal, { now }: World): Task {
  if (deed === 'reopen') return { ...task, status: 'pending', completedAt: null };
  if (act === 'done_task') return { ...task, status: 'completed', completedAt: now };
  return {
    ...task,
    dueDate: day ?? task.dueDate,
    dueTime: time ?? task.dueTime,
    assignedTo: doer ?? task.assignedTo,
    priority: priority ?? task.priority,
  };
}
