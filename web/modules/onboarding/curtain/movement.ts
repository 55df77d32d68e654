/** A curtain, or the lights where nothing may move. */
export interface Curtain {
  /** From 0, closed, to 1: then nothing of it is left to see. */
  set(open: number): void;
  /**
   * Told to the browser as a whole, which then draws it without the page: so it stays smooth while the next screen is
   * being made. How far it is open is asked for parts of the time, from 0 to 1.
   */
  move(duration: number, opennessAt: (part: number) => number): Movement;
  takeDown(): void;
}

export interface Movement {
  /** When it has come to its end, or was ended before. */
  readonly ended: Promise<void>;
  /** Where it is, in milliseconds. */
  goTo(time: number): void;
  pause(): void;
  run(): void;
  finish(): void;
  cancel(): void;
}

const steps = 16;

/** Keyframes, as many as the eye needs. */
export const momentsOf = (at: (part: number) => Keyframe): Keyframe[] =>
  Array.from({ length: steps + 1 }, (_, step) => at(step / steps));

export function together(animations: readonly Animation[]): Movement {
  const all = (act: (animation: Animation) => void) => () => animations.forEach(act);
  return {
    ended: Promise.allSettled(animations.map(({ finished }) => finished)).then(() => undefined),
    goTo(time) {
      for (const animation of animations) animation.currentTime = time;
    },
    pause: all((animation) => animation.pause()),
    run: all((animation) => animation.play()),
    finish: all((animation) => animation.finish()),
    cancel: all((animation) => animation.cancel()),
  };
}

/** Where nothing may move, the lights go down and up again. */
export function dimLights(place: HTMLElement): Curtain {
  place.dataset['still'] = '';
  let moving: Movement | undefined;
  const set = (open: number): void => {
    moving?.cancel();
    moving = undefined;
    place.style.opacity = String(1 - open);
  };
  set(0);
  return {
    set,
    move(duration, opennessAt) {
      set(opennessAt(0));
      const moments = momentsOf((part) => ({ opacity: 1 - opennessAt(part) }));
      moving = together([place.animate(moments, { duration, fill: 'both' })]);
      return moving;
    },
    takeDown() {
      moving?.cancel();
      delete place.dataset['still'];
      place.style.opacity = '';
    },
  };
}
