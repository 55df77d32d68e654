import { heartbeat } from '@kinsong/engines/sound/heartbeat.ts';
import { levels, sound } from './sound-settings.ts';

/** Safari needs more time for everything that sounds, and gets a slower heart (S1 §9). */
const safari = navigator.vendor.startsWith('Apple');
const cycle = safari ? heartbeat.cycleOnSafari : heartbeat.cycle;
const startsWithin = safari ? 1000 : 500;

/** The one audio context of the app, opened by the first touch. */
let context: AudioContext | undefined;
let end: (() => void) | undefined;
let insisting: ReturnType<typeof setTimeout> | undefined;

/** Nothing sounds before a first touch, click or key; from then on the house sounds while it is looked at. */
export function soundWithFirstTouch(): void {
  if (safari) document.documentElement.style.setProperty('--breath', `${cycle}s`);
  for (const act of ['pointerup', 'touchend', 'click', 'keydown']) {
    addEventListener(act, wake, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) rest();
    else if (context !== undefined) wake();
  });
  sound.subscribe(() => (sound.get() ? wake() : rest()));
}

/** The one context, once there was a first touch and unless the house is silent; the touch may still be opening it. */
export const openedContext = (): AudioContext | undefined => (sound.get() ? context : undefined);

/** Also the way back: a browser may suspend the sound at any time, and lets it go on with the next touch. */
function wake(): void {
  if (!sound.get() || document.hidden) return;
  if (context === undefined) {
    context = new AudioContext();
    context.addEventListener('statechange', follow);
  }
  if (context.state === 'running') return follow();
  // Within the touch itself, as some browsers ask for.
  context.resume().catch(heldBack);
  clearTimeout(insisting);
  insisting = setTimeout(() => {
    if (context === undefined || context.state === 'running' || !sound.get()) return;
    context.resume().catch(heldBack);
    heldBack('no sound yet');
  }, startsWithin);
}

function rest(): void {
  clearTimeout(insisting);
  end?.();
  end = undefined;
  context?.suspend().catch(heldBack);
}

function follow(): void {
  const sounding = context?.state === 'running' && sound.get();
  if (sounding && end === undefined) begin(context);
  if (!sounding) {
    end?.();
    end = undefined;
  }
}

function begin(on: AudioContext | undefined): void {
  let ended = false;
  let silence: (() => void) | undefined;
  end = () => {
    ended = true;
    silence?.();
  };
  void import('@kinsong/engines/sound/house-sounds.ts').then(({ playHouse }) => {
    // Light and sound are told by one clock, which began with the page.
    if (!ended && on !== undefined)
      silence = playHouse(on, { cycle, now: () => performance.now() / 1000 }, levels);
  }, heldBack);
}

function heldBack(reason: unknown): void {
  // oxlint-disable-next-line no-console -- [E12] blocked sound is logged and nothing else: nobody needs to act
  console.info('The browser holds the sound back until the next touch.', reason);
}
