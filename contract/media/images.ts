import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ServedFile } from '../common/served-file.ts';

/** As large as an avatar may be. */
export const largestImage = 5_242_880;

export const bringImage = call({
  name: 'media.bringImage',
  title:
    'Bring a picture for something one is about to make: the bytes of a JPEG, PNG, WebP, GIF or AVIF file',
  method: 'POST',
  path: '/api/images',
  upload: { largest: largestImage, tooLarge: 'image.large' },
  answer: z.object({ image: z.string() }),
  permission: 'person',
  errors: ['image.large', 'image.kind', 'avatar.pixels', 'house.full'],
  limit: { max: 30, perMinutes: 10 },
});

export const image = call({
  name: 'media.image',
  title: 'A picture of a guild, for people who are signed in',
  method: 'GET',
  path: '/api/images/:image_id',
  params: z.object({ image_id: Id }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not'],
});

export const imageAddress = (imageId: string): string => `/api/images/${imageId}`;

export const imageCalls = [bringImage, image];
