import * as z from 'zod';
import { call } from '../common/call.ts';
import { Homepage } from '../common/homepage.ts';
import { Id } from '../common/ids.ts';
import { ClockTime, Day } from '../common/time.ts';
import { wisdomSources } from './wisdom.ts';

/** What a line of the dashboard is about. */
export const lineKinds = [
  'task',
  'event',
  'asked',
  'confirm',
  'vote',
  'invited',
  'question',
  'door',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** One thing that is due, or that somebody waits for. */
export const Line = z.object({
  kind: z.enum(lineKinds),
  id: Id,
  space_id: Id,
  /** Empty for what is one’s own. */
  space_name: z.string(),
  title: z.string(),
  day: Day.nullable(),
  time: ClockTime.nullable(),
  /** Who waits. */
  person: z.object({ id: Id, name: z.string(), avatar_url: z.string() }).nullable(),
});
export type Line = z.infer<typeof Line>;

/** The same as a module hands it over, that knows neither names nor faces. */
export type BareLine = Omit<Line, 'space_name' | 'person'> & { readonly person_id: string | null };

/** The most pressing ones, and how many there are beyond them. */
const Lines = z.object({ lines: z.array(Line), more: z.int() });
export type Lines = z.infer<typeof Lines>;

/** So many stand on the dashboard; the rest is where it belongs. */
export const mostLines = 6;
/** What is due within so many days stands there. */
export const dueWithinDays = 7;
/** So many of the latest things done are named. */
export const mostDone = 8;

/** What was done in the month that runs, by the days of whoever did it. */
export const MonthDone = z.object({
  /** 2026-11 */
  month: z.string(),
  days: z.array(z.object({ day: Day, tasks: z.int() })),
  tasks: z.int(),
  /** Of these, how many another had asked for. */
  for_others: z.int(),
  latest: z.array(z.object({ id: Id, space_id: Id, title: z.string(), day: Day })),
});
export type MonthDone = z.infer<typeof MonthDone>;

export const userDashboard = call({
  name: 'insights.dashboard',
  title:
    'What the house knows of oneself: wisdom and level, what is due, who waits, what was done this month',
  method: 'GET',
  path: '/api/user/dashboard',
  answer: z.object({
    bio: z.string(),
    homepage_preference: Homepage,
    metrics: z.object({
      wisdom_accumulated: z.int(),
      trust_score: z.int(),
      timeline_level: z.int(),
      /** From how many points on one is at this level, and at how many at the next. */
      level_from: z.int(),
      level_next: z.int(),
    }),
    consciousness_level: z.string(),
    /** What the wisdom is of. */
    wisdom: z.array(z.object({ of: z.enum(wisdomSources), times: z.int(), points: z.int() })),
    retreat_access: z.boolean(),
    /** How many pages one’s secret journal has. */
    secret_pages: z.int(),
    due: Lines,
    waiting: Lines,
    done: MonthDone,
  }),
  permission: 'person',
  errors: [],
});
