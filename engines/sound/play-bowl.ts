import { bowlStroke } from './bowl.ts';
import { openMaster } from './house-sounds.ts';
import { playNotes } from './play-notes.ts';

/** The bowl by itself, softer than where it sounds with the heart; its gain goes when it has faded. */
export function playBowl(context: BaseAudioContext, level: number): void {
  const master = openMaster(context);
  master.gain.value *= 0.6 * level;
  const notes = bowlStroke();
  playNotes(context, master, notes, context.currentTime);
  const length = Math.max(...notes.map((note) => note.length));
  setTimeout(() => master.disconnect(), (length + 0.1) * 1000);
}
