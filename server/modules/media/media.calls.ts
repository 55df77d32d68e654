import * as images from '@kinsong/contract/media/images.ts';
import * as calls from '@kinsong/contract/media/media.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { bringImage, serveImage } from './images.ts';
import { serveFace, servePicture, wearFace, wearLink, wearPicture, type Wear } from './avatars.ts';

export function mediaRoutes(wear: Wear): Route[] {
  return [
    on(calls.drawnAvatar, (_house, { query }) =>
      serveFace({ style: query.style, seed: query.seed, ground: query.backgroundColor }),
    ),
    on(calls.avatarPicture, (house, { params }) => servePicture(house, params.picture_id)),
    on(calls.wearDrawnAvatar, (house, { body }, visit) =>
      wearFace(house, wear, caller(visit), {
        style: body.style,
        seed: body.seed,
        ground: body.backgroundColor,
      }),
    ),
    on(calls.wearUploadedAvatar, (house, { body }, visit) => wearPicture(house, wear, caller(visit), body)),
    on(images.bringImage, (house, { body }, visit) => bringImage(house, caller(visit), body)),
    on(images.image, (house, { params }) => serveImage(house, params.image_id)),
    on(calls.wearLinkedAvatar, (house, { body }, visit) => wearLink(house, wear, caller(visit), body.url)),
  ];
}
