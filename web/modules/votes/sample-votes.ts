import type { VoteOption } from '@kinsong/contract/votes/vote.ts';
import { anna } from '../../test/sign-in-anna.ts';
import { grete, idOf, kofi, option, over, piet, result, ruth, tally, vote } from './mounted-votes.tsx';

const [bats, noor, guests, workshop] = [
  option(41, 'Leave it to the bats'),
  option(42, 'A room for Noor'),
  option(43, 'A bed for guests'),
  option(44, 'Piet’s workshop'),
];

/** Four have spoken, five are needed. */
export const give = vote(11, {
  title: 'Give the roof to Bram: 6,400, starting 2 November',
  mandatory: true,
  quorum: 5,
  voices: [anna.id, idOf(1), ruth, kofi],
});

export const shared = vote(
  12,
  over({
    title: 'Share the cost of the roof in four equal parts',
    result: result({ tallies: [tally('yes', 4), tally('no', 1), tally('abstain', 1)] }),
  }),
);

const move = (to: string | null, votes: number) => ({ to, votes });

/** Three rounds, after which a room for Noor has six of ten. */
export const attic = vote(
  13,
  over({
    title: 'What shall the attic become?',
    way: 'ranked',
    options: [guests, noor, workshop, bats],
    created_by: ruth,
    quorum: 6,
    electorate: Array.from({ length: 10 }, (_, n) => idOf(n)),
    voices: Array.from({ length: 10 }, (_, n) => idOf(n)),
    result: result({
      method: 'instant_runoff',
      winner: noor.id,
      voices: 10,
      tallies: [tally(guests.id, 4), tally(noor.id, 3), tally(workshop.id, 2), tally(bats.id, 1)],
      rounds: [
        {
          ...{ exhausted: 0, out: bats.id, moved: [move(noor.id, 1)], tie_broken_by: null },
          tallies: [tally(guests.id, 4), tally(noor.id, 3), tally(workshop.id, 2), tally(bats.id, 1)],
        },
        {
          ...{ exhausted: 0, out: workshop.id, moved: [move(noor.id, 2)], tie_broken_by: null },
          tallies: [tally(guests.id, 4), tally(noor.id, 4), tally(workshop.id, 2)],
        },
        {
          ...{ exhausted: 0, out: null, moved: [], tie_broken_by: null },
          tallies: [tally(noor.id, 6), tally(guests.id, 4)],
        },
      ],
    }),
    outcome: {
      words:
        'A bed for guests was ahead at first. Those who wished for bats or a workshop had Noor’s room next on their list, and so it came to six.',
      by: ruth,
      at: new Date().toISOString(),
    },
    deeds: [
      {
        ...{ id: idOf(51), option: null, kind: 'task', text: 'Insulate the gable before frost' },
        ...{ assigned_to: kofi, due_date: '2026-11-07' },
        came: { at: new Date().toISOString(), done: true, id: idOf(61), why_not: null },
      },
      {
        ...{
          id: idOf(52),
          option: null,
          kind: 'event',
          text: 'Painting day with Noor',
          zone: 'Europe/Amsterdam',
        },
        ...{ starts_at: '2026-11-14T09:00:00.000Z', ends_at: '2026-11-14T11:00:00.000Z' },
        came: { at: new Date().toISOString(), done: true, id: idOf(62), why_not: null },
      },
      {
        ...{ id: idOf(53), option: null, kind: 'role', person_id: piet, role: 'steward' },
        came: {
          at: new Date().toISOString(),
          done: false,
          id: null,
          why_not: 'Ruth keeps the salon no more.',
        },
      },
      {
        ...{
          id: idOf(54),
          option: null,
          kind: 'rule',
          text: 'The attic door stays shut at night',
          replaces: null,
        },
        came: { at: new Date().toISOString(), done: true, id: idOf(64), why_not: null },
      },
    ],
  }),
);

export const sleeping = vote(14, {
  title: 'Where do we all sleep while the roof is open?',
  way: 'ranked',
  options: [
    option(45, 'At Ruth’s, on mattresses'),
    option(46, 'In Kofi’s barn, it is warm'),
    option(47, 'Here, with more soup pots'),
  ],
  voices: [grete],
});

const time = (n: number, day: number, hour: number): VoteOption => ({
  ...option(n, ''),
  starts_at: `2026-12-${day}T${hour}:00:00.000Z`,
  ends_at: `2026-12-${day}T${hour + 2}:00:00.000Z`,
  zone: 'Europe/Lisbon',
});

export const when = vote(15, {
  title: 'When do we paint?',
  way: 'time_poll',
  options: [time(71, 12, 10), time(72, 13, 10), time(73, 19, 14)],
});

export const dots = vote(16, {
  title: 'What first?',
  way: 'dots',
  options: [option(74, 'The gutter'), option(75, 'The chimney'), option(76, 'The door')],
});

/** Kofi objects, for all to see. */
export const lime = vote(17, {
  title: 'We use lime paint only',
  description: 'It breathes, and the walls are old.',
  way: 'consent',
  secrecy: 'open',
  voices: [kofi],
  user_votes: [
    {
      ...{ id: idOf(81), vote_id: idOf(17), person_id: kofi, cast_by: kofi, current: true },
      at: new Date().toISOString(),
      choice: {
        ...{ way: 'consent', answer: 'object', reason: 'It comes off on the children’s coats.' },
        would_change: 'Oil paint up to the height of a child.',
      },
    },
  ],
});
