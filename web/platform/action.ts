import type { LucideIcon } from 'lucide-react';

/** One thing a person may do: its words, its icon, when it can be done, and the doing. Menus and buttons read it. */
export interface Action<On> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Cannot be undone. */
  readonly danger?: boolean;
  enabled(on: On): boolean;
  perform(on: On): void | Promise<void>;
}
