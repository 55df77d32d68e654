import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import { day, second } from '@kinsong/contract/common/time.ts';
import { linkPictureAddress } from '@kinsong/contract/messages/link-previews.ts';
import type { LinkPreview } from '@kinsong/contract/messages/message-parts.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { buffer } from 'node:stream/consumers';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { perHouse } from '../../../platform/per-house.ts';
import { fetchLink, internet, makePicture, type Network } from '../../media/index.ts';
import { changeMessageBy } from '../change-message.ts';
import { messageShape } from '../contract-shapes.ts';
import { reachMessage } from '../deeds/reachable-message.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import { shownPreview } from './kept-preview.ts';
import * as pages from './link-previews.sql.ts';

/** A page changes; what was found at an address is asked for anew after this. */
const staysFresh = 7 * day;
const bounds = {
  page: { largest: 512 * 1024, patience: 6 * second },
  picture: { largest: 4 * 1024 * 1024, patience: 8 * second },
} as const;

/** Through which network pages are fetched; a test has a small one of its own. */
export const networkOf = perHouse<{ use: Network }>(() => ({ use: internet }));

const keyOf = (pictureId: string): string => `link-pictures/${pictureId}.webp`;

/** What is at an address, from what is kept or from the page itself; null where there is nothing to show. */
export async function previewOf(house: House, url: string): Promise<LinkPreview | null> {
  const now = house.clock.now();
  const kept = await pages.pageAt(house.db, url);
  if (kept !== null && now.getTime() - kept.fetchedAt.getTime() < staysFresh) return shape(kept);
  const facts = await readPage(house, url);
  const pictureId =
    facts?.picture == null ? null : await keepPicture(house, facts.picture, kept?.pictureId ?? null);
  const found: pages.FoundPage = {
    url,
    site: facts?.site ?? '',
    title: facts?.title ?? null,
    description: facts?.description ?? '',
    pictureId,
    fetchedAt: now,
  };
  await pages.keepPage(house.db, found);
  return shape(found);
}

function shape({ url, site, title, description, pictureId }: pages.FoundPage): LinkPreview | null {
  if (title === null) return null;
  return {
    url,
    site,
    title,
    description,
    picture: pictureId === null ? null : linkPictureAddress(pictureId),
  };
}

/** What goes wrong on the way is nobody's business: a link that shows nothing is still a link. */
async function readPage(house: House, url: string): Promise<PageFacts | null> {
  try {
    const page = await fetchLink(url, networkOf(house).use, {
      ...bounds.page,
      accept: 'text/html',
      cut: true,
    });
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(page.type)) return null;
    const charset = /charset="?([\w-]+)/i.exec(page.type)?.[1] ?? 'utf-8';
    return factsOf(new TextDecoder(charset).decode(page.bytes), page.url);
  } catch {
    return null;
  }
}

/** The picture is drawn anew by the house: whoever looks at it is not seen by the page, and nothing hides in it. */
async function keepPicture(house: House, address: string, before: string | null): Promise<string | null> {
  try {
    const bounded = { ...bounds.picture, accept: 'image/*' };
    const { bytes } = await fetchLink(address, networkOf(house).use, bounded);
    return await storePicture(house, bytes, before);
  } catch {
    return before;
  }
}

async function storePicture(house: House, bytes: Uint8Array, before: string | null): Promise<string> {
  const id = before ?? newId(house.clock.now().getTime());
  await house.files.put(keyOf(id), await makePicture(bytes, 'square'), 'image/webp');
  return id;
}

/** What stands at an address, as somebody tells it who knows: for as long as that is fresh, nobody asks there. */
export async function tellPage(
  house: House,
  page: Pick<LinkPreview, 'url' | 'site' | 'title' | 'description'>,
  picture: Uint8Array,
): Promise<void> {
  const pictureId = await storePicture(house, picture, null);
  await pages.keepPage(house.db, { ...page, pictureId, fetchedAt: house.clock.now() });
}

export async function serveLinkPicture(house: House, pictureId: string): Promise<ServedFile> {
  const isKept = await pages.isLinkPicture(house.db, pictureId);
  const stream = isKept ? await house.files.get(keyOf(pictureId)) : null;
  if (stream === null) throw new Refusal('found.not');
  return { type: 'image/webp', content: await buffer(stream), keptBy: 'asker' };
}

/** Pages that nobody linked to for long are forgotten, and their pictures with them. */
export async function forgetOldPages(house: House, olderThan: number): Promise<void> {
  const before = new Date(house.clock.now().getTime() - olderThan);
  for (const id of await pages.forgetPages(house.db, before)) await house.files.delete(keyOf(id));
}

/** The link stays; what it leads to is no longer shown, and does not come back. */
export async function leaveOutPreview(
  house: House,
  person: Person,
  where: { space_id: string; message_id: string },
): Promise<Message> {
  const { message } = await reachMessage(house, person, 'messages.editOwn', where);
  if (message.authorId !== person.id) throw new Refusal('allowed.not');
  if (shownPreview(message.preview) === null) return messageShape(house, message);
  const changed = await changeMessageBy(house, where, ({ preview }) => ({
    preview: preview === null ? null : { url: preview.url, removed: true },
  }));
  if (changed === null) throw new Refusal('found.not');
  return changed;
}
