import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ServedFile } from '../common/served-file.ts';
import { Message } from './messages.ts';

const link = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”]/iu;

/** No page that a person means has a longer one. */
const longestAddress = 1000;

/** The address of which a message shows what is there: the first in its words. */
export function firstLink(text: string): string | null {
  const found = link.exec(text)?.[0] ?? null;
  return found !== null && found.length <= longestAddress && URL.canParse(found) ? found : null;
}

export const linkPictureAddress = (pictureId: string): string => `/api/link-pictures/${pictureId}`;

export const dropPreview = call({
  name: 'messages.dropPreview',
  title: 'Leave out what a link in one’s own words leads to',
  method: 'DELETE',
  path: '/api/spaces/:space_id/messages/:message_id/preview',
  params: z.object({ space_id: Id, message_id: Id }),
  answer: Message,
  permission: 'messages.editOwn',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const linkPicture = call({
  name: 'messages.linkPicture',
  title: 'The picture of a page that somebody linked to, drawn anew by the house',
  method: 'GET',
  path: '/api/link-pictures/:link_picture_id',
  params: z.object({ link_picture_id: Id }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not'],
});
