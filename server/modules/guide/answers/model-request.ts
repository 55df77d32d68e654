import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Ask, Turn } from '../../../platform/model/index.ts';
import type { Tool } from '../../../platform/tool.ts';
import { instructions } from './model-instructions.ts';
import { modelContext, type Relevance } from './model-context.ts';

/** S1 §7: the last ten messages. */
export const lastMessages = 10;
/** A token is about four letters; what is told of the person's world and of the talk so far keeps within these. */
const lettersOfTalk = 16_000;
const longestAnswer = 1200;

export interface Question extends Relevance {
  readonly mode: Mode;
  readonly conjured: boolean;
  readonly text: string;
  readonly recent: readonly Message[];
  readonly tools: Iterable<Tool>;
}

/** Everything that goes out for one answer, and nothing besides it. */
export async function modelRequest(question: Question): Promise<Ask> {
  const known = await modelContext(question);
  return {
    instructions: instructions({ ...question, known }),
    turns: [...talk(question.recent), { role: 'user', text: question.text }],
    tools: [...question.tools].map(({ name, title, args }) => ({ name, title, args })),
    longest: longestAnswer,
  };
}

/**
 * What the two said to each other; cards, notices and reminders are no part of it, nor are words in which a life was in
 * danger, and what was answered to them: these go to no model later either. The newest have room first.
 */
function talk(recent: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  let room = lettersOfTalk;
  let isSilent = false;
  for (const { author_id, content, extra } of recent.toReversed()) {
    const told = extra === undefined ? null : extraOf(extra);
    const kind = told?.kind;
    if (told?.kind === 'guide') isSilent = told.danger !== undefined;
    if (isSilent) continue;
    if (content === '' || (isVoice(author_id) ? kind !== 'guide' : kind !== 'said')) continue;
    if (content.length > room) break;
    room -= content.length;
    turns.unshift({ role: isVoice(author_id) ? 'assistant' : 'user', text: content });
  }
  return joined(turns);
}

/** Providers expect the two to take turns, and the person to begin. */
function joined(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last === undefined && turn.role === 'assistant') continue;
    if (last?.role === turn.role)
      result[result.length - 1] = { ...turn, text: `${last.text}\n\n${turn.text}` };
    else result.push(turn);
  }
  // The question itself follows as the person's turn.
  return result.at(-1)?.role === 'user' ? result.slice(0, -1) : result;
}
