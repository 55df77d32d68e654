import * as z from 'zod';

/** What lies in the store and is never held whole: any part of it is read when it is asked for. */
export interface StoredContent {
  readonly size: number;
  /** Changes when the content does. */
  readonly tag: string;
  /** From a byte on, up to and without another. */
  read(from: number, end: number): Promise<AsyncIterable<Uint8Array>>;
}

const isStored = (value: unknown): boolean => typeof value === 'object' && value !== null && 'read' in value;

/** The answer of a call that serves a file instead of JSON. */
export const ServedFile = z.object({
  type: z.string(),
  content: z.union([z.string(), z.instanceof(Uint8Array), z.custom<StoredContent>(isStored)]),
  /**
   * Who may keep a copy: everyone on the way, or only the browser that asked, since what lies there never changes; or
   * only that browser, and it asks each time whether it still may.
   */
  keptBy: z.enum(['everyone', 'asker', 'asker who asks again']),
  /** To be saved under this name, and not shown. */
  saveAs: z.string().optional(),
});
export type ServedFile = z.infer<typeof ServedFile>;
