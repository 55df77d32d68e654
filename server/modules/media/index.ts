import type { Module } from '../../platform/module.ts';
import type { Wear } from './avatars.ts';
import { mediaRoutes } from './media.calls.ts';

export { mayWearAvatar } from './avatars.ts';
export { dropImage, showImage } from './images.ts';
export { fetchLink } from './link/fetch-link.ts';
export { internet, type Network } from './link/network.ts';
export { makePicture, pictureTypes, readPaper, remakePicture } from './make-picture.ts';

/** Whose face it becomes, and who is told, is not for media to know. */
export function makeMedia(wear: Wear): Module {
  return { name: 'media', routes: mediaRoutes(wear) };
}
