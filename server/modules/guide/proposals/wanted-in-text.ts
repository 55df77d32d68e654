import { detectProject } from '@kinsong/contract/tasks/detect-project-in-text.ts';
import { detectTask, titleOf } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import type { Act } from '@kinsong/engines/guide/frames/acts.ts';
import type { Frame } from '@kinsong/engines/guide/frames/frame.ts';
import { cardOf } from '@kinsong/engines/guide/talk/card-of.ts';
import { proposal, type Proposal } from '@kinsong/engines/guide/talk/proposal.ts';
import type { World } from '@kinsong/engines/guide/talk/world.ts';
import type { House } from '../../../platform/house.ts';
import { dayIn } from '../local-time.ts';
import type { Thought } from './proposal-cards.ts';
import { thoughtOf } from './tool-for-wish.ts';

type Kind = 'project_prompt' | 'todo_prompt';

interface Wanted extends Omit<Thought, 'args'> {
  readonly kind: Kind;
  readonly args: Readonly<Record<string, unknown>>;
}

/** S1 §4: what words sound like by their key words alone. It is a guess, which their meaning has to confirm. */
export function soundsOf(text: string): readonly Kind[] {
  const sounds: Kind[] = [];
  if (detectProject(text).isProject) sounds.push('project_prompt');
  // Whether it is a task does not depend on the day; when it would be due does, and is not asked here.
  if (detectTask(text, 'chat', anyDay).isTask) sounds.push('todo_prompt');
  return sounds;
}
const anyDay = '2026-01-01';

/** What can be written down: a question, a refusal, what is done already or only told is none of it. */
const worthACard: ReadonlySet<Act> = new Set([
  'add_task',
  'remind_me',
  'plan_event',
  'found_project',
  'start_vote',
  'unknown',
]);

/** What these words ask for, with the day that was said and no other. */
export async function wantedIn(house: House, text: string, world: World): Promise<readonly Wanted[]> {
  const [{ hear }, { ownEar }] = await Promise.all([
    import('@kinsong/engines/guide/hear.ts'),
    import('../ear/own-ear.ts'),
  ]);
  const { frames, danger } = hear(text, world, await ownEar());
  const frame = frames.find(({ act, polarity }) => polarity === 'wanted' && worthACard.has(act));
  if (danger !== null || frame === undefined) return [];
  const project: Wanted = {
    kind: 'project_prompt',
    tool: 'spaces.foundProject',
    args: { name: detectProject(text).name },
  };
  const today = dayIn(world.now, world.timeZone);
  const wish = frame.object === null ? null : taskOf(frame, frame.object, text, today);
  const task = wish === null ? null : thoughtOf(house, wish);
  if (task === null) return [project];
  const args = task.args as Readonly<Record<string, unknown>>;
  // Where the day could be one of several the card asks.
  const isOpen = wish?.day === null && frame.when?.readings.some(({ to }) => to >= today) === true;
  const asked = isOpen ? { due_date: null } : {};
  return [project, { ...task, kind: 'todo_prompt', args: { ...args, ...asked } }];
}

/** What was said of it stands on its card, a day that is over does not. */
function taskOf(frame: Frame, object: string, text: string, today: string): Proposal {
  const { day, time, doer, priority } = cardOf(frame);
  return proposal('add_task', {
    object: titleOf(object),
    day: day !== null && day >= today ? day : null,
    ...{ time, doer },
    priority: priority ?? detectTask(text, 'chat', today).priority,
  });
}
