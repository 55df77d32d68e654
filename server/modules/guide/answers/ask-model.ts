import { newId } from '@kinsong/contract/common/ids.ts';
import type { House } from '../../../platform/house.ts';
import { ModelFailure, type Ask, type Model } from '../../../platform/model/index.ts';
import type { Person } from '../../../platform/person.ts';
import { ensureThread } from '../../spaces/index.ts';
import { closing } from '../background-work.ts';
import { answererFor } from '../thread/consent.ts';
import { settingsOf } from '../thread/settings.sql.ts';
import { insertErrand, updateAnswer } from './answers.sql.ts';
import { withinBudget } from './answer-by-model.ts';
import { recordedTurn } from './recorded-turn.ts';

/** What a model said to another module of the house, whole. */
export interface ModelWords {
  readonly text: string;
  /** The tools it called, unchecked. */
  readonly called: readonly { readonly name: string; readonly args: unknown }[];
}

/**
 * Asks the model on behalf of another module, by the rules of the talk with the guide: with the person's Yes to this
 * provider, within the budget, and with a record of what went out, which goes with the space that it was about. null where
 * nobody may be asked, or no answer came in time.
 */
export async function askModel(
  house: House,
  person: Person,
  ask: Ask,
  patience: number,
  about?: string,
): Promise<ModelWords | null> {
  const { model } = house;
  if (model === null || answererFor(house, await settingsOf(house.db, person.id)) !== 'model') return null;
  try {
    await withinBudget(house, model, person.id);
    return await answerInTime(house, model, person, ask, { patience, about });
  } catch (error) {
    if (error instanceof ModelFailure)
      house.log.warn({ reason: error.reason, message: error.message }, 'the model did not answer');
    else house.log.error({ err: error }, 'the model could not be asked');
    return null;
  }
}

async function answerInTime(
  house: House,
  model: Model,
  person: Person,
  ask: Ask,
  { patience, about }: { patience: number; about: string | undefined },
): Promise<ModelWords> {
  const messageId = newId();
  const spaceId = about ?? (await ensureThread(house, person.id));
  await insertErrand(house.db, { messageId, personId: person.id, spaceId, begunAt: house.clock.now() });
  let text = '';
  let state: 'done' | 'broken' = 'broken';
  try {
    const called = await recordedTurn(house, model, ask, {
      messageId,
      until: AbortSignal.any([closing(house), AbortSignal.timeout(patience)]),
      write: (piece) => (text += piece),
    });
    state = 'done';
    return { text: text.trim(), called: called.map(({ tool, args }) => ({ name: tool, args })) };
  } finally {
    await updateAnswer(house.db, messageId, { state });
  }
}
