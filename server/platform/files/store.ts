import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

export interface Range {
  readonly from: number;
  readonly end: number;
}

/** A store as flydrive knows it, and what it does not know. */
export interface Store {
  readonly disk: Disk;
  readRange(key: string, range: Range): Promise<Readable>;
}
