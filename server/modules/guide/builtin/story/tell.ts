import type { Intent } from '../understanding.ts';
import type { Reply, StoryState, Task, World } from '../world.ts';
import { listed, oneOf, opened, plain } from '../answers/phrases.ts';
import { nothingSaid } from '../understanding.ts';
import { inOrderOfNeed, isMine, isOpen, nameOf } from '../answers/whose.ts';
import type { Chapter } from './chapter.ts';
import { firstFires } from './chapters/first-fires.ts';
import { longRoads } from './chapters/long-roads.ts';
import { nearUs } from './chapters/near-us.ts';

export const chapters: readonly Chapter[] = [...firstFires, ...longRoads, ...nearUs];

/** More than these are not named in one page; all of them count as told. */
const mostDeeds = 3;

/**
 * The tale goes on when something real was done: what was done becomes what happened, and a new chapter opens.
 * Otherwise it stands where it stood, and says what would move it.
 */
export function tell(world: World, goesOn = false): Reply {
  const done = world.tasks
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0));
  const before = world.story;
  const fresh = before === null ? done.slice(0, 1) : done.filter(({ id }) => !before.told.includes(id));
  const moved = before !== null && fresh.length > 0;
  const number = before === null ? 0 : before.chapter + (moved ? 1 : 0);
  const chapter = chapters[number % chapters.length];
  if (chapter === undefined) throw new Error('the tale has no chapters');
  if (goesOn && before !== null && !moved) return resting(chapter, world);
  const round = Math.floor(number / chapters.length) + (before !== null && !moved ? 1 : 0);
  const told = [...new Set([...(before?.told ?? []), ...done.map(({ id }) => id)])];
  return {
    text: [
      heading(chapter, number),
      woven(chapter, fresh, world),
      chapter.scenes[round % 2],
      waiting(chapter, world),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    lyrical: false,
    proposals: [],
    carry: { about: nothingSaid('story'), asked: null, offer: null },
    story: { chapter: number, told } satisfies StoryState,
  };
}

export const goesOnTelling = (text: string): boolean =>
  /^(?:go on|continue|carry on|next|more|and then|then|what then|and|please go on|keep going|on)\b/i.test(
    text.trim(),
  );

/** "Go on", and nothing was done since: the page is not told again, what would turn it is. */
const resting = (chapter: Chapter, world: World): Reply =>
  plain(
    `${oneOf(world, ['There the page ends, for today.', 'Further it is not written yet.'])} ${waiting(chapter, world)} When it is done, ask me again: the tale goes on with it.`,
    { about: nothingSaid('story'), asked: null, offer: null },
  );

const heading = ({ title }: Chapter, number: number): string => `Chapter ${number + 1}. ${title}`;

function woven({ deeds }: Chapter, fresh: readonly Task[], world: World): string {
  const [first, ...others] = fresh;
  if (first === undefined) return '';
  const line = oneOf(world, deeds).replaceAll('{deed}', first.title).replaceAll('{who}', doer(first, world));
  const more = others.slice(0, mostDeeds - 1).map(({ title }) => `“${title}”`);
  const also = more.length === 0 ? '' : ` Near it, in smaller letters: ${listed(more)}.`;
  return opened(line) + also;
}

const doer = (task: Task, world: World): string => {
  const name = nameOf(world, task.assignedTo ?? task.createdBy);
  return name === 'you' ? world.me.name : name;
};

function waiting({ waits }: Chapter, world: World): string {
  const [next] = inOrderOfNeed(
    world.tasks.filter((task) => isOpen(task) && isMine(task, world)),
    world,
  );
  if (next === undefined)
    return 'Here the tale rests. It goes on when something real is written down, and done.';
  return oneOf(world, waits).replaceAll('{task}', next.title);
}

const asides: ReadonlySet<Intent> = new Set([
  'greeting',
  'farewell',
  'smalltalk',
  'thanks',
  'joy',
  'what_is_due',
  'what_was_done',
]);

/** In Game mode the tale looks in at the end of everyday answers; sorrow and danger it leaves alone. */
export function withTale(reply: Reply, intent: Intent, world: World): Reply {
  if (world.mode !== 'game' || reply.story !== undefined) return reply;
  const number = world.story?.chapter ?? 0;
  const chapter = chapters[number % chapters.length];
  if (chapter === undefined) return reply;
  if (intent === 'done_task' && reply.proposals.length > 0)
    return {
      ...reply,
      text: `${reply.text}\n\nWith your Yes it passes into the tale, and a page turns: ask for the story.`,
    };
  if (!asides.has(intent)) return reply;
  return { ...reply, text: `${reply.text}\n\n${heading(chapter, number)}. ${waiting(chapter, world)}` };
}

/** The verse of the chapter in which the tale stands. */
export function verseOf(world: World): readonly string[] {
  const chapter = chapters[(world.story?.chapter ?? 0) % chapters.length];
  return chapter?.verse ?? [];
}
