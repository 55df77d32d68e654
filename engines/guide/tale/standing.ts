import type { TaleState, Task, World } from '../talk/world.ts';
import type { Chapter, Scene } from './chapter.ts';
import { chapters } from './chapters.ts';

/** Where the tale stands for this person. */
export interface Standing {
  readonly number: number;
  readonly chapter: Chapter;
  /** Null before the door at the chapter's end. */
  readonly scene: Scene | null;
  /** By the name of the scene; beside them what is carried and whether a blade was drawn. */
  readonly choices: Readonly<Record<string, string>>;
  readonly told: readonly string[];
  /** 'listened': kept by an older house, or never begun; no scene of this chapter was shown. */
  readonly seen: 'new' | 'listened' | 'played';
}

export const atDoor = 'door';

export function standingIn({ tale }: World): Standing {
  const number = tale?.chapter ?? 0;
  const chapter = chapterAt(number);
  const scene = chapter.scenes.find(({ id }) => id === tale?.scene) ?? chapter.scenes[0];
  return {
    number,
    chapter,
    scene: tale?.scene === atDoor ? null : scene,
    choices: tale?.choices ?? {},
    told: tale?.told ?? [],
    seen: tale === null ? 'new' : tale.scene === undefined ? 'listened' : 'played',
  };
}

export function chapterAt(number: number): Chapter {
  const chapter = chapters[number % chapters.length];
  if (chapter === undefined) throw new Error('the tale has no chapters');
  return chapter;
}

/** What was really done and is not yet part of the tale, the latest first. */
export const doneSince = (world: World, { told, seen }: Standing): readonly Task[] => {
  const done = world.tasks
    .filter(({ completedAt, id }) => completedAt !== null && !told.includes(id))
    .toSorted((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0));
  return seen === 'new' ? done.slice(0, 1) : done;
};

/** A thing done opens the door; whoever only listens, and chose nothing yet, has the page turned by it too. */
export function opens(world: World, at: Standing, listens = world.mode === 'real_world'): boolean {
  if (at.seen === 'new' || doneSince(world, at).length === 0) return false;
  return at.scene === null || at.seen === 'listened' || (listens && at.scene === at.chapter.scenes[0]);
}

export function throughTheDoor(at: Standing): Standing {
  const chapter = chapterAt(at.number + 1);
  return { ...at, number: at.number + 1, chapter, scene: chapter.scenes[0], seen: 'played' };
}

export function afterChoice(at: Standing, scene: Scene, choice: Scene['choices'][number]): Standing {
  const { scenes } = at.chapter;
  const wanted = choice.to ?? scenes[scenes.indexOf(scene) + 1]?.id ?? atDoor;
  return {
    ...at,
    scene: scenes.find(({ id }) => id === wanted) ?? null,
    choices: { ...at.choices, [scene.id]: choice.id },
    seen: 'played',
  };
}

/** To the next scene, with nothing chosen in this one. */
export function onFrom(at: Standing, scene: Scene): Standing {
  const { scenes } = at.chapter;
  return { ...at, scene: scenes[scenes.indexOf(scene) + 1] ?? null, seen: 'played' };
}

export const withMark = (at: Standing, name: string, value: string): Standing => ({
  ...at,
  choices: { ...at.choices, [name]: value },
});

/** What has been told is remembered as long as the house still shows it as done. */
export function keptAs(at: Standing, world: World, toldNow: boolean): TaleState {
  const done = world.tasks.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id);
  const before = at.told.filter((id) => done.includes(id));
  return {
    chapter: at.number,
    told: toldNow || at.seen === 'new' ? [...new Set([...before, ...done])] : before,
    scene: at.scene?.id ?? atDoor,
    choices: at.choices,
  };
}
