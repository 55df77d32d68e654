import {
  contextOf,
  type Summed,
  type SummaryLine,
  type SummaryTask,
} from '@kinsong/contract/assistant/assistant.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import { mostLetters, newestWithin, summarise, type Said } from '@kinsong/engines/summary/summary.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { talkIn } from '../../messages/index.ts';
import { profilesOf } from '../../seekers/index.ts';
import { pressingIn } from '../../tasks/index.ts';
import { saidInContext } from './said-in-context.ts';
import { sumUpByModel, type Summing } from './sum-up-by-model.ts';
import { opportunitiesIn } from './opportunities.ts';

/** Fewer new ones need no summary: then it is about the last fifty, as many as the specification sends. */
const stretch = { atLeast: 4, most: 400, otherwise: contextOf.summary } as const;
const mostTasks = 4;

export interface Asked {
  readonly salon_id?: string | undefined;
  readonly since?: number | undefined;
  readonly conversation_context?: readonly unknown[] | undefined;
  readonly include_insights: boolean;
}

/** What was said in a salon since the asker looked. The house reads the salon itself; what a client claims changes nothing. */
export async function sumUp(house: House, person: Person, asked: Asked): Promise<Summed> {
  if (asked.salon_id === undefined) return sumUpContext(asked);
  const {
    kind,
    said: rows,
    fresh,
  } = await talkIn(house, person, asked.salon_id, { ...stretch, after: asked.since });
  const people = rows.filter(({ authorId, forwarded }) => !isVoice(forwarded?.author_id ?? authorId));
  // Words carried here stay whose they were: neither told nor lent to a model as another's.
  const whole = people.map(({ id, authorId, forwarded, createdAt, content, replyTo }) => ({
    id,
    author: forwarded?.author_id ?? authorId,
    at: createdAt.getTime(),
    text: content,
    replyTo,
  }));
  const said = newestWithin(whole, mostLetters);
  const ids = said.map(({ id }) => id);
  const [tasks, profiles] = await Promise.all([
    pressingIn(house, person, asked.salon_id, ids, mostTasks),
    profilesOf(house.db, [...new Set(said.map(({ author }) => author))]),
  ]);
  const nameOf = (id: string): string => profiles.get(id)?.name ?? 'Someone';
  const byModel = kindOf(kind).confidential
    ? null
    : await sumUpByModel(house, person, { salon: asked.salon_id, said, nameOf });
  const here = new Set(ids);
  const to_do = tasks.map((task): SummaryTask => ({
    task_id: task.id,
    text: task.text,
    due_date: task.dueDate,
    assigned_to: task.assignedTo,
    message_id: task.origin.id !== null && here.has(task.origin.id) ? task.origin.id : null,
  }));
  return shaped(said, { nameOf, summing: byModel ?? bySentences(said, nameOf), to_do, fresh, asked });
}

/** Of no salon: what the client sends is all there is, so it is summed without a model and kept nowhere. */
function sumUpContext(asked: Asked): Summed {
  const { said: whole, nameOf } = saidInContext(asked.conversation_context ?? []);
  const said = newestWithin(whole, mostLetters);
  const summed = shaped(said, {
    nameOf,
    summing: bySentences(said, nameOf),
    to_do: [],
    fresh: false,
    asked,
  });
  const nowhere = (line: SummaryLine) => ({ ...line, message_id: null, author_id: null, at: null });
  return {
    ...summed,
    since: null,
    gist: summed.gist.map(nowhere),
    decided: summed.decided.map(nowhere),
    open: summed.open.map(nowhere),
  };
}

function bySentences(said: readonly Said[], nameOf: (id: string) => string): Summing {
  const lines = summarise(said);
  const authors = new Map(said.map(({ id, author }) => [id, author]));
  const quoted = lines.gist.map(({ id, text }) => `${nameOf(authors.get(id) ?? '')}: “${text}”`);
  return { ...lines, by: 'built-in', withheld: 0, summary: quoted.join(' ') };
}

interface Shape {
  readonly nameOf: (id: string) => string;
  readonly summing: Summing;
  readonly to_do: SummaryTask[];
  readonly fresh: boolean;
  readonly asked: Asked;
}

function shaped(said: readonly Said[], { nameOf, summing, to_do, fresh, asked }: Shape): Summed {
  const byId = new Map(said.map((each) => [each.id, each]));
  const line = ({ id, text }: { id: string; text: string }): SummaryLine => {
    const source = byId.get(id);
    const at = source === undefined ? null : new Date(source.at).toISOString();
    return { text, message_id: id, author_id: source?.author ?? null, at };
  };
  const open = summing.open.map(line);
  return {
    summary: summing.summary === '' ? 'Nothing was said here that could be summed up.' : summing.summary,
    opportunities: asked.include_insights ? opportunitiesIn(open, to_do, nameOf) : [],
    answers_by: summing.by,
    kept_from_model: summing.withheld,
    fresh,
    messages: said.length,
    since: said[0] === undefined ? null : new Date(said[0].at).toISOString(),
    gist: summing.gist.map(line),
    decided: summing.decided.map(line),
    open,
    to_do,
  };
}
