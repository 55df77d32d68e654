import type { Intent } from '../understanding.ts';
import type { Scored } from './score.ts';
import { says } from './rule.ts';

/** "Tell me what I have to do": the duty is asked after, not taken on. */
const asksBefore = /\b(?:what|which|who|anything|whether|when|where|how)\b[^|]*$/;

interface Around {
  mask: string;
  tasks: readonly string[];
  topic: readonly string[];
  dates: number;
  /** All the days that are named are over: nothing is due on them any more. */
  behind: boolean;
  /** "Instead of", "rather than": something stands there that is to be otherwise. */
  instead: boolean;
  /** "Noor beats me at draughts" only sounds like danger. */
  harmless: boolean;
  /** It ends with a question mark. */
  asks: boolean;
}

interface Meant {
  intent: Intent;
  sure: number;
}

/** Courtesy counts only when nothing else was said. */
const courtesy: ReadonlySet<Intent> = new Set(['thanks', 'greeting', 'farewell', 'smalltalk']);
const question = says(
  'BEGIN(?:what|who|when|where|why|which|how|whose|is|are|am|was|were|did|do|does|has|have|any|anything)',
);

/** A rule that says less than this says nothing. */
const faint = 0.4;
/** A rule that is quite certain weighs half as much as an ear that is. */
const ruleShare = 0.5;
/** Nothing is due on a day that is over; what was meant may be what is late. */
const overdue = 0.3;
/** "Gutters done?" asks for it and does not tell: who tells seldom ends with that mark. */
const telling: ReadonlySet<Intent> = new Set(['done_task', 'joy']);
const askedFor = 0.35;
/** Below this nobody can say what was meant. */
const nothing = 0.16;
/** A life may be in danger: the ear alone says so from here on, whatever else it hears; below it is a hardship. */
const alarming = 0.4;

/** What the rules see and what the ear hears, weighed together; where they differ the guide is less sure. */
export function settled(
  guesses: readonly Scored[],
  heard: ReadonlyMap<Intent, number>,
  around: Around,
): Meant {
  const seen = new Map(guesses.map((guess) => [guess.intent, guess.sure + bonus(guess, around)]));
  const chanceOf = (intent: Intent): number =>
    (heard.get(intent) ?? 0) *
    (around.behind && intent === 'what_is_due' ? overdue : 1) *
    (around.asks && telling.has(intent) ? askedFor : 1);
  const worth = (intent: Intent): number =>
    chanceOf(intent) + ruleShare * Math.max(0, ((seen.get(intent) ?? 0) - faint) / (1 - faint));
  const [best] = [...heard.keys()]
    .map((intent) => ({ intent, worth: worth(intent) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined || best.worth < nothing) return { intent: 'unknown', sure: 0.2 };
  const danger = heard.get('danger') ?? 0;
  if (danger >= alarming && !around.harmless) return { intent: 'danger', sure: Math.max(0.6, danger) };
  if (best.intent === 'danger') return { intent: around.harmless ? 'smalltalk' : 'hardship', sure: 0.6 };
  const chance = chanceOf(best.intent);
  if (around.instead && around.tasks.length > 0 && best.intent === 'add_task')
    return { intent: 'change_task', sure: 0.7 };
  return { intent: best.intent, sure: together(chance, seen.get(best.intent) ?? 0) };
}

/** Two that say the same are surer than either. */
const together = (chance: number, seen: number): number =>
  1 - (1 - chance) * (1 - Math.max(0, Math.min(1, seen)));

function bonus({ intent, from }: Scored, { mask, tasks, topic, dates, behind }: Around): number {
  const asks = question.test(mask);
  const words = mask.split(' ').length;
  if (intent === 'what_is_due') return behind ? -0.4 : 0;
  if (courtesy.has(intent)) return words > 6 ? -0.1 : 0;
  if (intent === 'done_task') return (tasks.length > 0 ? 0.14 : -0.08) - (asks ? 0.3 : 0);
  if (intent === 'change_task') return tasks.length > 0 ? 0.08 : dates > 0 ? 0 : -0.06;
  if (intent === 'conflict') return mask.includes('P_') ? 0.1 : 0;
  if (intent === 'add_task') return (asks && from === 0) || asksBefore.test(mask.slice(0, from)) ? -0.3 : 0;
  if (intent === 'found_project') return asks && from === 0 ? -0.2 : 0;
  if (intent === 'what_did_we_decide' || intent === 'search') return topic.length > 0 ? 0.02 : -0.04;
  return 0;
}
