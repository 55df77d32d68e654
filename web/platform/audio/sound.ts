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
