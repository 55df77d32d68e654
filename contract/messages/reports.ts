import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isHonest } from '../common/plain-text.ts';

export const longestReason = 1000;

const Reason = z
  .string()
  .trim()
  .refine((text) => text.length <= longestReason, `Say it in ${longestReason} characters.`)
  .refine(isHonest, cannotBeKept)
  .meta({ maxLength: longestReason });

/** The words stay as they were reported until somebody has answered, whatever becomes of the message. */
export const reportMessage = call({
  name: 'messages.report',
  title: "Report someone's words, once; whoever said them is not told by whom",
  method: 'POST',
  path: '/api/spaces/:space_id/messages/:message_id/report',
  params: z.object({ space_id: Id, message_id: Id }),
  body: z.object({ reason: Reason.default('') }),
  answer: z.object({ message_id: Id, reported: z.literal(true) }),
  permission: 'messages.read',
  errors: ['found.not', 'allowed.not', 'input.wrong'],
});
