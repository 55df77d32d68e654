import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { settleInWords } from '../proposals/settle-in-words.ts';
import { thoughtsOf } from '../proposals/tool-for-wish.ts';
import { changeSettings } from '../thread/settings.sql.ts';
import type { Outcome } from './answer-by-model.ts';
import type { KnownWorld } from './person-knowledge.ts';
import type { Pen, Writing } from './streamed-answer.ts';

/** Answers out of the house itself. It is loaded with the first word to it, so that a house at rest does not carry it. */
export async function answerByItself(
  house: House,
  person: Person,
  { writing, world }: { writing: Writing; world: KnownWorld },
  pen: Pen,
): Promise<Outcome> {
  const { replyTo } = await import('./built-in.ts');
  const { text, lyrical, proposals, pending, settles, tale, danger } = await replyTo(
    house,
    person,
    writing,
    world,
  );
  for (const settled of settles ?? []) {
    const refusal = await settleInWords(house, person, settled, writing.saidId);
    if (refusal !== null) {
      // What was on the table stays there: the next Yes is for the same.
      pen.write(`That could not be done. ${refusal.message} The card stays open.`);
      return { isLyrical: false, thoughts: [], told: false };
    }
  }
  pen.write(text);
  await changeSettings(house.db, person.id, {
    carried: pending,
    ...(tale !== undefined && { story: tale }),
  });
  return {
    isLyrical: lyrical,
    thoughts: thoughtsOf(house, proposals),
    told: false,
    danger,
  };
}
