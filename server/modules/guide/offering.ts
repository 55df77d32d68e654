import { newId } from '@kinsong/contract/common/ids.ts';
import type { Card, ExtraOf } from '@kinsong/contract/guide/extra.ts';
import { voices, type VoiceName } from '@kinsong/contract/seekers/voices.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import type { Lent } from './lent.ts';
import { say } from './lent.ts';
import { insertProposal, offeredFor } from './proposals.sql.ts';

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

type Prompt =
  | { readonly kind: 'proposal' }
  | { readonly kind: 'todo_prompt' }
  | { readonly kind: 'project_prompt'; readonly name: string };

/** More than this at once is a pile and no proposal. */
const mostAtOnce = 3;

/** Puts cards into the thread for what the guide thought of. What no tool understands is passed over. */
export async function propose(
  house: House,
  lent: Lent,
  occasion: Occasion,
  thoughts: readonly Thought[],
): Promise<void> {
  for (const thought of thoughts.slice(0, mostAtOnce)) {
    await offer(house, lent, occasion, thought, { kind: 'proposal' });
  }
}

/** One card. A sentence leads to one card of a kind only, whoever thought of it first. */
export async function offer(
  house: House,
  lent: Lent,
  { person, spaceId, saidId, text }: Occasion,
  thought: Thought,
  prompt: Prompt,
): Promise<void> {
  const tool = lent.tools.get(thought.tool);
  const args = tool?.args.safeParse(thought.args);
  if (tool === undefined || args?.success !== true) {
    house.log.info({ tool: thought.tool }, 'the guide proposed something that no tool understands');
    return;
  }
  if (saidId !== null && (await isDouble(house, saidId, tool.name, prompt))) return;
  const card = await cardOf(house, tool.describe(house, person, args.data));
  if (card === null) return;
  const id = newId();
  const given = args.data as Record<string, unknown>;
  await insertProposal(house.db, {
    id,
    personId: person.id,
    spaceId,
    kind: prompt.kind,
    tool: tool.name,
    args: given,
    state: 'open',
    saidId,
    text,
    result: null,
    madeAt: house.clock.now(),
    settledAt: null,
  });
  const offered = {
    proposal_id: id,
    tool: tool.name,
    args: given,
    card,
    state: 'open' as const,
    message_id: saidId,
  };
  await say(house, spaceId, {
    id,
    authorId: voices[speakers[prompt.kind]].id,
    content: card.ask,
    extra: extraFor(prompt, offered, text),
  });
}

/** A prompt comes once; the guide may propose several of a kind, but not beside a prompt. */
async function isDouble(house: House, saidId: string, tool: string, { kind }: Prompt): Promise<boolean> {
  const kinds = await offeredFor(house.db, saidId, tool);
  return kind === 'proposal' ? kinds.some((each) => each !== 'proposal') : kinds.length > 0;
}

/** The guide proposes; prompts come from the house (S1 §1: a second persona posts reminders and prompts). */
const speakers: Readonly<Record<Prompt['kind'], VoiceName>> = {
  proposal: 'mairy',
  todo_prompt: 'house',
  project_prompt: 'house',
};

type Offered = Omit<ExtraOf<'proposal'>, 'kind'>;

function extraFor(prompt: Prompt, offered: Offered, text: string) {
  if (prompt.kind === 'proposal') return { kind: 'proposal' as const, ...offered };
  if (prompt.kind === 'todo_prompt')
    return { kind: 'todo_prompt' as const, ...offered, original_message: text };
  return {
    kind: 'project_prompt' as const,
    ...offered,
    original_message: text,
    suggested_project_name: prompt.name,
  };
}

/** What names things that this person may not see, or that are not there, is no proposal. */
async function cardOf(house: House, describing: Promise<Card>): Promise<Card | null> {
  try {
    return await describing;
  } catch (error) {
    house.log.info({ reason: error instanceof Error ? error.message : '' }, 'a proposal had no card');
    return null;
  }
}
