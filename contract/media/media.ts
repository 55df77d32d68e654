import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ServedFile } from '../common/served-file.ts';
import { faceSeeds, faceStyles, paleGrounds } from './drawn-faces.ts';

/** The specification's 5 MB. */
export const largestAvatar = 5_242_880;
/** What the largest photographs of ordinary phones have, 8192 by 6144; opened, each takes four bytes. */
export const mostPixels = 8192 * 6144;

const Seed = z
  .int()
  .min(0)
  .max(faceSeeds - 1);
const Worn = z.object({ avatar_url: z.string() });

export const drawnAvatar = call({
  name: 'media.drawnAvatar',
  title: 'A face drawn by the house: the same for the same question, for good',
  method: 'GET',
  path: '/api/avatars/drawn',
  query: z.object({
    style: z.enum(faceStyles),
    seed: z.coerce.number().pipe(Seed),
    backgroundColor: z.enum(paleGrounds),
  }),
  answer: ServedFile,
  permission: 'anyone',
  errors: [],
  limit: { max: 1200, perMinutes: 10 },
});

export const avatarPicture = call({
  name: 'media.avatarPicture',
  title: 'A picture someone uploaded as their avatar, for people who are signed in',
  method: 'GET',
  path: '/api/avatars/:picture_id',
  params: z.object({ picture_id: Id }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not'],
});

export const wearDrawnAvatar = call({
  name: 'media.wearDrawnAvatar',
  title: 'Choose a drawn face as one’s avatar',
  method: 'PUT',
  path: '/api/user/avatar',
  body: z.object({ style: z.enum(faceStyles), seed: Seed, backgroundColor: z.enum(paleGrounds) }),
  answer: Worn,
  permission: 'person',
  errors: [],
  limit: { max: 120, perMinutes: 10 },
});

export const wearUploadedAvatar = call({
  name: 'media.wearUploadedAvatar',
  title: 'Upload a picture as one’s avatar: the bytes of a JPEG, PNG, WebP, GIF or AVIF file',
  method: 'PUT',
  path: '/api/user/avatar/picture',
  upload: { largest: largestAvatar, tooLarge: 'avatar.large' },
  answer: Worn,
  permission: 'person',
  errors: ['avatar.large', 'avatar.image', 'avatar.pixels', 'house.full'],
  limit: { max: 30, perMinutes: 10 },
});

export const wearLinkedAvatar = call({
  name: 'media.wearLinkedAvatar',
  title: 'Take the picture at a link as one’s avatar; the house fetches it once and keeps its own copy',
  method: 'PUT',
  path: '/api/user/avatar/link',
  body: z.object({ url: z.string().trim().min(1).max(2000) }),
  answer: Worn,
  permission: 'person',
  errors: ['avatar.link', 'avatar.large', 'avatar.image', 'avatar.pixels', 'house.full'],
  limit: { max: 20, perMinutes: 10 },
});

export const mediaCalls = [drawnAvatar, avatarPicture, wearDrawnAvatar, wearUploadedAvatar, wearLinkedAvatar];
