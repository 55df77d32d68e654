import { chooseSound, sound } from '../../../platform/audio/sound-settings.ts';
import { useStore } from '../../../platform/store.ts';
import { SoundButton, Sheet, SkinChooser } from '../../../ui/index.ts';
import { BackgroundLevel } from './BackgroundLevel.tsx';
import styles from './LightAndSoundSheet.module.css';
import { SoundLevel } from './SoundLevel.tsx';

export interface LightAndSoundSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All that shines and sounds, in one place. */
export function LightAndSoundSheet({ open, onOpenChange }: LightAndSoundSheetProps) {
  const on = useStore(sound);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Light and sound">
      <div className={styles.master}>
        <SoundButton on={on} onChange={chooseSound} kind="large" />
        <p>
          <b className={styles.state}>{on ? 'Sound is on' : 'Sound is off'}</b>
          <span className={styles.hint}>
            {on ? 'tap the heart to mute all audio' : 'tap the heart and it sounds again'}
          </span>
        </p>
      </div>
      <SoundLevel part="heart" />
      <SoundLevel part="bowl" />
      <div className={styles.part}>
        <BackgroundLevel />
      </div>
      <div className={styles.part}>
        <p className={styles.heading}>How the house looks</p>
        <SkinChooser look="scenes" />
      </div>
    </Sheet>
  );
}
