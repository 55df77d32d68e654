import type { ToneName } from '@kinsong/engines/sound/tones.ts';
import { openedContext } from './house-sound.ts';

/** Lets a tone answer a tap, through the app's one audio context; nothing sounds where the house is silent. */
export async function ring(name: ToneName): Promise<void> {
  const context = openedContext();
  if (context === undefined) return;
  try {
    const [{ playTone }] = await Promise.all([
      import('@kinsong/engines/sound/play-tone.ts'),
      context.resume(),
    ]);
    playTone(context, name);
  } catch {
    // A browser that holds the sound back: what is seen says the same.
  }
}
