import { bowlStroke, strikesBowl } from './bowl.ts';
import { heartbeatOf } from './heartbeat.ts';
import { masterGain } from './note.ts';
import { playNotes } from './play.ts';

/** What sounds in one cycle: the heart, and with every second beat the bowl. */
export function playCycle(context: BaseAudioContext, out: AudioNode, cycle: number, at: number): void {
  playNotes(context, out, heartbeatOf(cycle), at);
  if (strikesBowl(cycle)) playNotes(context, out, bowlStroke(), at);
}

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
export function playHouse(context: BaseAudioContext, clock: HouseClock): () => void {
  const master = openMaster(context);
  const { cycle: length } = clock;
  playNotes(context, master, bowlStroke(), context.currentTime);
  let next = Math.floor(clock.now() / length) + 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const wait = next * length - clock.now();
    if (wait <= lookAhead) {
      if (wait > -tooLate) playCycle(context, master, next, context.currentTime + Math.max(0, wait));
      next = Math.max(next, Math.floor(clock.now() / length)) + 1;
    }
    timer = setTimeout(goOn, Math.max(0.05, next * length - clock.now() - lookAhead) * 1000);
  };
  goOn();
  return () => {
    clearTimeout(timer);
    // As good as at once, without the crack of a cut wave. What is on the clock already plays on unheard.
    master.gain.setTargetAtTime(0, context.currentTime, 0.008);
    setTimeout(() => master.disconnect(), 80);
  };
}
