import type { WebModule } from '../../platform/web-module.ts';
import { levelsKept } from './kept-levels.ts';
import { levelEars } from './levels-looked-at.ts';

export const organiser: WebModule = { keeps: [levelsKept], ears: [levelEars] };
