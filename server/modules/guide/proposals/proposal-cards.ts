import { newId } from '@kinsong/contract/common/ids.ts';
import type { CardWords } from '@kinsong/contract/guide/proposal-card.ts';
import type { ExtraGiven } from '@kinsong/contract/guide/message-extra.ts';
import { unnamedProject } from '@kinsong/contract/tasks/detect-project-in-text.ts';
import { voices, type VoiceName } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { guidePorts } from '../guide-ports.ts';
import { silentSince } from '../thread/silence-after-danger.ts';
import { absentPerson } from '../absent-person.ts';
import { say } from '../guide-messages.ts';
import * as rows from './proposals.sql.ts';

export interface Thought {
  readonly tool: string;
  readonly args: unknown;
}

export interface Occasion {
  readonly person: Person;
  readonly spaceId: string;
  /** The sentence that led to it; null where the guide began. */
  readonly saidId: string | null;
  readonly text: string;
}

/**
 * Puts on record what the guide thought of; its cards are shown after the answer. What a sentence asks for has one card:
 * a thought goes into the prompt that the same sentence leads to. What no tool understands is passed over.
 */
export async function keepThoughts(
  house: House,
  occasion: Occasion,
  thoughts: readonly Thought[],
): Promise<void> {
  const understood = thoughts.flatMap((thought): (Thought & { given: Args })[] => {
    const read = guidePorts.of(house).tools.get(thought.tool)?.args.safeParse(thought.args);
    if (read?.success === true) return [{ ...thought, given: read.data as Args }];
    house.log.info({ tool: thought.tool }, 'the guide proposed something that no tool understands');
    return [];
  });
  const prompted = await intoPrompts(house, occasion, understood);
  // All due at once, and in their order.
  const kept = understood
    .filter((thought) => !prompted.has(thought))
    .map(({ tool, given }, at, { length }) =>
      proposal(house, occasion, { kind: 'proposal', id: newId(), tool, args: given, wait: at - length }),
    );
  await rows.insertProposals(house.db, kept);
}

type Args = Readonly<Record<string, unknown>>;

/**
 * A prompt takes over the one thought that is for the same. Where there are several, or the guide understood something
 * else, its own cards come in the prompt's place. One that is shown already stays, and is not asked a second time.
 */
async function intoPrompts<T extends { readonly tool: string; readonly given: Args }>(
  house: House,
  { saidId }: Occasion,
  thoughts: readonly T[],
): Promise<ReadonlySet<T>> {
  const prompts = saidId === null || thoughts.length === 0 ? [] : await rows.promptsFor(house.db, saidId);
  const isElse = thoughts.some(({ tool }) => prompts.every((prompt) => prompt.tool !== tool));
  const taken = new Set<T>();
  for (const { id, tool, args, kind, dueAt } of prompts) {
    const [same, ...more] = thoughts.filter((thought) => thought.tool === tool);
    const isOne = same === undefined ? !isElse : more.length === 0;
    if (dueAt !== null && !isOne) await rows.dropProposal(house.db, id);
    else if (same !== undefined) {
      taken.add(same);
      // A salon keeps the name that was given to it.
      const isNamed = kind === 'project_prompt' && args['name'] !== unnamedProject;
      const both = isNamed ? { ...same.given, ...args } : { ...args, ...same.given };
      await rows.keepArgs(house.db, id, both);
    }
  }
  return taken;
}

interface Offered {
  readonly kind: rows.ProposalRow['kind'];
  readonly id: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** How long until it is shown. */
  readonly wait: number;
}

export function proposal(
  house: House,
  { person, spaceId, saidId, text }: Occasion,
  { wait, ...offered }: Offered,
): rows.ProposalRow {
  const now = house.clock.now();
  return {
    ...offered,
    personId: person.id,
    spaceId,
    state: 'open',
    saidId,
    text,
    result: null,
    madeAt: now,
    settledAt: null,
    dueAt: new Date(now.getTime() + wait),
  };
}

/** A card whose time has come. */
export async function showOne(house: House, { personId, id }: rows.ProposalRow): Promise<void> {
  const row = await rows.proposalOf(house.db, personId, id);
  if (row !== null && row.dueAt !== null) await show(house, row);
}

/** The cards that are due for someone by now. */
export async function showDue(house: House, personId: string): Promise<void> {
  for (const row of await rows.dueProposals(house.db, house.clock.now(), 20, personId))
    await show(house, row);
}

const everComing = new Date('9999-12-31T00:00:00Z');

/** Those too that were still to come: somebody has answered already, with `saidId`, what they would have asked. */
export async function hurryPrompts(house: House, personId: string, saidId: string | null): Promise<void> {
  const coming = await rows.dueProposals(house.db, everComing, 20, personId);
  // What the answer itself leads to is no part of what it answers.
  for (const row of coming) if (saidId === null || row.saidId !== saidId) await show(house, row);
}

/** What nobody has shown for so long was left behind by a house that went down. */
export async function showLeftBehind(house: House, since: Date): Promise<void> {
  for (const row of await rows.dueProposals(house.db, since, 100)) await show(house, row);
}

/** One card, under its own id: shown twice, on two nodes at once or after a crash, it stands there once. */
async function show(house: House, row: rows.ProposalRow): Promise<void> {
  // It stays due, and comes once they go on.
  if ((await silentSince(house, row.personId)) !== null) return;
  const person = absentPerson(row.personId);
  const tool = guidePorts.of(house).tools.get(row.tool);
  const args = tool?.args.safeParse(row.args);
  const card =
    tool === undefined || args?.success !== true
      ? null
      : await cardOf(house, tool.describe(house, person, args.data));
  if (card === null) return rows.dropProposal(house.db, row.id);
  const given = args?.data as Record<string, unknown>;
  await rows.keepArgs(house.db, row.id, given);
  await say(house, row.spaceId, {
    id: row.id,
    authorId: voices[speakers[row.kind]].id,
    content: card.ask,
    extra: extraFor({ ...row, args: given }, card),
  });
  await rows.markShown(house.db, row.id, house.clock.now());
}

/** The guide proposes; prompts come from the house (S1 §1: a second persona posts reminders and prompts). */
const speakers: Readonly<Record<rows.ProposalRow['kind'], VoiceName>> = {
  proposal: 'mairy',
  todo_prompt: 'house',
  project_prompt: 'house',
};

function extraFor({ id, kind, tool, args, saidId, text }: rows.ProposalRow, card: CardWords): ExtraGiven {
  const offered = { proposal_id: id, tool, args, card, state: 'open' as const, message_id: saidId };
  if (kind === 'proposal') return { kind, ...offered };
  const prompted = { ...offered, original_message: text };
  return kind === 'todo_prompt'
    ? { kind, ...prompted }
    : { kind, ...prompted, suggested_project_name: String(args['name']) };
}

/** What names things that this person may not see, or that are not there, is no proposal. */
async function cardOf(house: House, describing: Promise<CardWords>): Promise<CardWords | null> {
  try {
    return await describing;
  } catch (error) {
    house.log.info({ reason: error instanceof Error ? error.message : '' }, 'a proposal had no card');
    return null;
  }
}
