import type { RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Where a stream's rows are drawn. */
export interface Places {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly list: RefObject<VirtualizerHandle | null>;
  /** Free room after the last row. */
  readonly room: RefObject<HTMLElement | null>;
}
