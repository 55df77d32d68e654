import CircleDashed from 'lucide-react/icons/circle-dashed';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import styles from './Badge.module.css';

export type BadgeTone = 'calm' | 'good' | 'warn' | 'ember' | 'accent';

export interface BadgeProps {
  icon?: LucideIcon;
  tone?: BadgeTone;
  /** With a slip of its own colour behind it, for headers. */
  filled?: boolean;
  children: ReactNode;
}

/** A state in an icon and a word, so that colour is never alone. */
export function Badge({ icon, tone = 'calm', filled, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], filled && styles.filled)}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  );
}

export type Health = 'excellent' | 'healthy' | 'attention_needed' | 'critical';

const healths: Record<Health, { word: string; icon: LucideIcon; tone: BadgeTone }> = {
  excellent: { word: 'Excellent', icon: Sparkles, tone: 'accent' },
  healthy: { word: 'Healthy', icon: HeartPulse, tone: 'good' },
  attention_needed: { word: 'Needs attention', icon: HeartPulse, tone: 'warn' },
  critical: { word: 'In trouble', icon: TriangleAlert, tone: 'ember' },
};

const unknown = { word: 'Just begun', icon: CircleDashed, tone: 'calm' } as const;

export interface HealthBadgeProps {
  /** Null is grey: nothing has happened yet by which one could tell. */
  health: Health | null;
  filled?: boolean;
}

export function HealthBadge({ health, filled = false }: HealthBadgeProps) {
  const { word, icon, tone } = health === null ? unknown : healths[health];
  return (
    <Badge icon={icon} tone={tone} filled={filled}>
      {word}
    </Badge>
  );
}
