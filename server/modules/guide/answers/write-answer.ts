import { errors, Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../../platform/house.ts';
import { ModelFailure } from '../../../platform/model/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Said } from '@kinsong/engines/guide/talk/world.ts';
import { rewrite } from '../guide-messages.ts';
import { keepThoughts, showDue } from '../proposals/proposal-cards.ts';
import { dropOffers } from '../proposals/proposals.sql.ts';
import { updateAnswer } from './answers.sql.ts';
import { answerByItself } from './answer-by-built-in.ts';
import { answerByModel, type Outcome } from './answer-by-model.ts';
import type { KnownWorld } from './person-knowledge.ts';
import { guideExtra, Pen, type Writing } from './streamed-answer.ts';

export interface Finished {
  readonly text: string;
  readonly isLyrical: boolean;
}

export interface Known {
  readonly world: KnownWorld;
  readonly recent: readonly Message[];
  /** What others and they themselves said of it, for a model. */
  readonly found: readonly Said[];
}

interface Ready {
  readonly gather: Promise<Known>;
  /** The place of the answer is in the thread. */
  readonly stored: Promise<unknown>;
}

/**
 * Writes an answer into its message, which stands there already. It is tied to no request: whoever asked may go, and
 * finds the answer when they are back.
 */
export async function writeAnswer(
  house: House,
  person: Person,
  writing: Writing,
  { gather, stored }: Ready,
): Promise<Finished> {
  const pen = new Pen(house, writing);
  try {
    const outcome = await think(house, person, writing, { known: await gather, stored }, pen);
    pen.lift();
    return await finish(house, person, writing, outcome, pen.text);
  } catch (error) {
    pen.lift();
    if (error instanceof ModelFailure)
      house.log.warn({ reason: error.reason, message: error.message }, 'the model did not answer');
    else house.log.error({ err: error }, 'the guide could not answer');
    await breakOff(house, writing, pen.text);
    throw new Refusal('guide.away');
  } finally {
    pen.lift();
  }
}

async function think(
  house: House,
  person: Person,
  writing: Writing,
  { known, stored }: { readonly known: Known; readonly stored: Promise<unknown> },
  pen: Pen,
): Promise<Outcome> {
  if (writing.by === 'model' && house.model !== null)
    return answerByModel(house, house.model, { writing, stored, ...known }, pen);
  await stored;
  const { world } = known;
  return answerByItself(house, person, { writing, world }, pen);
}

async function finish(
  house: House,
  person: Person,
  writing: Writing,
  { isLyrical, thoughts, told, danger }: Outcome,
  text: string,
): Promise<Finished> {
  const { spaceId, messageId, saidId } = writing;
  // On record before the answer is done, and shown after it: a house that goes down in between shows them when it is back.
  await keepThoughts(house, { person, spaceId, saidId, text: writing.text }, thoughts);
  if (danger !== undefined && saidId !== null) await dropOffers(house.db, saidId);
  const extra = guideExtra(house, writing, { state: 'done', is_lyrical: isLyrical, told, danger });
  await rewrite(house, spaceId, messageId, { content: text, extra });
  await updateAnswer(house.db, messageId, { state: 'done' });
  if (thoughts.length > 0) await showDue(house, person.id);
  return { text, isLyrical };
}

/** What was said stays; where nothing was, the house says that the line to the guide is disturbed. */
export async function breakOff(house: House, writing: Writing, text: string): Promise<void> {
  const { spaceId, messageId, mode, saidId } = writing;
  const code = 'guide.away';
  const change =
    text === ''
      ? { content: errors[code].text, extra: { kind: 'system_error' as const, mode, answers: saidId, code } }
      : {
          content: text,
          extra: guideExtra(house, writing, { state: 'broken', told: writing.by === 'model' }),
        };
  await rewrite(house, spaceId, messageId, change);
  await updateAnswer(house.db, messageId, { state: 'broken' });
}
