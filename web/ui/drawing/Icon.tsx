import type { LucideIcon as Drawing } from 'lucide-react';
import { cx } from '../cx.ts';
import styles from './Icon.module.css';

/** A drawing from the one family of icons. */
export type LucideIcon = Drawing;

export interface IconProps {
  of: LucideIcon;
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

/** One family, one stroke. An icon never stands alone: the words beside it carry the name. */
export function Icon({ of: Picture, size = 'm', className }: IconProps) {
  return <Picture aria-hidden className={cx(styles[size], className)} strokeWidth={1.75} />;
}
