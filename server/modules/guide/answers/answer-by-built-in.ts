import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { hurryPrompts } from '../proposals/proposal-cards.ts';
import type { Proposal } from '../builtin/world.ts';
import { latestOpen, openCards, type ProposalRow } from '../proposals/proposals.sql.ts';
import { changeSettings } from '../thread/settings.sql.ts';
import { answerCard } from '../proposals/answer-proposal.ts';
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
  const wits = await import('../builtin/index.ts');
  const replies = {
    chat: () => wits.answer(writing.text, world),
    nudge: () => wits.nudge(world),
    story: () => wits.story(world),
  };
  const reply = await replies[writing.kind]();
  if (reply.settles !== undefined) {
    const tool = world.carried?.offer?.tool;
    const said = { answer: reply.settles, tool, saidId: writing.saidId, meant: reply.settled };
    const refusal = await answerInWords(house, person, said);
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
  return { isLyrical: reply.lyrical, thoughts: reply.proposals, told: false, danger: reply.danger };
}

interface InWords {
  readonly answer: 'yes' | 'no';
  /** What the guide had asked about: another card may have come of the same sentence. */
  readonly tool: string | undefined;
  readonly saidId: string | null;
  /** Of several cards under one question those that are meant. */
  readonly meant: readonly Proposal[] | undefined;
}

/** Yes or no may be said instead of pressed. Answers why it could not be done. */
async function answerInWords(
  house: House,
  person: Person,
  { answer, tool, saidId, meant }: InWords,
): Promise<Refusal | null> {
  // Whoever answers before the card is there has seen the question in the guide's words.
  await hurryPrompts(house, person.id, saidId);
  const latest = meant === undefined ? await latestOpen(house.db, person.id, tool) : null;
  const open = latest === null ? await cardsOf(house, person, meant ?? []) : [latest];
  try {
    for (const { id } of open) await answerCard(house, person, id, { answer });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The cards that were shown for these, while they are open. */
async function cardsOf(
  house: House,
  person: Person,
  meant: readonly Proposal[],
): Promise<readonly ProposalRow[]> {
  const tools = [...new Set(meant.map(({ tool }) => tool))];
  const open = (await Promise.all(tools.map((tool) => openCards(house.db, person.id, tool)))).flat();
  return meant.flatMap(
    ({ tool, args }) =>
      open.find(
        (card) =>
          card.tool === tool && Object.entries(args).every(([name, value]) => card.args[name] === value),
      ) ?? [],
  );
}
