import type { WebModule } from '../../platform/web-module.ts';
import { eveningSends } from './evening.data.ts';
import { EveningLine } from './EveningLine.tsx';

export const onboarding: WebModule = { sends: eveningSends, QuietLine: EveningLine };
