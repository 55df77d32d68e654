import { breakthrough } from './breakthrough.ts';
import { drawCurtain, openCurtain } from './draw-curtain.ts';

/** All that can fall, rise and shine between two parts, in one piece. */
export const curtains = { breakthrough, drawCurtain, openCurtain };
