import type { WebModule } from '../../platform/web-module.ts';
import { retreatEars } from './retreats.data.ts';

export const hospitality: WebModule = { ears: [retreatEars] };
