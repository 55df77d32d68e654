import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { Logo } from '../drawing/Logo.tsx';
import type { Area } from './area.ts';
import styles from './Rail.module.css';

export interface AreaLink {
  area: Area;
  label: string;
  icon: LucideIcon;
  href: string;
}

export interface RailProps {
  areas: readonly AreaLink[];
  current: Area | undefined;
  /** Where the sign leads. */
  home: string;
  /** What stands at its foot. */
  foot?: ReactNode;
}

/** The areas of the house on a wide screen: an icon over its word, never an icon alone. */
export function Rail({ areas, current, home, foot }: RailProps) {
  return (
    <nav aria-label="The house" className={styles.rail}>
      <a href={home} className={styles.home} aria-label="Kinsong, home">
        <Logo glow />
      </a>
      <AreaLinks areas={areas} current={current} className={styles.areas} />
      <div className={styles.foot}>{foot}</div>
    </nav>
  );
}

export interface AreaLinksProps extends Omit<RailProps, 'home' | 'foot'> {
  className?: string | undefined;
}

export function AreaLinks({ areas, current, className }: AreaLinksProps) {
  return (
    <ul className={className}>
      {areas.map(({ area, label, icon, href }) => (
        <li key={area} data-area={area}>
          <a
            href={href}
            className={cx(styles.area, area === current && styles.current)}
            aria-current={area === current ? 'page' : undefined}
          >
            <Icon of={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
