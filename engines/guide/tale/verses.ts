import type { Frame } from '../frames/frame.ts';
import type { Answer } from '../say/answer.ts';
import { oneOf } from '../say/phrases.ts';
import { inOrderOfNeed, isMine, isOpen } from '../say/whose.ts';
import type { World } from '../talk/world.ts';
import { songs, quiet } from './songs.words.ts';
import { chapterAt } from './standing.ts';

/** Verse is said as verse: the screen shows it so. In Game mode it is that of the chapter one is in, or of the first. */
export function sing(_frame: Frame, world: World): Answer {
  const [task] = inOrderOfNeed(
    world.tasks.filter((each) => isOpen(each) && isMine(each, world)),
    world,
  );
  const ofTheHouse =
    task === undefined
      ? [quiet]
      : songs.map((song) => song.map((line) => line.replaceAll('{task}', task.title)));
  const ways =
    world.mode === 'game' ? [chapterAt(world.tale?.chapter ?? 0).verse, chapterAt(0).verse] : ofTheHouse;
  return {
    text: oneOf(
      world,
      ways.map((lines) => lines.join('\n')),
    ),
    lyrical: true,
  };
}
