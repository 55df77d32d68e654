import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { inWindow } from '@kinsong/engines/spiral/frames.ts';
import { pointAt } from '@kinsong/engines/spiral/golden.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Icon } from '../../../ui/index.ts';
import type { Along } from './useAlong.ts';
import styles from './MoreAlong.module.css';

/** How many lie before and after those that are seen, and the way there. A list of a phone is scrolled instead. */
export function MoreAlong({ along, frame }: { along: Along; frame: Frame }) {
  if (!along.canMove || frame.look === 'list') return null;
  const { before, after } = along;
  const foot = inWindow(frame, pointAt(0.07));
  return (
    <div data-fades className={styles.more} style={{ left: foot.x + 8, top: foot.y - 52 }}>
      <button type="button" disabled={after === 0} onClick={() => along.page(1)}>
        <Icon of={ChevronUp} size="s" />
        {after} more
      </button>
      <button type="button" disabled={before === 0} onClick={() => along.page(-1)}>
        <Icon of={ChevronDown} size="s" />
        {before} before
      </button>
    </div>
  );
}
