import type { LucideIcon } from '../../../ui/index.ts';

/** What one typed screen says: its words and the names of its buttons, as data. */
export interface TypedWords {
  icon: LucideIcon;
  /** A warning is said in the colour of warnings. */
  warns?: boolean;
  paragraphs: readonly string[];
  onward: string;
  /** Only the first leads past all that is still to come. */
  skip?: string;
}
