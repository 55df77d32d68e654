import { rules } from './rule.ts';
import type { IntentRule } from './rule.ts';

/** What a sentence is by its form alone, when none of its words is known: under a half, so that the guide asks back. */
export const faint: readonly IntentRule[] = [
  ...rules('who_does', { 'BEGIN(?:who|whose|whom) ': 0.45 }),
  ...rules('search', {
    'BEGIN(?:what|which|when|where|why|how|does|do|did|was|were|is|are|has|have) ': 0.42,
    '\\bknow (?:if|whether|where|when|why|what|which|how)': 0.42,
  }),
  ...rules('add_task', {
    '(?:need|needs|must|should|has to|have to|had to|ought|better|got to) ': 0.44,
    '(?:on|by|before|until|for)? ?DATE(?: please)?(?: \\||$)': 0.41,
  }),
  ...rules('change_task', { '(?:instead|rather than|not until|earlier|sooner|another day)': 0.42 }),
  ...rules('done_task', { '(?:done|finished|sorted)': 0.43 }),
  ...rules('hardship', {
    '(?:sad|sadness|lonely|hurts|grief|tears|alone|afraid|tired|exhausted)': 0.46,
  }),
];
