import { daysBetween } from '../read/days/calendar.ts';
import type { Someone, Task, World } from '../talk/world.ts';
import { dayOf, dueInWords, todayIn } from './days.ts';
import { inWords, listed } from './phrases.ts';

export const isOpen = ({ status }: Task): boolean => status !== 'completed';

export const isMine = (task: Task, world: World): boolean =>
  task.assignedTo === world.me.id || (task.assignedTo === null && task.createdBy === world.me.id);

export const personOf = (world: World, id: string | null): Someone | undefined =>
  id === world.me.id ? world.me : world.people.find((person) => person.id === id);

/** How their housemates call them; "you" for the person spoken to. */
export const nameOf = (world: World, id: string | null): string =>
  id === world.me.id ? 'you' : (personOf(world, id)?.name ?? 'someone who has left');

export const spaceName = (world: World, id: string): string | null =>
  world.spaces.find((space) => space.id === id)?.name ?? null;

export const namesOf = (ids: readonly string[], world: World, link = 'and'): string =>
  listed(
    ids.map((id) => toldApart(id, ids, world)),
    link,
  );

/** Two of one name: by their other name, else by a space in which only one of them is. */
export function toldApart(id: string, all: readonly string[], world: World): string {
  const name = nameOf(world, id);
  const namesakes = all.filter((other) => other !== id && nameOf(world, other) === name);
  if (namesakes.length === 0) return name;
  const realName = personOf(world, id)?.realName ?? null;
  if (realName !== null && realName !== name) return realName;
  const own = world.spaces.find(
    ({ people }) => people.includes(id) && !namesakes.some((other) => people.includes(other)),
  );
  return own === undefined ? name : `${name} in ${own.name}`;
}

/** Why just this one, in a phrase. */
export function reasonFor(task: Task, world: World): string {
  const today = todayIn(world);
  const due = task.dueDate === null ? null : daysBetween(today, task.dueDate);
  if (due !== null && due <= 1) return `it is ${dueInWords(task.dueDate, today, task.dueTime)}`;
  const still = daysBetween(dayOf(world, task.touchedAt), today);
  if (task.priority === 1) return 'it is marked urgent';
  if (still >= 21) return `nobody has touched it for ${inWords(Math.floor(still / 7))} weeks`;
  if (due !== null && due <= 7) return `it is ${dueInWords(task.dueDate, today, task.dueTime)}`;
  if (task.priority === 2) return 'it is marked important';
  return still >= 7 ? 'it has waited more than a week' : 'it is the next on the list';
}

/** What most wants doing: late, then soon, then urgent, then long neglected. */
export function inOrderOfNeed(tasks: readonly Task[], world: World): readonly Task[] {
  const today = todayIn(world);
  const need = (task: Task): number => {
    const due = task.dueDate === null ? 30 : daysBetween(today, task.dueDate);
    const still = daysBetween(dayOf(world, task.touchedAt), today);
    const soon = due < 0 ? 60 + Math.min(-due, 20) : due === 0 ? 55 : Math.max(0, 40 - due * 5);
    return soon + (4 - task.priority) * 12 + Math.min(still, 60) / 2 - (task.status === 'blocked' ? 60 : 0);
  };
  return tasks.toSorted((a, b) => need(b) - need(a) || a.title.localeCompare(b.title));
}
