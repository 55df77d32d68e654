import type { Danger } from '@kinsong/contract/guide/danger-card.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../../platform/house.ts';
import { ModelFailure, type Model } from '../../../platform/model/index.ts';
import { guidePorts } from '../guide-ports.ts';
import type { Said } from '@kinsong/engines/guide/talk/world.ts';
import type { Thought } from '../proposals/proposal-cards.ts';
import { heldToSense } from '../proposals/proposal-sanity.ts';
import { closing } from '../background-work.ts';
import { spentSince } from './answers.sql.ts';
import { recordedTurn } from './recorded-turn.ts';
import { modelRequest } from './model-request.ts';
import { isVerse } from './verse-detection.ts';
import type { KnownWorld } from './person-knowledge.ts';
import type { Pen, Writing } from './streamed-answer.ts';

/** More than this at once is a pile and no proposal. */
const mostAtOnce = 3;

/** What an answer came to, besides the words that were written already. */
export interface Outcome {
  readonly isLyrical: boolean;
  readonly thoughts: readonly Thought[];
  /** Whether something went out of the house for it. */
  readonly told: boolean;
  /** Present where danger was found. */
  readonly danger?: Danger | undefined;
}

interface ForModel {
  readonly writing: Writing;
  readonly world: KnownWorld;
  readonly recent: readonly Message[];
  readonly found: readonly Said[];
  readonly stored: Promise<unknown>;
}

/** Asks the model, and writes what it says as it comes. What it would do becomes a thought, and is not done. */
export async function answerByModel(
  house: House,
  model: Model,
  { writing, world, recent, found, stored }: ForModel,
  pen: Pen,
): Promise<Outcome> {
  await withinBudget(house, model, world.me.id);
  const ask = await modelRequest({
    house,
    world,
    recent,
    found,
    mode: writing.mode,
    conjured: writing.conjured,
    text: writing.text,
    mark: model.provider.mark,
    tools: world.tools,
  });
  const called = await recordedTurn(house, model, ask, {
    messageId: writing.messageId,
    until: closing(house),
    ready: stored,
    write: (text) => pen.write(text),
  });
  if (pen.text.trim() === '') pen.write('Here is what I would do. Nothing happens before you say yes.');
  const thoughts = await Promise.all(
    called
      .slice(0, mostAtOnce)
      .map((thought) =>
        heldToSense(thought, guidePorts.of(house).tools.get(thought.tool), world, writing.text),
      ),
  );
  return { isLyrical: isVerse(pen.text), thoughts, told: true };
}

export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The house's for the month, and within it the person's own. */
export async function withinBudget(
  house: House,
  { settings: { budget, share } }: Model,
  personId: string,
): Promise<void> {
  const month = monthOf(house.clock.now());
  const [all, mine] = await Promise.all([
    budget === null ? 0 : spentSince(house.db, month),
    share === null ? 0 : spentSince(house.db, month, personId),
  ]);
  if (budget !== null && all >= budget)
    throw new ModelFailure('budget', `the budget of the month is spent: ${all}`);
  if (share !== null && mine >= share)
    throw new ModelFailure('budget', `someone's share of the month is spent: ${mine}`);
}
