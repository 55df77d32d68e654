import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../platform/store.ts';
import { Icon, partLater, useStill } from '../../../ui/index.ts';
import styles from './DoneRow.module.css';
import { wantedProof } from '../proof/wanted-proof.ts';
import { lastDeed, undoTime, useLastDeed, type LastDeed } from './last-deed.ts';

/** What was done last, and the way back. It stands in the flow of its list, and covers nothing. */
export function DoneRow() {
  const deed = useLastDeed();
  const shown = useStore(wantedProof);
  return (
    <>
      {deed && <Row key={deed.at} deed={deed} />}
      {shown && <ProofSheet key={shown.id} task={shown} />}{' '}
    </>
  );
}

/** What is ticked here may want a picture first. */
const ProofSheet = partLater(async () => (await import('../proof/ProofSheet.tsx')).ProofSheet);

function Row({ deed: { said, title, undo } }: { deed: LastDeed }) {
  const { line, hold, letGo } = useTimeLeft(() => lastDeed.set(undefined));
  const takeBack = () => {
    lastDeed.set(undefined);
    void undo();
  };
  return (
    <div
      className={styles.row}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      data-done-row
    >
      <Icon of={Sparkles} />
      <p className={styles.words} role="status">
        <strong>{said}</strong> <span className={styles.title}>{title}</span>
      </p>
      <button type="button" className={styles.undo} onClick={takeBack}>
        Undo
      </button>
      <i ref={line} className={styles.left} />
    </div>
  );
}

/** The line is the clock: it runs out once, and rests while a finger or the focus is there. */
function useTimeLeft(over: () => void) {
  const line = useRef<HTMLElement>(null);
  const running = useRef<Animation>(undefined);
  const end = useRef(over);
  const still = useStill();
  useEffect(() => {
    const clock = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: undoTime,
      easing: still ? 'steps(4, end)' : 'linear',
      fill: 'forwards',
    });
    if (clock === undefined) return;
    running.current = clock;
    clock.onfinish = () => end.current();
    return () => clock.cancel();
  }, [still]);
  return { line, hold: () => running.current?.pause(), letGo: () => running.current?.play() };
}
