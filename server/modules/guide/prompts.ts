import { second } from '@kinsong/contract/common/time.ts';
import { voices } from '@kinsong/contract/seekers/voices.ts';
import { detectTask } from '@kinsong/contract/tasks/detect.ts';
import { detectProject } from '@kinsong/contract/tasks/project-like.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { timeZoneOf } from '../seekers/index.ts';
import { saidBy } from './answers.sql.ts';
import { say, type Lent } from './lent.ts';
import { offer } from './offering.ts';
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
  const occasion = { person, spaceId, saidId, text };
  const { isProject, name } = detectProject(text);
  if (isProject) {
    const thought = { tool: 'spaces.foundProject', args: { name } };
    later(house, delays.project, 'project prompt', () =>
      offer(house, lent, occasion, thought, { kind: 'project_prompt', name }),
    );
  }
  later(house, delays.todo, 'todo prompt', async () => {
    const today = dayIn(house.clock.now(), await timeZoneOf(house.db, person.id));
    const { isTask, title, priority, due_date } = detectTask(text, 'chat', today);
    if (!isTask) return;
    const thought = { tool: 'tasks.create', args: { title, priority, due_date } };
    await offer(house, lent, occasion, thought, { kind: 'todo_prompt' });
  });
  later(house, delays.upload, 'upload prompt', () =>
    once(house, person, 3, 'upload', () =>
      say(house, spaceId, {
        authorId: voices.house.id,
        content: uploadWords,
        extra: { kind: 'upload_prompt' },
      }),
    ),
  );
  later(house, delays.welcome, 'welcome', () =>
    once(house, person, 2, 'welcome', () =>
      say(house, spaceId, {
        authorId: voices.house.id,
        content: welcomeWords,
        extra: { kind: 'notification', name: 'welcome' },
      }),
    ),
  );
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

const welcomeWords =
  'Welcome, seeker. Whatever you say here stays between you and the guide. What sounds like something to be done gets a card; nothing happens before you say yes.';
const uploadWords =
  'A picture, a voice, a page of an old letter: what you bring becomes part of the tale. Would you like to share something?';
