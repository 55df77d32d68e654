import Heart from 'lucide-react/icons/heart';
import HeartOff from 'lucide-react/icons/heart-off';
import { useState } from 'react';
import { sound } from '../../../platform/audio/sound-settings.ts';
import { useStore } from '../../../platform/store.ts';
import { cx, IconButton } from '../../../ui/index.ts';
import { LightAndSoundSheet } from '../lazy-sheets.ts';
import styles from './LightAndSoundButton.module.css';

/** The heart in the field's line of a phone: it shows whether the house sounds, and opens what can be done about it. */
export function LightAndSoundButton() {
  const [open, setOpen] = useState(false);
  const on = useStore(sound);
  return (
    <>
      <IconButton
        icon={on ? Heart : HeartOff}
        label="Light and sound"
        className={cx(styles.heart, on && styles.on)}
        onClick={() => setOpen(true)}
      />
      <LightAndSoundSheet open={open} onOpenChange={setOpen} />
    </>
  );
}
