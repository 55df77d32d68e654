import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import { Count } from '../words/Count.tsx';
import styles from './AreaBar.module.css';

export interface AreaBarItem {
  label: string;
  icon: LucideIcon;
  /** An address, or something to do at once. */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  count?: number;
}

export interface AreaBarProps {
  label: string;
  items: readonly AreaBarItem[];
}

/** What the area one is in offers: tabs under the header on a wide screen, a bar for the thumb on a phone. */
export function AreaBar({ label, items }: AreaBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <BarItem key={item.label} {...item} />
      ))}
    </nav>
  );
}

function BarItem({ label, icon, href, onPress, current, count = 0 }: AreaBarItem) {
  const look = cx(styles.item, current && styles.current);
  const inside = (
    <>
      <Icon of={icon} />
      <span>{label}</span>
      {count > 0 && (
        <>
          <i className={styles.dot} />
          <span className={styles.count}>
            <Count count={count} />
          </span>
          <VisuallyHidden>, {count} new</VisuallyHidden>
        </>
      )}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={look} onClick={onPress} aria-pressed={current}>
        {inside}
      </button>
    );
  }
  return (
    <a className={look} href={href} aria-current={current ? 'page' : undefined}>
      {inside}
    </a>
  );
}
