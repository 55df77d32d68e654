import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { ReadEvent } from '../ics/read-event.ts';

/** What the thread that reads calendars is given. */
export interface ToRead {
  readonly bytes: Uint8Array;
  readonly here: string;
}

/** What it tells: the events, some at a time, and at the end what else there was; or why there is nothing. */
export type Told =
  | { readonly events: readonly ReadEvent[] }
  | { readonly leftOut: number; readonly unknownZones: readonly string[] }
  | { readonly refused: ErrorCode; readonly where?: { readonly line: number; readonly reason: string } };
