import { game, parts } from '@kinsong/engines/onboarding/evening.ts';
import * as z from 'zod';

/** A part of the first evening, by the key of its screen. */
export const EveningPart = z.enum(parts);
/** Where somebody's first evening is: at a part, or over and in the game. */
export const EveningStep = z.enum([...parts, game]);
