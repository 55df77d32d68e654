import { useContext } from 'react';
import { FrameContext } from '../../../ui/index.ts';
import { LightAndSoundButton } from '../light/LightAndSoundButton.tsx';
import styles from './ChatComposer.module.css';
import { GuideMessageField } from './GuideMessageField.tsx';
import { ToolBar } from './ToolBar.tsx';
import { useKeyboard } from './useKeyboard.ts';

/** Where one writes: on a phone the heart beside the field, and below it the tools, unless the keyboard needs their place. */
export function ChatComposer({ onSent }: { onSent: () => void }) {
  const { heart } = useContext(FrameContext);
  const { up, onFocus, onBlur } = useKeyboard();
  return (
    <div className={styles.foot} onFocus={onFocus} onBlur={onBlur}>
      <div className={styles.line}>
        {heart && <LightAndSoundButton />}
        <GuideMessageField onSent={onSent} />
      </div>
      {!up && <ToolBar onAsked={onSent} />}
    </div>
  );
}
