import { capital } from '../../text/capital.ts';
import { listed, oneOf } from '../say/phrases.ts';
import { inOrderOfNeed, isMine, isOpen, personOf } from '../say/whose.ts';
import type { Reply } from '../talk/reply.ts';
import type { Task, World } from '../talk/world.ts';
import type { Chapter } from './chapter.ts';
import { chapters } from './chapters.ts';
import { afterFight, dagger, nothingWritten, whenDone } from './lines.words.ts';
import { touches } from './match-choice.ts';
import { sceneQuestion } from './questions.ts';
import { named, wordsOf } from './read-deeds.ts';
import { atDoor, doneSince, keptAs, type Standing } from './standing.ts';
import { askedInTurn, stillAlong } from './take-up.ts';

/** More than these are not named in one page; all of them count as told. */
const mostDeeds = 3;

export const heading = ({ chapter, number }: Standing): string => `Chapter ${number + 1}. ${chapter.title}`;

/** The first page of a chapter, or the one where the tale stands, with what was really done woven in. */
export const openingPage = (at: Standing, done: readonly Task[], world: World): readonly string[] => [
  heading(at),
  woven(at.chapter, done, world),
  ...pageOf(at, [], world),
];

/** The scene, or the door with what was done on the way to it. */
export function pageOf(at: Standing, done: readonly Task[], world: World): readonly string[] {
  if (at.scene === null)
    return [
      at.chapter.door,
      remembered(at, atDoor, world),
      woven(at.chapter, done, world),
      waiting(at.chapter, world),
    ];
  return [remembered(at, at.scene.id, world), at.scene.text, stillAlong(at, world)];
}

/** What was chosen before comes back; of a drawn blade one hears in the next chapter. */
function remembered(at: Standing, where: string, world: World): string {
  const lines = at.chapter.remembers
    .filter((each) => each.at === where)
    .map(({ scene, lines: known }) => {
      const way = at.choices[scene];
      return way === undefined ? undefined : (known[way] ?? known['any']);
    });
  const feared = where === at.chapter.scenes[0].id && at.choices['fought'] === String(at.number - 1);
  return [...lines, feared ? oneOf(world, afterFight) : undefined]
    .filter((line) => line !== undefined)
    .join(' ');
}

function woven({ deeds }: Chapter, done: readonly Task[], world: World): string {
  const [first, ...others] = done;
  if (first === undefined) return '';
  const line = oneOf(world, deeds).replaceAll('{deed}', first.title).replaceAll('{who}', doer(first, world));
  const more = others.slice(0, mostDeeds - 1).map((task) => `“${task.title}” (${doer(task, world)})`);
  return capital(line) + (more.length === 0 ? '' : ` Near it, in smaller letters: ${listed(more)}.`);
}

/** Whose it was; where nobody took it on, it is not claimed for anybody. */
const doer = ({ assignedTo, createdBy, spaceId }: Task, world: World): string => {
  const shared = world.spaces.some(({ id }) => id === spaceId);
  return personOf(world, assignedTo ?? (shared ? null : createdBy))?.name ?? 'somebody';
};

/** The real thing that would move the tale: one that suits the page before one that only presses. */
export function waiting({ waits, fits }: Chapter, world: World): string {
  const mine = inOrderOfNeed(
    world.tasks.filter((task) => isOpen(task) && isMine(task, world)),
    world,
  ).filter(({ status }) => status !== 'blocked');
  const next = mine.find(({ title }) => touches(named(wordsOf(title)), fits) > 0) ?? mine[0];
  return next === undefined
    ? nothingWritten
    : `${oneOf(world, waits).replaceAll('{task}', next.title)} ${whenDone}`;
}

export function carried({ choices }: Standing): readonly string[] {
  const found = chapters.filter(({ lies }) => choices[`carries.${lies.id}`] !== undefined);
  return [...(choices['dagger'] === 'laid' ? [] : [dagger]), ...found.map(({ lies }) => lies.called)];
}

/** A reply of the tale: in Game mode it ends with the question of its scene. */
export function taleReply(parts: readonly string[], at: Standing, world: World, toldNow = false): Reply {
  const question = at.scene === null || world.mode !== 'game' ? null : sceneQuestion(at.scene);
  const open = world.pending?.proposals ?? [];
  return {
    text: [...parts, at.scene === null || question === null ? '' : askedInTurn(at.scene, world)]
      .filter((part) => part !== '')
      .join('\n\n'),
    lyrical: false,
    proposals: [],
    pending:
      question === null && open.length === 0 ? null : { version: 2, question, proposals: open, matter: null },
    tale: keptAs(at, world, toldNow || (at.scene === null && doneSince(world, at).length > 0)),
  };
}
