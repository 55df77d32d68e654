import type { House } from '../../../platform/house.ts';
import type { Ask, Model, Tokens } from '../../../platform/model/index.ts';
import type { Thought } from '../proposals/proposal-cards.ts';
import { recordTold, updateAnswer } from './answers.sql.ts';

interface Listening {
  /** The answer that it goes on record with. */
  readonly messageId: string;
  readonly until: AbortSignal;
  /** The first word waits for this. */
  readonly ready?: Promise<unknown>;
  write(text: string): void;
}

/** Asks the model, and hands on its words as they come. What went out and what it cost is on record; what it calls is not done. */
export async function recordedTurn(
  { db }: House,
  model: Model,
  ask: Ask,
  { messageId, until, ready, write }: Listening,
): Promise<Thought[]> {
  // Put on record while the model thinks.
  const recorded = recordTold(db, messageId, {
    provider: model.provider,
    said: [{ role: 'system', text: ask.instructions }, ...ask.turns],
    tools: ask.tools.map(({ name }) => name),
  });
  recorded.catch(() => undefined);
  const called: Thought[] = [];
  let tokens: Tokens | null = null;
  try {
    for await (const part of model.stream(ask, until)) {
      await Promise.all([ready, recorded]);
      if (part.kind === 'text') write(part.text);
      else if (part.kind === 'tool') called.push({ tool: part.name, args: part.args });
      else tokens = part.tokens;
    }
  } finally {
    await recorded;
    const cost = costOf(model, tokens);
    await updateAnswer(db, messageId, { tokensIn: tokens?.in ?? null, tokensOut: tokens?.out ?? null, cost });
  }
  return called;
}

function costOf({ settings: { prices } }: Model, tokens: Tokens | null): number | null {
  if (prices === null || tokens === null) return null;
  return (tokens.in * prices.in + tokens.out * prices.out) / 1_000_000;
}
