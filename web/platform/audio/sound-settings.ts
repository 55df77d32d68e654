import type { Levels } from '@kinsong/engines/sound/house-sounds.ts';
import { Store } from '../store.ts';

const KEPT_AS = 'kinsong.sound';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the house may sound on this device. It is on until the heart button says otherwise. */
export const sound = new Store(remembered());

export function chooseSound(on: boolean): void {
  sound.set(on);
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // A browser may refuse storage: the choice then lasts until the page is left.
  }
}

const LEVELS_KEPT_AS = 'kinsong.sound.levels';
const asWritten: Levels = { heart: 100, bowl: 100 };

const within = (level: unknown): number =>
  typeof level === 'number' && level >= 0 && level <= 100 ? level : 100;

function rememberedLevels(): Levels {
  try {
    const found = JSON.parse(localStorage.getItem(LEVELS_KEPT_AS) ?? '{}') as Partial<Levels>;
    return { heart: within(found.heart), bowl: within(found.bowl) };
  } catch {
    return asWritten;
  }
}

/** How loud the heart and the bowl are on this device, from 0 to 100. */
export const levels = new Store(rememberedLevels());

export function chooseLevel(part: keyof Levels, level: number): void {
  levels.change((before) => ({ ...before, [part]: level }));
  try {
    localStorage.setItem(LEVELS_KEPT_AS, JSON.stringify(levels.get()));
  } catch {
    // It then lasts until the page is left.
  }
}
