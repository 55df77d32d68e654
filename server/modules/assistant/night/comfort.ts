import { contextOf, type Comforted } from '@kinsong/contract/assistant/assistant.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import type { Ask, Turn } from '../../../platform/model/index.ts';
import type { Person } from '../../../platform/person.ts';
import { assistantPorts } from '../ports.ts';
import { dangerWords } from './danger-words.ts';
import { nightWords } from './night-words.ts';

const patience = 15_000;
const longestAnswer = 260;
const longestSaid = 1200;

export interface AtNight {
  readonly message: string;
  readonly conversation_context?: readonly unknown[] | undefined;
}

/**
 * For whoever asks and nobody else: it enters no salon and is kept nowhere by this module. Danger comes before everything
 * and goes to no model. Nothing is arranged for the morning, so nothing of the kind is said.
 */
export async function comfort(
  house: House,
  person: Person,
  { message, conversation_context = [] }: AtNight,
): Promise<Comforted> {
  const { dangerIn, askModel } = assistantPorts.of(house);
  const danger = await dangerIn(house, person, message);
  if (danger !== null)
    return {
      night_response: dangerWords(danger),
      schedule_morning_analysis: false,
      answers_by: 'built-in',
      danger,
    };
  const before = await withoutDanger(turnsIn(conversation_context), async (text) => {
    return (await dangerIn(house, person, text)) !== null;
  });
  const words = await askModel(house, person, askFor(message, before), patience);
  const said = words?.text.trim().slice(0, longestSaid).toWellFormed() ?? '';
  return {
    night_response: said === '' ? nightWords(message, before.length) : said,
    schedule_morning_analysis: false,
    answers_by: said === '' ? 'built-in' : 'model',
    danger: null,
  };
}

const Said = z.object({ role: z.enum(['user', 'assistant']), content: z.string().min(1).max(2000) });

/** What was said tonight, as the asker's own page has it: their words and the answers, and of others nothing. */
const turnsIn = (context: readonly unknown[]): Turn[] =>
  context.slice(-contextOf.night).flatMap((given): Turn[] => {
    const { data } = Said.safeParse(given);
    return data === undefined ? [] : [{ role: data.role, text: data.content }];
  });

/** Words of danger go to no model with what is said later either, nor what was answered to them. */
async function withoutDanger(
  turns: readonly Turn[],
  isDanger: (text: string) => Promise<boolean>,
): Promise<Turn[]> {
  const kept: Turn[] = [];
  let isSilent = false;
  for (const turn of turns) {
    if (turn.role === 'user') isSilent = await isDanger(turn.text);
    if (!isSilent) kept.push(turn);
  }
  return kept;
}

export function askFor(message: string, before: readonly Turn[]): Ask {
  return {
    instructions: [
      'You are Mairy, the guide of a private house of families, and a language model; say so when asked.',
      'Somebody cannot sleep and tells you what weighs on them. Nobody else reads this.',
      'Answer in at most four short sentences: that you heard it, then one small thing that can be done in the dark.',
      'No advice about illness or medicine, no diagnosis, no praise, no lists, no exclamation marks.',
      'Promise nothing for later: you arrange nothing and tell nobody. Ask at most one question.',
    ].join('\n'),
    turns: [...before, { role: 'user', text: message }],
    tools: [],
    longest: longestAnswer,
  };
}
