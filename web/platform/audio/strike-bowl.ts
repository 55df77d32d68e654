import { openedContext } from './house-sound.ts';
import { levels } from './sound-settings.ts';

/** One stroke of the bowl, as loud as somebody set it; nothing where the house is silent or was never touched. */
export function strikeBowl(): void {
  const context = openedContext();
  if (context === undefined || levels.get().bowl === 0) return;
  void sound(context).catch(() => {
    // A browser that holds the sound back: what is seen says the same.
  });
}

async function sound(context: AudioContext): Promise<void> {
  const { playBowl } = await import('@kinsong/engines/sound/play-bowl.ts');
  await context.resume();
  playBowl(context, levels.get().bowl / 100);
}
