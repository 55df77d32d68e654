/** What browsers record a voice in, best first. */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

const kindHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : kinds.find((kind) => MediaRecorder.isTypeSupported(kind));

export const canRecord = (): boolean =>
  kindHere() !== undefined &&
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/** How loud it is, from 0 to 100, is noted so often. */
const heardEvery = 80;

export interface Recording {
  /** How loud it was from the beginning on. */
  readonly heights: readonly number[];
  /** The voice as a file. The microphone is let go. */
  finish(): Promise<File>;
  cancel(): void;
}

/** Listens to the microphone until it is told to stop. Fails where it may not. */
export async function recordVoice(onHeard: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = kindHere();
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  const heights: number[] = [];
  const listening = new AudioContext();
  const ear = listening.createAnalyser();
  ear.fftSize = 1024;
  listening.createMediaStreamSource(stream).connect(ear);
  const sample = new Float32Array(ear.fftSize);
  const timer = setInterval(() => {
    ear.getFloatTimeDomainData(sample);
    heights.push(loudness(sample));
    onHeard();
  }, heardEvery);
  recorder.start(1000);
  const letGo = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    void listening.close();
  };
  return {
    heights,
    async finish() {
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      recorder.stop();
      await ended;
      letGo();
      const type = recorder.mimeType.split(';')[0] ?? '';
      return new File(pieces, `voice.${type.split('/')[1] ?? 'webm'}`, { type });
    },
    cancel() {
      recorder.ondataavailable = null;
      recorder.stop();
      letGo();
    },
  };
}

/** A quiet voice is seen too: heights grow with the root of what is heard. */
export function loudness(sample: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < sample.length; at += 1) sum += sample[at]! ** 2;
  return Math.min(100, Math.round(180 * Math.sqrt(Math.sqrt(sum / Math.max(1, sample.length)))));
}

/** So many heights out of however many, each the highest of its part. */
export function asBars(heights: readonly number[], count: number): number[] {
  if (heights.length === 0) return [];
  return Array.from({ length: count }, (_each, at) => {
    const from = Math.floor((at * heights.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * heights.length) / count));
    return Math.max(...heights.slice(from, to));
  });
}
