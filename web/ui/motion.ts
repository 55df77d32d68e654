import { fullest, lightOf } from '@kinsong/engines/sound/heartbeat.ts';
import { useSyncExternalStore } from 'react';

/** Follows a media query. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Wide enough for the rail and for two things side by side. */
export const useWide = (): boolean => useMedia('(width >= 48rem)');

export const useStill = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** How long one breath of the house takes, in milliseconds. */
export function breath(): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue('--breath').trim();
  return Number.parseFloat(written) * (written.endsWith('ms') ? 1 : 1000);
}

/** How bright the lamp burns at a moment, from 0 to 1: the light of the heartbeat, sounding or not. */
export const lampLight = (now: number, period: number): number => lightOf(now / 1000, period / 1000);

/** At which part of a breath the lamp burns brightest. */
export const fullestPart = (period: number): number => fullest / (period / 1000);

/**
 * All that breathes does so as one: an animation whose name speaks of breathing counts from the beginning of the page,
 * as the heart does, and not from whenever it came to be seen.
 */
export function breatheTogether(): void {
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (!animationName.includes('breathe') || !(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      if (animation instanceof CSSAnimation && animation.animationName === animationName)
        animation.startTime = 0;
    }
  });
}
