import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { Settled } from '@kinsong/engines/guide/talk/reply.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { guidePorts } from '../guide-ports.ts';
import { answerCard } from './answer-proposal.ts';
import { hurryPrompts } from './proposal-cards.ts';
import { openCards, type ProposalRow } from './proposals.sql.ts';
import { thoughtOf } from './tool-for-wish.ts';

/** Yes or no may be said instead of pressed, to the cards that are meant. Answers why it could not be done. */
export async function settleInWords(
  house: House,
  person: Person,
  { answer, proposals }: Settled,
  saidId: string | null,
): Promise<Refusal | null> {
  // Whoever answers before the card is there has seen the question in the guide's words.
  await hurryPrompts(house, person.id, saidId);
  const open = await openCards(house.db, person.id);
  const met = new Set<string>();
  try {
    for (const wish of proposals) {
      const card = open.find((each) => !met.has(each.id) && isFor(house, each, wish));
      if (card === undefined) continue;
      met.add(card.id);
      await answerCard(house, person, card.id, { answer });
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Whether a card is the one that was shown for this wish: all that the wish said stands on it. */
export function isFor(house: House, card: ProposalRow, wish: Proposal): boolean {
  const thought = thoughtOf(house, wish);
  if (thought?.tool !== card.tool) return false;
  // It may stand there under a name of its own; a sentence has but one of them.
  if (card.kind === 'project_prompt') return true;
  const read = guidePorts.of(house).tools.get(card.tool)?.args.safeParse(thought.args);
  return (
    read?.success === true &&
    Object.entries(read.data as Record<string, unknown>).every(
      ([name, value]) => JSON.stringify(card.args[name]) === JSON.stringify(value),
    )
  );
}
