import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { useStore } from '../../../platform/store.ts';
import { IconButton, toast } from '../../../ui/index.ts';
import { lengthWords } from '../file-words.ts';
import { bring } from '../upload/upload-queue.ts';
import { Bars } from './Bars.tsx';
import { hold } from './hold-to-speak.ts';
import { asBars, recordVoice, type Recording } from './record-voice.ts';
import styles from './VoiceRecorder.module.css';

/** As many bars as a voice is drawn with wherever it stands. */
const drawn = 48;
const longest = 15 * 60;
/** Whoever lifts the finger sooner than this, in seconds, meant to press: it listens on. */
const shortest = 0.7;

export interface VoiceRecorderProps {
  space: string;
  /** The voice goes along as this file. */
  onSend: (file: string) => void;
  onClose: () => void;
}

/** In the place to write: one's voice as it is heard, its time, and to send it or let it be. */
export function VoiceRecorder({ space, onSend, onClose }: VoiceRecorderProps) {
  const recording = useRef<Recording>(undefined);
  const sending = useFirstFocus<HTMLButtonElement>();
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [began] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let left = false;
    const heard = () => {
      setHeights(recording.current?.heights.slice(-drawn) ?? []);
      setSeconds((performance.now() - began) / 1000);
    };
    recordVoice(heard).then(
      (begun) => {
        if (left) begun.cancel();
        else recording.current = begun;
      },
      () => {
        toast({
          title: 'The microphone could not be opened',
          description: 'Allow it for this site in the browser, then try again.',
        });
        close();
      },
    );
    return () => {
      left = true;
      recording.current?.cancel();
      recording.current = undefined;
    };
  }, [began]);
  const send = async () => {
    const done = recording.current;
    if (done === undefined) return;
    recording.current = undefined;
    const file = await done.finish();
    const [id] = bring(space, [file], { waves: asBars(done.heights, drawn) });
    if (id !== undefined) onSend(id);
  };
  const holding = useStore(hold);
  const lifted = useEffectEvent(() => {
    if (recording.current !== undefined && seconds >= shortest) void send();
  });
  useEffect(() => {
    if (holding !== 'lifted' && holding !== 'dropped') return;
    hold.set(undefined);
    if (holding === 'dropped') close();
    else lifted();
  }, [holding]);
  const isHeld = holding === 'rests' || holding === 'away';
  const tooLong = useEffectEvent(() => void send());
  useEffect(() => {
    const late = setTimeout(() => tooLong(), longest * 1000);
    return () => clearTimeout(late);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever in it one is
    <div
      className={styles.recorder}
      role="group"
      aria-label="Voice message"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {!isHeld && <IconButton icon={X} label="Do not send" onClick={onClose} />}
      <i className={styles.lamp} />
      <time className={styles.time}>{lengthWords(seconds)}</time>
      <Bars
        heights={asBars(
          heights.length < drawn ? [...Array<number>(drawn - heights.length).fill(0), ...heights] : heights,
          drawn,
        )}
        played={1}
      />
      {isHeld ? (
        <p className={styles.hint} role="status">
          {holding === 'away' ? 'Let go to cancel' : 'Slide away to cancel'}
        </p>
      ) : (
        <IconButton
          icon={ArrowUp}
          label="Send your voice"
          kind="filled"
          ref={sending}
          onClick={() => void send()}
        />
      )}
    </div>
  );
}
