import { faded, type Note } from './note.ts';

/** Puts the notes of a plan on the clock of an audio context, live or offline. */
export function playNotes(
  context: BaseAudioContext,
  out: AudioNode,
  notes: readonly Note[],
  begin: number,
): void {
  for (const note of notes) playNote(context, out, note, begin + note.at);
}

function playNote(context: BaseAudioContext, out: AudioNode, note: Note, at: number): void {
  const voice = context.createOscillator();
  voice.frequency.value = note.frequency;
  if (note.phase !== 0) voice.setPeriodicWave(shifted(context, note.phase));
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(note.peak, at + note.swell);
  loudness.gain.exponentialRampToValueAtTime(note.peak * faded, at + note.length);
  voice.connect(loudness).connect(out);
  voice.start(at);
  voice.stop(at + note.length);
  voice.onended = () => loudness.disconnect();
}

/** An oscillator always begins at zero; a sine that begins elsewhere is a cosine and a sine together. */
function shifted(context: BaseAudioContext, degrees: number): PeriodicWave {
  const angle = (degrees / 180) * Math.PI;
  return context.createPeriodicWave([0, Math.sin(angle)], [0, Math.cos(angle)], {
    disableNormalization: true,
  });
}
