import { useRef } from 'react';
import { Button, Stage, VisuallyHidden } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import { useFinishByHand } from '../useFinishByHand.ts';
import type { AtPart } from '../useStep.ts';
import { Spiral } from './Spiral.tsx';
import { begin, terminalLines } from './terminal.words.ts';
import styles from './TerminalScreen.module.css';
import { useArriving } from './useArriving.ts';

export interface TerminalScreenProps {
  title: string;
  step: Pick<AtPart, 'finish' | 'skip' | 'back'>;
}

/** The game introduces itself, line by line, beside a spiral that turns. */
export function TerminalScreen({ title, step }: TerminalScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const go = useRef<HTMLDivElement>(null);
  const { lines, button, finish } = useArriving(terminalLines, page);
  useFinishByHand({ isDone: () => button, finish: () => finish() });
  return (
    <Stage area="guild" title={title} className={styles.page}>
      <div ref={page} className={styles.sheet}>
        <header className={styles.top}>
          <BackArrow to={step.back} />
          <Button kind="bare" onClick={step.skip}>
            Skip
          </Button>
        </header>
        <Spiral className={styles.spiral} />
        <Lines shown={lines} />
        <div ref={go} className={styles.go}>
          {button && (
            <Button kind="primary" size="l" wide className={styles.begin} onClick={step.finish}>
              {begin}
            </Button>
          )}
        </div>
      </div>
    </Stage>
  );
}

function Lines({ shown }: { shown: number }) {
  const last = Math.max(0, shown - 1);
  return (
    <div className={styles.lines}>
      <VisuallyHidden>
        {terminalLines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </VisuallyHidden>
      <div aria-hidden data-lines>
        {terminalLines.map((line, at) => (
          <p key={at} data-come={at < shown || undefined} data-last={at === last || undefined}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
