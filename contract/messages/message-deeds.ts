import { forward } from './forwards.ts';
import { dropPreview, linkPicture } from './link-previews.ts';
import { listPinned, pin } from './pins.ts';
import { react } from './reactions.ts';
import { reportMessage } from './reports.ts';
import { offerWords } from './wisdom-offers.ts';

/** What is done with a message besides saying, changing and taking it back. */
export const messageDeedCalls = [
  react,
  pin,
  listPinned,
  forward,
  dropPreview,
  linkPicture,
  offerWords,
  reportMessage,
];
