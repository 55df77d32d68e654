import type { Extra } from '@kinsong/contract/guide/message-extra.ts';
import { day, second } from '@kinsong/contract/common/time.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { World } from '@kinsong/engines/guide/talk/world.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { perHouse } from '../../../platform/per-house.ts';
import type { Person } from '../../../platform/person.ts';
import { ensureThread } from '../../spaces/index.ts';
import { nthSaidAt, placeOfSaid, unmarkedTalkers } from '../answers/answers.sql.ts';
import { silentSince } from '../thread/silence-after-danger.ts';
import { say } from '../guide-messages.ts';
import { markOnce, marksOf } from '../thread/settings.sql.ts';
import { derivedId } from '../derived-id.ts';
import { later } from '../background-work.ts';
import type { Writing } from '../answers/streamed-answer.ts';
import { proposal, showDue, showLeftBehind, showOne, type Occasion } from './proposal-cards.ts';
import { soundsOf, wantedIn } from './wanted-in-text.ts';
import { insertProposals, type ProposalRow } from './proposals.sql.ts';

/** S1 §4: what follows a message, and how long after. */
const delays = {
  project_prompt: 1 * second,
  todo_prompt: 1.5 * second,
  upload: 2 * second,
  welcome: 3 * second,
};

/**
 * The cards that follow a message: for what sounds like a project or a task, and is meant as one. Kept with the message,
 * shown after their delay.
 */
export async function keepPrompts(
  house: House,
  person: Person,
  { spaceId, saidId, text }: Writing,
  known: Promise<{ readonly world: World }>,
): Promise<ProposalRow[]> {
  const sounds = soundsOf(text);
  if (saidId === null || sounds.length === 0) return [];
  const occasion: Occasion = { person, spaceId, saidId, text };
  const wanted = await known
    .then(({ world }) => wantedIn(house, text, world))
    .catch((error: unknown) => {
      // Where it cannot be known what was meant nothing is offered; what was said is kept all the same.
      house.log.error({ err: error }, 'a sentence could not be understood');
      return [];
    });
  const prompts = sounds.flatMap((kind): ProposalRow[] => {
    const offer = wanted.find((each) => each.kind === kind);
    if (offer === undefined) return [];
    return [proposal(house, occasion, { ...offer, id: derivedId(saidId, kind), wait: delays[kind] })];
  });
  await insertProposals(house.db, prompts);
  return prompts;
}

interface Said {
  /** Whose words they are. */
  readonly id: string;
  readonly saidId: string | null;
  /** Settles once it is known what the words are about: danger is followed by nothing. */
  readonly understood: Promise<unknown>;
}

/** What follows a message after its delay: its cards, and two things once a person. */
export function promptAfter(
  house: House,
  { id, saidId, understood }: Said,
  prompts: readonly ProposalRow[],
): void {
  if (saidId === null) return;
  const follow = (wait: number, what: string, task: () => Promise<void>): void =>
    later(house, wait, what, () => understood.then(task));
  for (const prompt of prompts) {
    if (prompt.kind !== 'proposal') follow(delays[prompt.kind], prompt.kind, () => showOne(house, prompt));
  }
  for (const name of onces)
    if (!hadOf(house).has(`${id} ${name}`))
      follow(once[name].wait, name, () => sayOnceAfter(house, id, name, saidId));
}

interface Once {
  /** From the so-manieth message on, and how long after it. */
  readonly from: number;
  readonly wait: number;
  readonly content: string;
  readonly extra: Extra;
}

const once: Readonly<Record<'welcome' | 'upload', Once>> = {
  welcome: {
    from: 2,
    wait: delays.welcome,
    content:
      'Welcome, seeker. Whatever you say here stays between you and the guide. What sounds like something to be done gets a card; nothing happens before you say yes.',
    extra: { kind: 'notification', name: 'welcome' },
  },
  upload: {
    from: 3,
    wait: delays.upload,
    content:
      'A picture, a voice, a page of an old letter: what you bring becomes part of the tale. Would you like to share something?',
    extra: { kind: 'upload_prompt' },
  },
};

const onces = ['welcome', 'upload'] as const;

/** Who has had which of them: that stays so, and is looked for once. */
const hadOf = perHouse(() => new Set<string>());
const mostKept = 20_000;

function keepHad(house: House, personId: string, name: string): void {
  const had = hadOf(house);
  if (had.size >= mostKept) had.clear();
  had.add(`${personId} ${name}`);
}

/** The delay is counted from the message that leads to it: an earlier one, said a moment before, brings it no sooner. */
async function sayOnceAfter(
  house: House,
  personId: string,
  name: keyof typeof once,
  saidId: string,
): Promise<void> {
  if ((await placeOfSaid(house.db, personId, saidId)) >= once[name].from)
    await sayOnce(house, personId, name);
}

/** Once a person, however often the house goes down in between: said before it is marked, under an id of its own. */
async function sayOnce(house: House, personId: string, name: keyof typeof once): Promise<void> {
  const { from, content, extra } = once[name];
  if ((await marksOf(house.db, personId)).has(name)) return keepHad(house, personId, name);
  if ((await nthSaidAt(house.db, personId, from)) === null) return;
  if ((await silentSince(house, personId)) !== null) return;
  const thread = await ensureThread(house, personId);
  await say(house, thread, { id: derivedId(personId, name), authorId: voices.house.id, content, extra });
  await markOnce(house.db, personId, name, house.clock.now());
}

/** What somebody was to be shown by now: what a house that went down still owed is there when they are back. */
export async function showOwed(house: House, personId: string): Promise<void> {
  await showDue(house, personId);
  const marks = await marksOf(house.db, personId);
  for (const name of onces) {
    if (marks.has(name)) continue;
    const { from, wait } = once[name];
    const since = await nthSaidAt(house.db, personId, from);
    if (since !== null && since.getTime() + wait <= house.clock.now().getTime())
      await sayOnce(house, personId, name);
  }
}

/** Longer than any delay: what was to be shown and is not yet was left behind by a house that went down. */
const leftBehind = 10 * second;
const lately = 1 * day;

/** The house shows what it owed when it went down. */
export const promptingJob = job({
  name: 'guide.prompts',
  payload: z.object({}),
  schedule: '* * * * *',
  async run(house) {
    const until = new Date(house.clock.now().getTime() - leftBehind);
    await showLeftBehind(house, until);
    for (const name of onces) {
      const since = new Date(until.getTime() - lately);
      for (const personId of await unmarkedTalkers(house.db, { since, until, name }))
        await sayOnce(house, personId, name);
    }
  },
});
