import type { Intent } from '../understanding.ts';
import { weighed } from './evidence.ts';
import type { Scored } from './score.ts';
import { says } from './rule.ts';

/** "Tell me what I have to do": the duty is asked after, not taken on. */
const asksBefore = /\b(?:what|which|who|anything|whether|when|where|how)\b[^|]*$/;

interface Around {
  mask: string;
  tasks: readonly string[];
  topic: readonly string[];
  dates: number;
  /** "Instead of", "rather than": something stands there that is to be otherwise. */
  instead: boolean;
}

/** Below this the single words are heard as well. */
const shaky = 0.57;

/** Courtesy counts only when nothing else was said. */
const courtesy: ReadonlySet<Intent> = new Set(['thanks', 'greeting', 'farewell', 'smalltalk']);
const question = says(
  'BEGIN(?:what|who|when|where|why|which|how|whose|is|are|am|was|were|did|do|does|has|have|any|anything)',
);

/**
 * The one of the guesses that holds in this place: what the words alone leave open, the tasks of the house decide
 * ("I called the plumber" is done only if that was to be done).
 */
export function settled(guesses: readonly Scored[], around: Around): { intent: Intent; sure: number } {
  const likeliest = guesses
    .map((guess) => ({ intent: guess.intent, sure: guess.sure + bonus(guess, around) }))
    .toSorted((a, b) => b.sure - a.sure);
  const [best] = likeliest;
  if (best === undefined || best.sure < shaky) {
    const heard = weighed(around.mask, around.tasks.length > 0);
    if (heard !== null && heard.sure >= (best?.sure ?? 0)) return heard;
  }
  if (best === undefined || best.sure < 0.37) return { intent: 'unknown', sure: 0.2 };
  if (around.instead && around.tasks.length > 0 && best.intent === 'add_task')
    return { intent: 'change_task', sure: 0.7 };
  return { intent: best.intent, sure: Math.max(0, Math.min(1, best.sure)) };
}

function bonus({ intent, from }: Scored, { mask, tasks, topic, dates }: Around): number {
  const asks = question.test(mask);
  const words = mask.split(' ').length;
  if (courtesy.has(intent)) return words > 6 ? -0.1 : 0;
  if (intent === 'done_task') return (tasks.length > 0 ? 0.14 : -0.08) - (asks ? 0.3 : 0);
  if (intent === 'change_task') return tasks.length > 0 ? 0.08 : dates > 0 ? 0 : -0.06;
  if (intent === 'conflict') return mask.includes('P_') ? 0.1 : 0;
  if (intent === 'add_task') return (asks && from === 0) || asksBefore.test(mask.slice(0, from)) ? -0.3 : 0;
  if (intent === 'found_project') return asks && from === 0 ? -0.2 : 0;
  if (intent === 'what_did_we_decide' || intent === 'search') return topic.length > 0 ? 0.02 : -0.04;
  return 0;
}
