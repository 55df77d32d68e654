import Heart from 'lucide-react/icons/heart';
import HeartOff from 'lucide-react/icons/heart-off';
import { useState } from 'react';
import { sound } from '../../../platform/audio/sound.ts';
import { useStore } from '../../../platform/store.ts';
import { cx, IconButton } from '../../../ui/index.ts';
import styles from './LightButton.module.css';
import { LightSheet } from './LightSheet.tsx';

/** The heart in the field's line of a phone: it shows whether the house sounds, and opens what can be done about it. */
export function LightButton() {
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
      <LightSheet open={open} onOpenChange={setOpen} />
    </>
  );
}
