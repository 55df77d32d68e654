import * as z from 'zod';

/** The answer of a call that serves a file instead of JSON. */
export const ServedFile = z.object({
  type: z.string(),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
  /** Who may keep a copy: everyone on the way, or only the browser that asked. What lies at an address never changes. */
  keptBy: z.enum(['everyone', 'asker']),
});
export type ServedFile = z.infer<typeof ServedFile>;
