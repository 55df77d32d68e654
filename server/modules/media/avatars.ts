import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import {
  faceAddress,
  isFaceAddress,
  pictureAddress,
  type Face,
} from '@kinsong/contract/media/drawn-faces.ts';
import { largestAvatar } from '@kinsong/contract/media/media.ts';
import { buffer } from 'node:stream/consumers';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { drawFace } from './faces/draw-face.ts';
import { fetchPicture } from './link/fetch-picture.ts';
import { internet } from './link/network.ts';
import * as rows from './media.sql.ts';
import { makePicture } from './make-picture.ts';

/** Who keeps a person's avatar, and tells everyone who sees it; handed in, since media knows neither. */
export type Wear = (house: House, personId: string, address: string) => Promise<void>;

const keyOf = (pictureId: string): string => `avatars/${pictureId}.webp`;

export async function serveFace(face: Face): Promise<ServedFile> {
  return { type: 'image/svg+xml', content: await drawFace(face), keptBy: 'everyone' };
}

export async function servePicture(house: House, pictureId: string): Promise<ServedFile> {
  const stream = (await rows.isPicture(house.db, pictureId)) ? await house.files.get(keyOf(pictureId)) : null;
  if (stream === null) throw new Refusal('found.not');
  return { type: 'image/webp', content: await buffer(stream), keptBy: 'asker' };
}

/** Only what is served as it stands here: an address is compared whole, so that no way of writing it leads elsewhere. */
export async function mayWearAvatar(house: House, personId: string, address: string): Promise<boolean> {
  if (isFaceAddress(address)) return true;
  const id = Id.safeParse(address.split('/').at(-1)).data;
  if (id === undefined || pictureAddress(id) !== address) return false;
  return rows.isPictureOf(house.db, id, personId);
}

export async function wearFace(
  house: House,
  wear: Wear,
  person: Person,
  face: Face,
): Promise<{ avatar_url: string }> {
  const address = faceAddress(face);
  await wear(house, person.id, address);
  await dropOthers(house, person.id, null);
  return { avatar_url: address };
}

export async function wearPicture(
  house: House,
  wear: Wear,
  person: Person,
  bytes: Uint8Array,
): Promise<{ avatar_url: string }> {
  const content = await makePicture(bytes, 'square');
  const now = house.clock.now();
  const id = newId(now.getTime());
  // The row first: should the house fall now, the next change finds it and clears away what may lie there.
  await rows.insertPicture(house.db, {
    id,
    personId: person.id,
    bytes: content.length,
    createdAt: now,
  });
  await house.files.put(keyOf(id), content, 'image/webp');
  await wear(house, person.id, pictureAddress(id));
  await dropOthers(house, person.id, id);
  return { avatar_url: pictureAddress(id) };
}

export async function wearLink(
  house: House,
  wear: Wear,
  person: Person,
  link: string,
): Promise<{ avatar_url: string }> {
  return wearPicture(house, wear, person, await fetchPicture(link, internet, { largest: largestAvatar }));
}

async function dropOthers(house: House, personId: string, worn: string | null): Promise<void> {
  for (const id of await rows.deleteOtherPictures(house.db, personId, worn)) {
    await house.files.delete(keyOf(id));
  }
}
