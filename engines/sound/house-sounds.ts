import { bowlStroke, strikesBowl } from './bowl.ts';
import { heartbeatOf } from './heartbeat.ts';
import { masterGain } from './note.ts';
import { playNotes } from './play-notes.ts';

/** What sounds in one cycle: the heart, and with every second beat the bowl. */
export function playCycle(
  context: BaseAudioContext,
  heart: AudioNode,
  cycle: number,
  at: number,
  bowl: AudioNode = heart,
): void {
  playNotes(context, heart, heartbeatOf(cycle), at);
  if (strikesBowl(cycle)) playNotes(context, bowl, bowlStroke(), at);
}

/** How loud each of the two is, from 0 to 100: 100 is as it was written. */
export interface Levels {
  readonly heart: number;
  readonly bowl: number;
}

/** Where the levels are read, and who says when they are others. */
export interface LevelSource {
  readonly get: () => Levels;
  readonly subscribe: (changed: () => void) => () => void;
}

const asWritten: LevelSource = { get: () => ({ heart: 100, bowl: 100 }), subscribe: () => () => undefined };

/** The one gain through which all that sounds goes. */
export function openMaster(context: BaseAudioContext): GainNode {
  const master = context.createGain();
  master.gain.value = masterGain;
  master.connect(context.destination);
  return master;
}

export interface HouseClock {
  /** Seconds since the light began to breathe. */
  now(): number;
  /** Seconds of one cycle. */
  readonly cycle: number;
}

/** How long before its moment a cycle is put on the clock, and how late one may still begin without limping. */
const lookAhead = 1.5;
const tooLate = 0.2;

/**
 * Lets the house sound until the answer is called. The light was there before: the heart joins it at its next beat, and
 * the bowl sounds at once, so that whoever switched the sound on hears that it is.
 */
export function playHouse(
  context: BaseAudioContext,
  clock: HouseClock,
  levels: LevelSource = asWritten,
): () => void {
  const master = openMaster(context);
  const [heart, bowl] = [context.createGain(), context.createGain()];
  const level = (): void => {
    heart.gain.value = levels.get().heart / 100;
    bowl.gain.value = levels.get().bowl / 100;
  };
  heart.connect(master);
  bowl.connect(master);
  level();
  const unlevel = levels.subscribe(level);
  const { cycle: length } = clock;
  playNotes(context, bowl, bowlStroke(), context.currentTime);
  let next = Math.floor(clock.now() / length) + 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const wait = next * length - clock.now();
    if (wait <= lookAhead) {
      if (wait > -tooLate) playCycle(context, heart, next, context.currentTime + Math.max(0, wait), bowl);
      next = Math.max(next, Math.floor(clock.now() / length)) + 1;
    }
    timer = setTimeout(goOn, Math.max(0.05, next * length - clock.now() - lookAhead) * 1000);
  };
  goOn();
  return () => {
    clearTimeout(timer);
    unlevel();
    // As good as at once, without the crack of a cut wave. What is on the clock already plays on unheard.
    master.gain.setTargetAtTime(0, context.currentTime, 0.008);
    setTimeout(() => master.disconnect(), 80);
  };
}
