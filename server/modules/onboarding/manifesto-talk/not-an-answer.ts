/**
 * What is said instead of an answer, told by its form and no further: a wish to go on, nothing yet, or a question back.
 * Whatever else is said is an answer.
 */
export function notAnAnswer(said: string): 'skip' | 'nothing' | 'question' | null {
  const text = said.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const bare = text.replaceAll(/^[\s.,!…-]+|[\s.,!…-]+$/g, '');
  if (skips.test(bare)) return 'skip';
  if (!/[\p{L}\p{N}]/u.test(text) || nothings.test(bare)) return 'nothing';
  return asksBack.test(bare) && text.split(' ').length <= longestQuestion ? 'question' : null;
}

const skips =
  /^(?:please |let's |let us |i(?:'d| would) (?:like to|rather) )?(?:skip|pass|next|go on|move on|leave (?:it|that|this)(?: blank| out| empty)?|not now|later)(?: (?:it|this|that|one|this one|that one|question|this question|please|for now|on))*$/;
const nothings =
  /^(?:h+m+|u+h+m*|u+m+|e+r+|hi|hello|hey|good (?:morning|day|evening)|ok|okay|yes|yeah|no|none|nope|nothing|idk|dunno|maybe|well|sure|fine|test|(?:i )?(?:really |honestly )?(?:don't|do not|dont) (?:really )?know(?: yet)?|no idea|(?:i'm |i am )?not (?:really )?sure(?: yet)?|(?:i )?can't say|hard to say|good question|let me think)$/;
const asksBack =
  /^(?:what|why|how|who|whom|which|when|where|can|could|do|does|did|is|are|am|should|must|may|would|will|have|has|sorry|pardon|you mean)\b.*\?$/;
/** Somebody's purpose may well be a question, said at length. */
const longestQuestion = 14;
