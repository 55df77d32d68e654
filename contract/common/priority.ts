import * as z from 'zod';

/** How pressing something is, from 1 to 4. */
export const priorities = [1, 2, 3, 4] as const;
export type Priority = (typeof priorities)[number];

/** How priorities may be written: 1 to 4 as salons do, P1 to P4 as the organiser does. */
export const GivenPriority = z.union([
  z.literal(priorities),
  z
    .enum(['1', '2', '3', '4', 'P1', 'P2', 'P3', 'P4'])
    .transform((written) => Number(written.replace('P', '')) as Priority),
]);
