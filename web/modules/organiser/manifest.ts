import type { WebModule } from '../../platform/web-module.ts';
import { levelEars, levelsKept } from './levels-looked-at.ts';

export const organiser: WebModule = { keeps: [levelsKept], ears: [levelEars] };
