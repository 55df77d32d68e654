import { day } from '@kinsong/contract/common/time.ts';
import { firstLink } from '@kinsong/contract/messages/link-previews.ts';
import { kindOf, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { changeMessageBy } from '../change-message.ts';
import { findMessages, type MessageRow } from '../messages.sql.ts';
import { forgetOldPages, previewOf } from './link-previews.ts';

/** After a message: what its first link leads to is fetched and shown under it, as soon as it is there. */
export const linkPreviewJob = job({
  name: 'messages.linkPreview',
  payload: z.object({ message_id: z.string() }),
  async run(house, { message_id }) {
    const [message] = await findMessages(house.db, [message_id]);
    const url = message === undefined || message.deletedAt !== null ? null : firstLink(message.content);
    if (message === undefined || url === null || message.preview?.url === url) return;
    const preview = await previewOf(house, url);
    if (preview === null && message.preview === null) return;
    const where = { space_id: message.spaceId, message_id };
    // Changed meanwhile, its words have a job of their own.
    await changeMessageBy(house, where, ({ content, preview: before }) =>
      firstLink(content) === url ? { preview } : { preview: before },
    );
  },
});

const forgottenAfter = 90 * day;

export const forgetPagesJob = job({
  name: 'messages.forgetLinkPages',
  payload: z.object({}),
  schedule: '23 2 * * *',
  run: (house) => forgetOldPages(house, forgottenAfter),
});

/** What is said in confidence leads nobody outside: no page hears of it. */
export async function lookUpLink(house: House, kind: SpaceKind, message: MessageRow): Promise<void> {
  if (!house.config.linkPreviews || kindOf(kind).confidential || !kindOf(kind).quotable) return;
  const url = firstLink(message.content);
  if (url === null ? message.preview === null : message.preview?.url === url) return;
  if (url !== null) {
    await house.jobs.enqueue(linkPreviewJob, { message_id: message.id });
    return;
  }
  const where = { space_id: message.spaceId, message_id: message.id };
  await changeMessageBy(house, where, () => ({ preview: null }));
}
