import type { Happening, Task } from './task.ts';

/** A task tells how it began and what happened lately. */
const mostTold = 20;
/** Of notes and descriptions that somebody wrote over, so much stays to be read. */
const longestBefore = 1000;

const told = {
  text: ({ text }) => text,
  description: ({ description }) => description,
  notes: ({ notes }) => notes,
  tags: ({ tags }) => tags.join(', '),
  priority: ({ priority }) => String(priority),
  status: ({ status }) => status,
  due_date: ({ due_date, due_time }) => (due_time === null ? due_date : `${due_date}T${due_time}`),
  repeat: ({ repeat }) => (repeat === null ? null : JSON.stringify(repeat)),
  proof: ({ proof_file_id }) => proof_file_id,
  carrier: ({ assigned_to, assigned_outside }) => assigned_to ?? assigned_outside,
} as const satisfies Partial<Record<Happening['what'], (task: Task) => string | null>>;

/** What is different between a task and what it is to be, as somebody did it just now. */
export function differences(
  before: Task,
  after: Task,
  { by, at }: Pick<Happening, 'by' | 'at'>,
): Happening[] {
  return Object.entries(told).flatMap(([what, read]) => {
    const [from, to] = [read(before), read(after)];
    if (from === to) return [];
    // Long words stand in the task itself; what stood there before would be lost without a trace.
    const long = what === 'notes' || what === 'description';
    const kept = { from: from?.slice(0, longestBefore) ?? null, to: long ? null : to };
    return [{ at, by, what: what as keyof typeof told, ...kept }];
  });
}

export function tell(before: readonly Happening[], news: readonly Happening[]): Happening[] {
  const all = [...before, ...news];
  return all.length <= mostTold ? all : [...all.slice(0, 1), ...all.slice(1 - mostTold)];
}
