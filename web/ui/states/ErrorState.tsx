import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import styles from './ErrorState.module.css';
import { StatePicture } from './StatePicture.tsx';

export interface Kept {
  icon?: LucideIcon;
  words: string;
}

export interface ErrorStateProps {
  title?: string;
  /** What happened, in words; often it is the connection. */
  children: ReactNode;
  /** By name, what was written here and will be sent later. */
  kept?: readonly Kept[];
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** A bare second way out. */
  leave?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'No answer from the house', children, kept = [], onRetry, retrying, leave } = props;
  return (
    <StatePicture
      home={0}
      role="alert"
      title={title}
      more={kept.length > 0 && <KeptList kept={kept} />}
      actions={
        <>
          {onRetry && (
            <Button kind="thread" size="l" icon={RotateCw} busy={retrying} onClick={onRetry}>
              Retry
            </Button>
          )}
          {leave}
        </>
      }
    >
      {children}
    </StatePicture>
  );
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <div className={styles.kept}>
      <h3 className={styles.heading}>Kept on this device, and sent later</h3>
      <ul>
        {kept.map((item) => (
          <li key={item.words} className={styles.item}>
            <Icon of={item.icon ?? Check} />
            <span>{item.words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
