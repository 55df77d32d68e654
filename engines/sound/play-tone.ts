import { openMaster } from './house-sounds.ts';
import { playNotes } from './play-notes.ts';
import { tones, type ToneName } from './tones.ts';

/** How long a tone lasts as a whole, in seconds. */
export const lengthOf = (name: ToneName): number =>
  Math.max(...tones[name].map(({ at, length }) => at + length));

/** Plays one tone through a gain of its own, which goes when it has faded. */
export function playTone(context: BaseAudioContext, name: ToneName): void {
  const master = openMaster(context);
  playNotes(context, master, tones[name], context.currentTime);
  setTimeout(() => master.disconnect(), (lengthOf(name) + 0.1) * 1000);
}
