import type { HTMLAttributes, ReactElement } from 'react';
import type { LucideIcon } from '../drawing/Icon.tsx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** The key that does the same on what the menu hangs from. */
  shortcut?: string;
  /** Cannot be taken back: set apart, in ember. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The control that opens it; it is given the menu's wiring. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: readonly MenuItem[];
  /** Which edge of the trigger it hangs from. */
  align?: 'start' | 'end';
}
