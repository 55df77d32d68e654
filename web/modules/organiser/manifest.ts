import type { WebModule } from '../../platform/web-module.ts';
import { levelEars, levelsKept } from './organiser.data.ts';

export const organiser: WebModule = { keeps: [levelsKept], ears: [levelEars] };
