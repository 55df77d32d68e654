import type { ReactNode } from 'react';
import type { Says } from './overlay.ts';
import type { MessageRow } from './rows.ts';

/** What a module lends to a stream whose talk is its own: how it shows some messages, and how one says something. */
export interface StreamLent {
  /** A message in its own look; undefined leaves it to the stream. */
  row?(row: MessageRow): ReactNode;
  /** Its own place to write, and what to call once something was said. */
  composer?(onSent: () => void): ReactNode;
  /** In the line above that place, instead of who is writing. */
  above?: ReactNode;
  /** Before the first words. */
  nothingYet?: ReactNode;
  /** Which of its own writings say something. */
  says?: Says;
}
