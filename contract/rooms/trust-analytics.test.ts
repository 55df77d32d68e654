import { describe, expect, test } from 'vitest';
import { countables, figuresOf, type Countable, type Counted } from './trust-analytics.ts';

const nothing = Object.fromEntries(countables.map((what) => [what, 0])) as Record<Countable, number>;
const of = (counted: Partial<Counted>) => figuresOf({ ...nothing, ...counted });

test('[M2] whoever has done nothing yet has no figure, rather than a bad one', () => {
  const { authenticity, collaboration_potential, vision_alignment } = of({});
  expect([authenticity.value, collaboration_potential.value, vision_alignment.value]).toEqual([
    null,
    null,
    null,
  ]);
});

test('[M2] authenticity is the share of what was asked or promised that was done', () => {
  const { authenticity } = of({ tasks_confirmed: 5, care_given: 1, tasks_overdue: 1, commitments_broken: 1 });
  expect(authenticity.value).toBe(75);
  expect(authenticity.made_of).toContainEqual({ what: 'tasks_confirmed', count: 5, points: 63 });
  expect(authenticity.made_of).toContainEqual({ what: 'tasks_overdue', count: 1, points: 0 });
  expect(of({ reports_upheld: 2 }).authenticity.value).toBe(0);
});

test('[M2] collaboration is made by several things, and none of them makes it alone', () => {
  const { collaboration_potential: figure } = of({ people_worked_with: 40, taps_received: 3 });
  expect(figure).toEqual({
    value: 63,
    made_of: [
      { what: 'people_worked_with', count: 40, points: 60 },
      { what: 'swaps_finished', count: 0, points: 0 },
      { what: 'taps_received', count: 3, points: 3 },
    ],
  });
  const all = of({ people_worked_with: 99, swaps_finished: 99, taps_received: 99 });
  expect(all.collaboration_potential.value).toBe(100);
});

test('[M2] vision alignment is in how many of one’s own decisions one took part', () => {
  expect(of({ decisions_joined: 2, decisions_missed: 1 }).vision_alignment.value).toBe(67);
});

describe('whatever was counted', () => {
  test.each([0, 1, 3, 7, 1000])(
    'each figure lies between 0 and 100 and names all it is made of (%i)',
    (n) => {
      for (const what of countables) {
        const figures = Object.values(of({ [what]: n }));
        for (const { value } of figures) expect(value === null || (value >= 0 && value <= 100)).toBe(true);
        expect(figures.flatMap(({ made_of }) => made_of.map((part) => part.what)).toSorted()).toEqual(
          countables.toSorted(),
        );
      }
    },
  );
});
