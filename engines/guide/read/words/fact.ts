import { capital } from '../../../text/capital.ts';
const before =
  /^(?:(?:please|mairy|hey|hi|hello|can you|could you|would you|i want you to|you should|you must|you may|do not forget|don.?t forget|remember|note|know|keep|bear|learn|memorise|save|it|this|that|in mind|for me|for the record|for your (?:information|memory)|down)[\s,:]+)+/i;
const after =
  /[\s,.;:-]+(?:please )?(?:remember|note|keep|memorise|save|bear) (?:that|this|it)(?: in mind| for me| down| please)*[.!]*$/i;

/** What is to be remembered, as it was said: the days in it too, and without the asking. */
export function factOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(before, '')
    .replace(after, '')
    .replace(/[\s.!?]+$/, '')
    .trim();
  return bare.length < 3 ? null : capital(bare);
}
