import '../../ui/tokens.companion.css';
import type { CompanionParts } from '../../platform/web-module.ts';
import { AssistantBand } from './AssistantBand.tsx';
import { AssistantSwitch } from './AssistantSwitch.tsx';

export const companion: CompanionParts = { Switch: AssistantSwitch, Band: AssistantBand };
