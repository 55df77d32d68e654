import { Store } from '../../../platform/store.ts';

/** A finger on the microphone: it rests there, has slid away, or was lifted here or there. */
export type Hold = 'rests' | 'away' | 'lifted' | 'dropped';

/** Undefined where no finger holds the microphone: then there are buttons. */
export const hold = new Store<Hold | undefined>(undefined);

/** A touch shorter than this, in milliseconds, is a press; one that moves before is neither. */
const untilHeld = 300;
const mayMove = 10;
/** So many pixels from where it was put, a finger has slid away. */
const farAway = 96;

type Finger = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** Follows a finger from where it was put until it is lifted, whatever comes to lie under it. */
export function followFinger(put: Finger, begin: () => void): void {
  const left = new AbortController();
  const timer = setTimeout(() => {
    hold.set('rests');
    begin();
  }, untilHeld);
  const end = (next: Hold | undefined) => {
    clearTimeout(timer);
    left.abort();
    if (hold.get() !== undefined) hold.set(next);
  };
  const on = (what: 'pointermove' | 'pointerup' | 'pointercancel', act: (finger: Finger) => void) =>
    addEventListener(what, (event) => event.pointerId === put.pointerId && act(event), left);
  on('pointermove', ({ clientX, clientY }) => {
    const moved = Math.hypot(clientX - put.clientX, clientY - put.clientY);
    if (hold.get() !== undefined) hold.set(moved > farAway ? 'away' : 'rests');
    else if (moved > mayMove) end(undefined);
  });
  on('pointerup', () => end(hold.get() === 'away' ? 'dropped' : 'lifted'));
  // The system took the touch: what was said so far waits for a button.
  on('pointercancel', () => end(undefined));
}
