import * as z from 'zod';
import { methods, verdicts, type Result as Counted } from '@kinsong/engines/votes/result.ts';
import { Id } from '../common/ids.ts';

const Tally = z.object({ key: z.string(), votes: z.int(), maybe: z.int() });

/** As the engine counts it (`engines/votes`); while a vote is open, how it stands. */
export const Result = z.object({
  verdict: z.enum(verdicts),
  method: z.enum(methods),
  winner: Id.nullable(),
  tied: z.array(Id).readonly(),
  voices: z.int(),
  quorum: z.int(),
  tallies: z.array(Tally).readonly(),
  rounds: z
    .array(
      z.object({
        tallies: z.array(Tally).readonly(),
        exhausted: z.int(),
        out: Id.nullable(),
        moved: z.array(z.object({ to: Id.nullable(), votes: z.int() })).readonly(),
        tie_broken_by: z.enum(['earlier_round', 'lot']).nullable(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Counted>;
export type Result = z.infer<typeof Result>;
