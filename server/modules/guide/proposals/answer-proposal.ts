import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { CardWords, DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import { extraOf, type ProposalState } from '@kinsong/contract/guide/message-extra.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { fieldTexts } from '../../../platform/field-error-texts.ts';
import type { House } from '../../../platform/house.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import type { Person } from '../../../platform/person.ts';
import type { Deed, DeedOrigin, Tool } from '../../../platform/tool.ts';
import { messageOf, takeBackFrom } from '../../messages/index.ts';
import { guidePorts } from '../guide-ports.ts';
import { rewrite, say } from '../guide-messages.ts';
import { derivedId } from '../derived-id.ts';
import { proposalOf, closeProposal, type ProposalRow } from './proposals.sql.ts';

export interface Answered {
  readonly state: ProposalState;
  readonly link: DeedLink | null;
}

export interface Yes {
  readonly answer: 'yes' | 'no';
  readonly args?: Record<string, unknown> | undefined;
}

/** Yes or no to a card. Two that come at once are carried out one after the other, so the deed is done once. */
export function answerCard(house: House, person: Person, id: string, yes: Yes): Promise<Answered> {
  return oneAtATime(house, `card ${id}`, () => decide(house, person, id, yes));
}

async function decide(house: House, person: Person, id: string, yes: Yes): Promise<Answered> {
  const proposal = await proposalOf(house.db, person.id, id);
  if (proposal === null) throw new Refusal('found.not');
  const { state, result } = proposal;
  if (state !== 'open') {
    // Answered so already, by an earlier try of the same call or on another device.
    if ((state === 'no') === (yes.answer === 'no')) return { state, link: result };
    throw new Refusal('proposal.settled');
  }
  return yes.answer === 'no' ? refuse(house, proposal) : carryOut(house, person, proposal, yes.args);
}

async function refuse(house: House, proposal: ProposalRow): Promise<Answered> {
  await closeProposal(house.db, proposal.id, { state: 'no', settledAt: house.clock.now() });
  await showOutcome(house, proposal, { state: 'no' });
  return { state: 'no', link: null };
}

async function carryOut(
  house: House,
  person: Person,
  proposal: ProposalRow,
  changes: Yes['args'],
): Promise<Answered> {
  const tool = guidePorts.of(house).tools.get(proposal.tool);
  if (tool === undefined) throw new Refusal('found.not');
  const read = tool.args.safeParse({ ...proposal.args, ...changes });
  if (!read.success) throw new Refusal('input.wrong', fieldTexts(read.error.issues));
  const deed = await performed(house, tool, person, proposal, read.data);
  const state = changes === undefined ? 'yes' : 'changed';
  const link = deed.link;
  const settled = await closeProposal(house.db, proposal.id, {
    state,
    settledAt: house.clock.now(),
    args: read.data as Record<string, unknown>,
    result: link,
  });
  // Null: another node was first, made the same thing, and has said so.
  if (settled === null) return { state, link };
  // The card says what was done, not what was thought of first.
  const card =
    state === 'changed' ? { card: await tool.describe(house, person, decided(tool, read.data)) } : {};
  await showOutcome(house, proposal, { state, deed, ...card });
  return { state, link };
}

async function performed(
  house: House,
  tool: Tool,
  person: Person,
  proposal: ProposalRow,
  args: unknown,
): Promise<Deed> {
  const origin: DeedOrigin = {
    id: proposal.id,
    type: proposal.saidId === null ? 'guide' : 'message',
    messageId: proposal.saidId,
    spaceId: proposal.spaceId,
    text: proposal.text,
  };
  try {
    return await tool.perform(house, person, args, origin);
  } catch (error) {
    // The card stays open: for another try, or for what is still to be put right on it.
    if (error instanceof Refusal) throw error;
    house.log.error({ err: error, tool: tool.name }, 'a proposal could not be carried out');
    throw new Refusal(proposal.tool === 'tasks.create' ? 'todo.failed' : 'house.broken');
  }
}

/** A day that was taken away by hand is no question any more. */
function decided({ days = {} }: Tool, args: unknown): unknown {
  const isOpen = ([key, value]: [string, unknown]): boolean => value === null && days[key] === null;
  return Object.fromEntries(Object.entries(args ?? {}).filter((each) => !isOpen(each)));
}

interface Outcome {
  readonly state: ProposalState;
  readonly deed?: Deed;
  readonly card?: CardWords;
}

/** A card keeps its answer; a prompt goes, and what was done is said in its place. */
async function showOutcome(
  house: House,
  { id, kind, spaceId }: ProposalRow,
  { state, deed, card }: Outcome,
): Promise<void> {
  if (kind === 'proposal') {
    const message = await messageOf(house, spaceId, id);
    const extra = message === null ? null : extraOf(message.extra);
    if (extra?.kind !== 'proposal') return;
    const result = deed?.link == null ? {} : { result: deed.link };
    await rewrite(house, spaceId, id, {
      extra: { ...extra, state, ...(card !== undefined && { card }), ...result },
    });
  } else {
    await takeBackFrom(house, spaceId, id);
  }
  if (deed === undefined) return;
  const link = deed.link === null ? {} : { link: deed.link };
  const extra = { kind: 'notification' as const, name: 'done', ...link };
  await say(house, spaceId, {
    id: derivedId(id, 'done'),
    authorId: voices.house.id,
    content: deed.said,
    extra,
  });
}
