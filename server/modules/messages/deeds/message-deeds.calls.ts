import { forward } from '@kinsong/contract/messages/forwards.ts';
import { dropPreview, linkPicture } from '@kinsong/contract/messages/link-previews.ts';
import * as pins from '@kinsong/contract/messages/pins.ts';
import { react } from '@kinsong/contract/messages/reactions.ts';
import { reportMessage } from '@kinsong/contract/messages/reports.ts';
import { offerWords } from '@kinsong/contract/messages/wisdom-offers.ts';
import { caller } from '../../../platform/caller.ts';
import { on, type Route } from '../../../platform/module.ts';
import { report } from '../reports.ts';
import { leaveOutPreview, serveLinkPicture } from '../link/link-previews.ts';
import { forwardMessage } from './forwards.ts';
import { listPinned, pinMessage } from './pins.ts';
import { offerOwnWords } from './wisdom-offers.ts';
import { reactTo } from './reactions.ts';

export const deedRoutes: readonly Route[] = [
  on(react, (house, { params, body }, visit) => reactTo(house, caller(visit), params, body)),
  on(pins.pin, (house, { params, body }, visit) => pinMessage(house, caller(visit), params, body.pinned)),
  on(pins.listPinned, async (house, { params }, visit) => ({
    messages: await listPinned(house, caller(visit), params.space_id),
  })),
  on(forward, (house, { params, body }, visit) =>
    forwardMessage(house, caller(visit), params.space_id, body),
  ),
  on(offerWords, (house, { params, body }, visit) =>
    offerOwnWords(house, caller(visit), params, body.offered),
  ),
  on(reportMessage, (house, { params, body }, visit) => report(house, caller(visit), params, body.reason)),
  on(dropPreview, (house, { params }, visit) => leaveOutPreview(house, caller(visit), params)),
  on(linkPicture, (house, { params }) => serveLinkPicture(house, params.link_picture_id)),
];
