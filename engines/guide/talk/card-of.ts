import type { Frame } from '../frames/frame.ts';
import { proposal, type Deed, type Proposal } from './proposal.ts';

/** The card of a wish in which nothing is open any more; of what is still open it holds nothing. */
export function cardOf(frame: Frame): Proposal {
  const { when } = frame;
  const [days] = when?.readings ?? [];
  const isDay = when?.readings.length === 1 && days?.from === days?.to;
  const deed = deedOf(frame);
  return proposal(frame.act, {
    ...(deed === null ? {} : { deed }),
    object: frame.object,
    day: isDay ? (days?.from ?? null) : null,
    time: when?.time ?? null,
    until: when?.until ?? null,
    repeat: frame.repeat?.rule ?? null,
    doer: onlyOf(frame.doer?.ids),
    forWhom: onlyOf(frame.forWhom?.ids),
    ...(frame.guests === undefined ? {} : { guests: frame.guests.flatMap(({ ids }) => ids) }),
    where: frame.where,
    space: onlyOf(frame.spaces),
    task: onlyOf(frame.tasks),
    reminder: onlyOf(frame.reminders),
    event: onlyOf(frame.events),
    priority: frame.priority,
  });
}

function deedOf({ act, reminders, events, tasks, polarity, priority, doer, guests }: Frame): Deed | null {
  const isTask = tasks.length > 0;
  if (act === 'done_task') return polarity === 'unwanted' ? 'reopen' : null;
  if (act === 'cancel') return isTask ? 'drop' : events.length > 0 ? 'cancel_event' : 'drop_reminder';
  if (act !== 'change_task') return null;
  if (reminders.length > 0 && !isTask) return 'move_reminder';
  if (events.length > 0 && !isTask) return guests === undefined ? 'move_event' : 'invite';
  if (doer !== null) return 'assign';
  return priority === null ? 'move' : 'prioritise';
}

const onlyOf = (ids: readonly string[] | undefined): string | null =>
  ids?.length === 1 ? (ids[0] ?? null) : null;
