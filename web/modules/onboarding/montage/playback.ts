import {
  begin,
  elapsedOn,
  momentAt,
  pause,
  run,
  skip,
  stopped,
  type Moment,
} from '@kinsong/engines/onboarding/montage-timeline.ts';
import { Store } from '../../../platform/store.ts';

/** A montage that plays: what act it is in, told when that changes; and where exactly, to whoever draws it. */
export interface Playback {
  /** The moment in which the current act began; the same until the next begins. */
  readonly act: Store<Moment>;
  readonly running: Store<boolean>;
  /** What is to be seen just now. */
  now(): Moment;
  /** How far the curtain is open so many milliseconds into the current act, and how long that has run. */
  openAfter(time: number): number;
  ran(): number;
  run(): void;
  pause(): void;
  skip(): void;
  /** Nothing is told any more. */
  leave(): void;
}

export function makePlayback(
  durations: readonly number[],
  clockNow: () => number = () => performance.now(),
): Playback {
  let show = begin(durations);
  let clock = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): Moment => momentAt(show, elapsedOn(clock, clockNow()));
  const act = new Store(now());
  const running = new Store(false);
  const follow = (): void => {
    clearTimeout(timer);
    const moment = now();
    const last = act.get();
    if (moment.act !== last.act || moment.since !== last.since) act.set(moment);
    if (moment.until === null || !running.get()) return;
    timer = setTimeout(follow, Math.max(1, moment.until - elapsedOn(clock, clockNow())));
  };
  const set = (runs: boolean): void => {
    clock = runs ? run(clock, clockNow()) : pause(clock, clockNow());
    running.set(runs);
    follow();
  };
  return {
    act,
    running,
    now,
    openAfter: (time) => momentAt(show, act.get().since + time).open,
    ran: () => elapsedOn(clock, clockNow()) - act.get().since,
    run: () => set(true),
    pause: () => set(false),
    skip() {
      show = skip(show, elapsedOn(clock, clockNow()));
      set(true);
    },
    leave: () => clearTimeout(timer),
  };
}
