import { describe, expect, it } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { answer } from './answer.ts';
import { bareFrame } from './frame-of.ts';
import type { Pending } from './pending.ts';
import type { Proposal } from './proposal.ts';
import type { Reply } from './reply.ts';
import { day, hour, millHouse, who, wish } from './test-world.ts';
import type { Task, World } from './world.ts';

/** A house that does what is answered with yes, so that a whole evening can be planned in it. */
function table() {
  let world = millHouse({ tasks: [], reminders: [], events: [] });
  let turns = 0;
  const doIt = (card: Proposal): void => {
    const { act, object, reminder } = card;
    const made: Task[] = act === 'add_task' ? [taskOf(card, `t${world.tasks.length}`, world)] : [];
    const moved = world.tasks.map((task) =>
      act === 'change_task' && task.id === card.task ? { ...task, dueDate: card.day } : task,
    );
    const at = new Date(`${card.day}T${card.time ?? '08:00'}:00Z`);
    world = {
      ...world,
      tasks: [...moved, ...made],
      events:
        act === 'plan_event'
          ? [{ id: 'e', spaceId: 'yard', title: object ?? '', day: card.day ?? '', time: card.time }]
          : world.events,
      reminders:
        act === 'remind_me'
          ? [{ id: 'r', text: object ?? '', at }]
          : world.reminders.map((one) =>
              card.deed === 'move_reminder' && one.id === reminder ? { ...one, at } : one,
            ),
    };
  };
  const say = (text: string, ...frames: readonly Frame[]): Reply => {
    turns += 1;
    const heard =
      frames.length > 0
        ? frames.map((frame) => ({ ...frame, said: text }))
        : [bareFrame('unknown', { said: text })];
    const reply = answer({ text, frames: heard, danger: null, lookups: [] }, world);
    for (const { answer, proposals } of reply.settles ?? []) if (answer === 'yes') proposals.forEach(doIt);
    const pending: Pending | null = reply.pending;
    const said = { id: `r${turns}`, spaceId: 't', authorId: 'mairy', text: reply.text, at: world.now };
    world = { ...world, seed: `s${turns}`, pending, recent: [...world.recent, said] };
    return reply;
  };
  return { say, turns: () => turns, world: (): World => world };
}

const taskOf = ({ object, day: dueDate, time, doer }: Proposal, id: string, { now }: World): Task => ({
  id,
  spaceId: 'yard',
  title: object ?? '',
  status: 'pending',
  priority: 3,
  dueDate,
  dueTime: time,
  assignedTo: doer,
  createdBy: 'me',
  touchedAt: now,
  completedAt: null,
});

describe('a supper for ten is planned in ten turns', () => {
  it('[G8] from the day and the hour to what is left to do', () => {
    const { say, turns, world } = table();
    const saturday = day('2026-11-21', { times: ['07:00', '19:00'] });
    expect(
      say('a supper for ten on Saturday at seven', wish('plan_event', 'Supper for ten', { when: saturday }))
        .text,
    ).toBe('“Supper for ten”: in the morning or in the evening?');
    expect(say('in the evening').text).toBe(
      '“Supper for ten” in the calendar, Saturday at seven in the evening?',
    );
    const shopping = ['Buy potatoes', 'Buy fish', 'Buy candles'].map((title) =>
      wish('add_task', title, { when: day('2026-11-20') }),
    );
    expect(
      say('yes, and on Friday we need to buy potatoes, fish and candles', wish('yes', null), ...shopping)
        .proposals,
    ).toHaveLength(3);
    expect(say('all of them').settles?.[0]?.proposals).toHaveLength(3);
    say(
      'Hanna brings the bread, and remind me the day before to lay the table',
      wish('add_task', 'Bring the bread', { doer: who('hanna') }),
      wish('remind_me', 'Lay the table', { when: day('2026-11-20', { time: '18:00' }) }),
    );
    expect(
      say('yes, and let us vote on the menu', wish('yes', null), wish('start_vote', 'Fish or stew?')).text,
    ).toContain('a vote on “Fish or stew?”'.slice(2));
    say('yes please');
    const fish = world().tasks.find(({ title }) => title === 'Buy fish')?.id ?? '';
    const later = say(
      'move the fish to Saturday',
      wish('change_task', null, { tasks: [fish], when: day('2026-11-21') }),
    );
    expect(later.proposals).toMatchObject([
      { act: 'change_task', deed: 'move', day: '2026-11-21', object: null },
    ]);
    expect(say('no, forget it').settles?.[0]?.answer).toBe('no');
    const left = say('what is left to do?', wish('what_is_due', null, { asks: true }));
    for (const title of ['Buy potatoes', 'Buy candles']) expect(left.text).toContain(title);
    expect(turns()).toBe(10);
    expect(world().events).toMatchObject([{ title: 'Supper for ten', day: '2026-11-21', time: '19:00' }]);
    expect(world().tasks.map(({ title, dueDate, assignedTo }) => [title, dueDate, assignedTo])).toEqual([
      ['Buy potatoes', '2026-11-20', null],
      ['Buy fish', '2026-11-20', null],
      ['Buy candles', '2026-11-20', null],
      ['Bring the bread', null, 'hanna'],
    ]);
    expect(world().reminders).toMatchObject([{ text: 'Lay the table' }]);
  });

  it('moves what was just done by a day, keeping its hour', () => {
    const { say, world } = table();
    say(
      'remind me on Friday at six to lay the table',
      wish('remind_me', 'Lay the table', { when: day('2026-11-20', { time: '18:00' }) }),
    );
    say('yes');
    expect(
      say('make it Saturday', wish('change_task', null, { when: day('2026-11-21') })).proposals,
    ).toMatchObject([{ deed: 'move_reminder', reminder: 'r', day: '2026-11-21' }]);
    say('yes');
    expect(say('at eight pm rather', wish('unknown', null, { when: hour('20:00') })).proposals).toMatchObject(
      [{ deed: 'move_reminder', day: '2026-11-21', time: '20:00' }],
    );
    expect(world().reminders).toHaveLength(1);
  });
});
