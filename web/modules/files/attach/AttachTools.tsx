import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import Mic from 'lucide-react/icons/mic';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, type ChangeEvent, type ComponentType, type PointerEvent } from 'react';
import { IconButton, Menu, useMedia } from '../../../ui/index.ts';
import { accepted } from '../file-words.ts';
import { bring } from '../upload/upload-queue.ts';
import { followFinger } from '../voice/hold-to-speak.ts';
import { canRecord } from '../voice/record-voice.ts';
import { VoiceRecorder, type VoiceRecorderProps } from '../voice/VoiceRecorder.tsx';
import styles from './AttachTools.module.css';

export interface AttachToolsProps {
  space: string;
  /** Somebody wants to speak instead of writing. What hears them came with the button: it needs no line to the house. */
  onVoice: (Recorder: ComponentType<VoiceRecorderProps>) => void;
}

/** What else than words can be said: files, a picture taken now, one's own voice. */
export function AttachTools({ space, onVoice }: AttachToolsProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const byHand = useMedia('(hover: none) and (pointer: coarse)');
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    bring(space, [...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const open = () => files.current?.click();
  return (
    <>
      {byHand ? (
        <Menu
          align="start"
          trigger={<IconButton icon={Paperclip} label="Attach" />}
          items={[
            { label: 'Pictures and files', icon: Images, onSelect: open },
            { label: 'Take a picture', icon: Camera, onSelect: () => camera.current?.click() },
          ]}
        />
      ) : (
        <IconButton icon={Paperclip} label="Attach" onClick={open} />
      )}
      {canRecord() && <Microphone onSpeak={() => onVoice(VoiceRecorder)} />}
      <input
        ref={files}
        type="file"
        multiple
        accept={accepted}
        hidden
        aria-label="Files to attach"
        onChange={chosen}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Picture to take"
        onChange={chosen}
      />
    </>
  );
}

/** Pressed, it listens until one sends; held by a finger, for as long as the finger rests. */
function Microphone({ onSpeak }: { onSpeak: () => void }) {
  const held = useRef(false);
  const touch = (event: PointerEvent) => {
    held.current = false;
    if (event.pointerType !== 'touch') return;
    followFinger(event, () => {
      held.current = true;
      onSpeak();
    });
  };
  return (
    <IconButton
      icon={Mic}
      label="Speak"
      className={styles.microphone}
      onPointerDown={touch}
      onContextMenu={(event) => held.current && event.preventDefault()}
      onClick={() => {
        // Lifting the finger that held it is no press.
        if (!held.current) onSpeak();
        held.current = false;
      }}
    />
  );
}
