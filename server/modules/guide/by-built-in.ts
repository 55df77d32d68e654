import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import type { Outcome } from './by-model.ts';
import type { Lent } from './lent.ts';
import { hurryPrompts } from './offering.ts';
import { latestOpen } from './proposals.sql.ts';
import { changeSettings } from './settings.sql.ts';
import { settle } from './settling.ts';
import type { KnownWorld } from './world.ts';
import type { Pen, Writing } from './writing.ts';

/** Answers out of the house itself. It is loaded with the first word to it, so that a house at rest does not carry it. */
export async function answerByItself(
  house: House,
  lent: Lent,
  person: Person,
  { writing, world }: { writing: Writing; world: KnownWorld },
  pen: Pen,
): Promise<Outcome> {
  const wits = await import('./builtin/index.ts');
  const replies = {
    chat: () => wits.answer(writing.text, world),
    nudge: () => wits.nudge(world),
    story: () => wits.story(world),
  };
  const reply = await replies[writing.kind]();
  if (reply.settles !== undefined) {
    const tool = world.carried?.offer?.tool;
    const said = { answer: reply.settles, tool, saidId: writing.saidId };
    const refusal = await settleInWords(house, lent, person, said);
    if (refusal !== null) {
      // What was on the table stays there: the next Yes is for the same.
      pen.write(`That could not be done. ${refusal.message} The card stays open.`);
      return { isLyrical: false, thoughts: [], told: false };
    }
  }
  pen.write(reply.text);
  await changeSettings(house.db, person.id, {
    carried: reply.carry,
    ...(reply.story === undefined ? {} : { story: reply.story }),
  });
  return { isLyrical: reply.lyrical, thoughts: reply.proposals, told: false };
}

interface InWords {
  readonly answer: 'yes' | 'no';
  /** What the guide had asked about: another card may have come of the same sentence. */
  readonly tool: string | undefined;
  readonly saidId: string | null;
}

/** Yes or no may be said instead of pressed. Answers why it could not be done. */
async function settleInWords(
  house: House,
  lent: Lent,
  person: Person,
  { answer, tool, saidId }: InWords,
): Promise<Refusal | null> {
  // Whoever answers before the card is there has seen the question in the guide's words.
  await hurryPrompts(house, lent, person.id, saidId);
  const open = await latestOpen(house.db, person.id, tool);
  if (open === null) return null;
  try {
    await settle(house, lent, person, open.id, { answer });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
