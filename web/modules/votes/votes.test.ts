import { newId } from '@kinsong/contract/common/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { untilWords, whenWords } from './closing-time.ts';
import { deedOf, emptyDeed, faultOfDeed } from './new/deed-draft.ts';
import { emptyDraft, faultsOf, inAnotherWay, newVote } from './new/vote-draft.ts';
import { moved } from './order/useReorder.ts';
import { arcs, dotAt } from './ring/ring-arcs.ts';
import { drawn, type RoundDrawn } from './rounds/rounds-layout.ts';

const upwards = (a: number, b: number): number => a - b;

describe('[P7] an order that is somebody’s to make', () => {
  test('a move keeps everything, and puts one thing where it was wanted', () => {
    const move = fc
      .array(fc.nat(), { minLength: 1, maxLength: 8 })
      .chain((items) => fc.tuple(fc.constant(items), fc.nat(items.length - 1), fc.nat(items.length - 1)));
    fc.assert(
      fc.property(move, ([items, from, to]) => {
        const after = moved(items, from, to);
        expect(after[to]).toBe(items[from]);
        expect(after.toSorted(upwards)).toEqual(items.toSorted(upwards));
        expect(moved(after, to, from)).toEqual(items);
      }),
    );
  });
});

describe('[P7] the ring', () => {
  test('has an arc a member, whether one or a hundred, and a dot where the last needed voice ends', () => {
    for (const members of [1, 2, 6, 17, 100]) {
      expect(arcs(members)).toHaveLength(members);
      expect(arcs(members).join()).not.toContain('NaN');
    }
    const { x, y } = dotAt(5, 6);
    expect([Math.round(x), Math.round(y)]).toEqual([14, 29]);
  });
});

describe('[P7] rounds as they are drawn', () => {
  const rounds: RoundDrawn[] = [
    {
      has: [
        { id: 'guests', n: 4 },
        { id: 'noor', n: 3 },
        { id: 'bats', n: 2 },
      ],
      out: ['bats'],
      moves: [
        { from: 'bats', to: 'noor', n: 1 },
        { from: 'bats', to: null, n: 1 },
      ],
    },
    {
      has: [
        { id: 'guests', n: 4 },
        { id: 'noor', n: 4 },
      ],
      out: [],
      moves: [],
    },
  ];

  test('heights are votes, bands leave and arrive within their boxes, and who named no other flows nowhere', () => {
    const { columns, bands, voice } = drawn(rounds);
    expect(columns[0]?.map(({ height }) => Math.round(height / voice))).toEqual([4, 3, 2]);
    expect(bands.filter((band) => band.moved)).toHaveLength(1);
    for (const { id, from, to } of bands) {
      const box = columns[0]?.find((each) => each.id === id);
      expect(from.y).toBeGreaterThanOrEqual(box?.y ?? 0);
      expect(to.height).toBeGreaterThan(0);
    }
    const noor = columns[1]?.find(({ id }) => id === 'noor');
    const intoNoor = bands.filter(({ to }) => noor && to.y >= noor.y && to.y < noor.y + noor.height);
    expect(intoNoor.reduce((sum, { to }) => sum + to.height, 0)).toBeCloseTo(noor?.height ?? 0);
  });

  test('of a hundred thousand votes the picture is as high as of ten', () => {
    const many = rounds.map(({ has, ...round }) => ({
      ...round,
      has: has.map(({ id, n }) => ({ id, n: n * 11_111 })),
    }));
    expect(drawn(many).height).toBeLessThan(500);
  });
});

describe('[P7] when it closes, in words', () => {
  const now = new Date(2026, 9, 24, 12);
  test('until when, and on which day, also where the clocks go back', () => {
    expect(untilWords(new Date(2026, 9, 29, 20), now)).toBe('in five days');
    expect(untilWords(new Date(2026, 9, 25, 20), now)).toBe('tomorrow');
    expect(untilWords(new Date(2026, 9, 24, 12, 30), now)).toBe('within the hour');
    expect(untilWords(new Date(2026, 9, 24, 15), now)).toBe('in three hours');
    expect(untilWords(now, now)).toBe('over');
    expect(whenWords(new Date(2026, 9, 25, 20), now)).toBe('tomorrow 20:00');
    expect(whenWords(new Date(2026, 9, 29, 20), now)).toBe('Thursday 20:00');
    expect(whenWords(new Date(2026, 10, 4, 9), now)).toBe('4 November, 09:00');
  });
});

describe('[P7] a new vote as it is typed', () => {
  const draft = { ...emptyDraft(), title: 'Where?' };
  const choices = (...texts: string[]) => texts.map((text) => ({ id: newId(), text }));

  test('needs a question, two different choices, and an end to come', () => {
    expect(faultsOf(emptyDraft())).toEqual({ title: 'Write what you want to ask.' });
    const ranked = inAnotherWay(draft, 'ranked');
    expect(faultsOf(ranked).choices).toBe('Give at least two choices.');
    expect(faultsOf({ ...ranked, choices: choices('Here', ' here ') }).choices).toBe(
      'Two choices say the same.',
    );
    expect(faultsOf({ ...ranked, choices: choices('Here', 'There', '') })).toEqual({});
    expect(faultsOf({ ...draft, deadline: '2020-01-01T20:00' }).deadline).toBeDefined();
  });

  test('sends no choices of another way, no deeds of a proposal, and never more voices than there are', () => {
    const typed = { ...draft, choices: choices('Here', 'There'), quorum: 9, proposal: true };
    const sent = newVote(newId(), { ...typed, deeds: [emptyDeed('rule')] }, 6);
    expect([sent.options, sent.deeds, sent.type, sent.quorum]).toEqual([[], [], 'proposal', 6]);
    expect(newVote(newId(), draft, 6).quorum).toBe(4);
  });

  test('a deed says what is missing, and lets go of a choice that was taken away', () => {
    expect(faultOfDeed(emptyDeed('event'))).toBe('Say what the event is called.');
    expect(faultOfDeed({ ...emptyDeed('event'), text: 'Painting' })).toBe('Say when the event is.');
    const deed = { ...emptyDeed('task'), text: 'Paint', option: 'gone' };
    expect(deedOf(deed, [], 'Europe/Amsterdam')).toMatchObject({ option: null, assigned_to: null });
  });
});
