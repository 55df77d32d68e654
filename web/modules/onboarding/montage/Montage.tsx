import '../../../ui/tokens.stage.css';
import { Stage } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import { useStep } from '../useStep.ts';
import { useSegments } from './montage.data.ts';
import styles from './Montage.module.css';
import { MontagePlayer } from './MontagePlayer.tsx';

/** S1 §2.8: what one has told the house, as lantern slides. */
export function Montage() {
  const { finish, skip, back } = useStep('game_montage');
  const segments = useSegments();
  return (
    <Stage area="guild" title="Montage" className={styles.main} corner={<BackArrow to={back} />} ownSky>
      <MontagePlayer segments={segments} onEnd={(how) => (how === 'completed' ? finish() : skip())} />
    </Stage>
  );
}
