import * as z from 'zod';

const Line = z.object({ number: z.string().regex(/^\d[\d ]*$/), where: z.string() });

/**
 * What stands where a life may be in danger: a number to call, large, and nothing after it. It says all of it itself, so
 * that an old one is shown whole, and on every device as it was first shown.
 */
export const DangerCard = z.object({
  /** Where the person's clocks are: the number of that part of the world. */
  call: Line,
  elsewhere: z.array(Line),
  /** Who listens at any hour to whoever does not want to live. */
  listening: z.array(Line),
  /** What to do, each in one line. */
  steps: z.array(z.object({ lead: z.string(), rest: z.string() })),
});
export type DangerCard = z.infer<typeof DangerCard>;

/** Danger was found in what a person said; without a card it was only asked after. The house offers nothing after it. */
export const Danger = z.object({ card: DangerCard.nullable() });
export type Danger = z.infer<typeof Danger>;
