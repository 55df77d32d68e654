import type { LucideIcon } from 'lucide-react';

/** One thing a person may do: its words, its icon, when it can be done, and the doing. Menus and buttons read it. */
export interface Action<On> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A key that does the same where the thing has the focus. */
  readonly shortcut?: string;
  /** Cannot be undone. */
  readonly danger?: boolean;
  enabled(on: On): boolean;
  perform(on: On): void | Promise<void>;
}
