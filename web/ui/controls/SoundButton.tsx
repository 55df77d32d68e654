import Heart from 'lucide-react/icons/heart';
import HeartOff from 'lucide-react/icons/heart-off';
import { cx } from '../cx.ts';
import styles from './SoundButton.module.css';
import { IconButton } from './IconButton.tsx';

export interface SoundButtonProps {
  /** Whether the house sounds. */
  on: boolean;
  onChange: (on: boolean) => void;
  /** 'large' is the one all others follow: on its sheet it is lit while the house sounds. */
  kind?: 'bare' | 'quiet' | 'large';
}

/** Silences the house, or lets it sound again. */
export function SoundButton({ on, onChange, kind }: SoundButtonProps) {
  return (
    <IconButton
      icon={on ? Heart : HeartOff}
      label={on ? 'Mute all audio' : 'Enable all audio'}
      kind={kind === 'large' ? 'quiet' : kind}
      className={cx(styles.heart, on && styles.sounding, kind === 'large' && styles.large)}
      onClick={() => onChange(!on)}
    />
  );
}
