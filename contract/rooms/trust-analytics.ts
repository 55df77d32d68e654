import * as z from 'zod';
import { call } from '../common/call.ts';

/** What may be counted about somebody: each can be named and looked up by them. */
export const countables = [
  'tasks_confirmed',
  'care_given',
  'councils_closed',
  'tasks_overdue',
  'commitments_broken',
  'reports_upheld',
  'people_worked_with',
  'swaps_finished',
  'taps_received',
  'decisions_joined',
  'decisions_missed',
] as const;
export type Countable = (typeof countables)[number];
export type Counted = Readonly<Record<Countable, number>>;

const Part = z.object({
  what: z.enum(countables),
  count: z.int(),
  /** How many points of the figure it brings; for a share, 0 where it speaks against it. */
  points: z.int(),
});
/** A figure from 0 to 100, or null where nothing has happened yet by which one could tell. */
const Figure = z.object({ value: z.int().min(0).max(100).nullable(), made_of: z.array(Part) });
export type Figure = z.infer<typeof Figure>;

/** A share: so much of all that there was. */
function share(counted: Counted, kept: readonly Countable[], missed: readonly Countable[]): Figure {
  const sum = (of: readonly Countable[]): number => of.reduce((all, what) => all + counted[what], 0);
  const total = sum(kept) + sum(missed);
  const points = (what: Countable): number => (total === 0 ? 0 : Math.round((counted[what] * 100) / total));
  return {
    value: total === 0 ? null : Math.round((sum(kept) * 100) / total),
    made_of: [
      ...kept.map((what) => ({ what, count: counted[what], points: points(what) })),
      ...missed.map((what) => ({ what, count: counted[what], points: 0 })),
    ],
  };
}

interface Worth {
  readonly each: number;
  readonly most: number;
}

/** What each of these brings, and how much at most, so that no one of them makes the figure alone. */
export const collaborationWorth = {
  people_worked_with: { each: 10, most: 60 },
  swaps_finished: { each: 5, most: 20 },
  taps_received: { each: 1, most: 20 },
} as const satisfies Partial<Record<Countable, Worth>>;

function gathered(counted: Counted, worth: Partial<Record<Countable, Worth>>): Figure {
  const made_of = Object.entries(worth).map(([name, { each, most }]) => {
    const what = name as Countable;
    return { what, count: counted[what], points: Math.min(most, counted[what] * each) };
  });
  const nothing = made_of.every(({ count }) => count === 0);
  return { value: nothing ? null : made_of.reduce((all, { points }) => all + points, 0), made_of };
}

/** The three figures of somebody's trust, from what was counted of them and nothing else. */
export const figuresOf = (counted: Counted) => ({
  /** What others asked for and one did, and what one promised and kept. */
  authenticity: share(
    counted,
    ['tasks_confirmed', 'care_given', 'councils_closed'],
    ['tasks_overdue', 'commitments_broken', 'reports_upheld'],
  ),
  /** With how many one got something done, and how one was met. */
  collaboration_potential: gathered(counted, collaborationWorth),
  /** In how many of the decisions that were one's own one took part. */
  vision_alignment: share(counted, ['decisions_joined'], ['decisions_missed']),
});

export const trustAnalytics = call({
  name: 'rooms.trustAnalytics',
  title: "One's own Trust Analytics: the score, the level, and three figures with what each is made of",
  method: 'GET',
  path: '/api/rooms/trust-analytics',
  answer: z.object({
    trust_score: z.int(),
    consciousness_level: z.string(),
    multiplayer_access: z.enum(['Enabled', 'Limited']),
    authenticity: Figure,
    collaboration_potential: Figure,
    vision_alignment: Figure,
  }),
  permission: 'person',
  errors: [],
});
