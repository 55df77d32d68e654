import * as z from 'zod';

/** What an error answer carries: the text, its code, the request's id, and for bad input the fields it concerns. */
export const ErrorAnswer = z.object({
  detail: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
