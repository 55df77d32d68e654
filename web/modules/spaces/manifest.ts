import type { WebModule } from '../../platform/web-module.ts';
import { spacesEars, spacesKept, spacesRows } from './spaces.data.ts';

export const spaces: WebModule = { rows: spacesRows, keeps: [spacesKept], ears: [spacesEars] };
