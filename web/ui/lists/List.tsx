import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './List.module.css';

export interface ListProps {
  /** Read aloud, and shown above the rows when `heading` is set. */
  label: string;
  heading?: 'shown' | 'warn' | 'ember' | undefined;
  /** Two where the list stands right under the screen's own title. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Rows on the open ground, parted by hairlines and never striped. */
export function List({ label, heading, level = 3, children }: ListProps) {
  return (
    <section className={styles.section}>
      {heading && (
        <ListHeading tone={heading} level={level}>
          {label}
        </ListHeading>
      )}
      <ul aria-label={label} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}

export interface ListHeadingProps {
  tone: NonNullable<ListProps['heading']>;
  level: NonNullable<ListProps['level']>;
  children: ReactNode;
}

/** What stands over rows: lent by itself to lists that draw only what is seen of them. */
export function ListHeading({ tone, level, children }: ListHeadingProps) {
  const Heading = `h${level}` as const;
  return <Heading className={cx(styles.heading, styles[tone])}>{children}</Heading>;
}

export interface RowProps {
  /** At the left: a face, a ring, an icon, a tick. */
  lead?: ReactNode;
  title: ReactNode;
  /** One quiet line below. */
  detail?: ReactNode;
  /** At the right: a number, a face, a state. */
  end?: ReactNode;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Under the row, and no part of what it leads to. */
  below?: ReactNode;
  /** The one whose detail is shown. */
  selected?: boolean;
}

export function Row({ lead, title, detail, end, href, onPress, below, selected }: RowProps) {
  const inside = (
    <>
      {lead}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
  const look = cx(styles.row, selected && styles.selected);
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <a className={cx(look, styles.press)} href={href} aria-current={selected || undefined}>
          {inside}
        </a>
      ) : onPress ? (
        <button type="button" className={cx(look, styles.press)} onClick={onPress} aria-pressed={selected}>
          {inside}
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
      {below}
    </li>
  );
}
