import { belongingReminder } from './texts/belonging-reminder.ts';
import { consciousnessReveal } from './texts/consciousness-reveal.ts';
import { realworldFocus } from './texts/realworld-focus.ts';
import { systemWarning } from './texts/system-warning.ts';
import type { TypedWords } from './typed-text.types.ts';

/** The four typed screens, by their keys, in the order in which they are read. */
export const typedTexts = {
  system_warning: systemWarning,
  consciousness_reveal: consciousnessReveal,
  realworld_focus: realworldFocus,
  belonging_reminder: belongingReminder,
} as const satisfies Readonly<Record<string, TypedWords>>;

export type TypedKey = keyof typeof typedTexts;
