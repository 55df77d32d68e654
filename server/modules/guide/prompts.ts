import { second } from '@kinsong/contract/common/time.ts';
import { voices } from '@kinsong/contract/seekers/voices.ts';
import { detectTask } from '@kinsong/contract/tasks/detect.ts';
import { detectProject } from '@kinsong/contract/tasks/project-like.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { timeZoneOf } from '../seekers/index.ts';
import { saidBy } from './answers.sql.ts';
import { say, type Lent } from './lent.ts';
import { offer, type Occasion } from './offering.ts';
import { awaited } from './prompts-due.ts';
import { markOnce } from './settings.sql.ts';
import { later } from './work.ts';
import type { Writing } from './writing.ts';
import { dayIn } from './zone.ts';

/** S1 §4: what follows a message, and how long after. */
const delays = { project: 1 * second, todo: 1.5 * second, upload: 2 * second, welcome: 3 * second };

/** What the house offers after a message: cards for what sounds like a task or a project, and two things once a person. */
export function promptAfter(house: House, lent: Lent, person: Person, writing: Writing): void {
  const { spaceId, saidId, text } = writing;
  if (saidId === null) return;
  const occasion: Occasion = { person, spaceId, saidId, text };
  if (detectProject(text).isProject)
    awaited(house, person.id, saidId, 'spaces.foundProject', delays.project, (args) =>
      offerProject(house, lent, occasion, args),
    );
  // Whether it is a task does not depend on the day; when it is due does.
  if (detectTask(text, 'chat', dayIn(house.clock.now(), 'UTC')).isTask)
    awaited(house, person.id, saidId, 'tasks.create', delays.todo, (args) =>
      offerTask(house, lent, occasion, args),
    );
  later(house, delays.upload, 'upload prompt', () =>
    once(house, person, 3, 'upload', () => ask(house, spaceId)),
  );
  later(house, delays.welcome, 'welcome', () =>
    once(house, person, 2, 'welcome', () => welcome(house, spaceId)),
  );
}

type Args = Record<string, unknown>;

const unnamed = 'New project';

async function offerProject(house: House, lent: Lent, occasion: Occasion, better: Args): Promise<void> {
  const { name } = detectProject(occasion.text);
  // The name as the person wrote it, where they gave one.
  const args = name === unnamed ? { name, ...better } : { ...better, name };
  const prompt = { kind: 'project_prompt' as const, name: args.name };
  await offer(house, lent, occasion, { tool: 'spaces.foundProject', args }, prompt);
}

async function offerTask(house: House, lent: Lent, occasion: Occasion, better: Args): Promise<void> {
  const today = dayIn(house.clock.now(), await timeZoneOf(house.db, occasion.person.id));
  const { title, priority, due_date } = detectTask(occasion.text, 'chat', today);
  const args = { title, priority, due_date, ...better };
  await offer(house, lent, occasion, { tool: 'tasks.create', args }, { kind: 'todo_prompt' });
}

/** From the so-manieth message on and once a person, however often the house went down in between. */
async function once(
  house: House,
  person: Person,
  from: number,
  name: string,
  speak: () => Promise<unknown>,
): Promise<void> {
  if ((await saidBy(house.db, person.id, from)) < from) return;
  if (await markOnce(house.db, person.id, name, house.clock.now())) await speak();
}

const welcome = (house: House, spaceId: string) =>
  say(house, spaceId, {
    authorId: voices.house.id,
    content:
      'Welcome, seeker. Whatever you say here stays between you and the guide. What sounds like something to be done gets a card; nothing happens before you say yes.',
    extra: { kind: 'notification', name: 'welcome' },
  });

const ask = (house: House, spaceId: string) =>
  say(house, spaceId, {
    authorId: voices.house.id,
    content:
      'A picture, a voice, a page of an old letter: what you bring becomes part of the tale. Would you like to share something?',
    extra: { kind: 'upload_prompt' },
  });
