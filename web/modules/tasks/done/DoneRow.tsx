import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef } from 'react';
import { Icon, useStill } from '../../../ui/index.ts';
import { change } from '../tasks.actions.ts';
import styles from './DoneRow.module.css';
import { justDone, undoTime, useJustDone, type JustDone } from './justDone.ts';

/** What was ticked last, and the way back. It stands in the flow of its list, and covers nothing. */
export function DoneRow() {
  const done = useJustDone();
  return done && <Row key={`${done.task.id} ${done.at}`} done={done} />;
}

function Row({ done: { task } }: { done: JustDone }) {
  const { line, hold, letGo } = useTimeLeft(() => justDone.set(undefined));
  const undo = () => {
    justDone.set(undefined);
    void change(task, { status: task.status });
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
        <strong>Done</strong> <span className={styles.title}>{task.text}</span>
      </p>
      <button type="button" className={styles.undo} onClick={undo}>
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
