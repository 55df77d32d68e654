import type { WebModule } from '../../platform/web-module.ts';
import { retreatEars } from './retreat-ears.ts';

export const hospitality: WebModule = { ears: [retreatEars] };
