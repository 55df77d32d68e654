import { frame, type Letter } from '../../platform/mail/index.ts';
import type { Link } from '../identity/index.ts';

export function letterToWaiting(to: string, { link, expiresAt }: Link): Letter {
  return frame({
    to,
    subject: 'Did you ask for a place?',
    paragraphs: [
      'Someone asked for a place in this house with your address. The house opens by invitation only; those who keep it read what you wrote, and write to you when there is a place.',
      'Please say once that it was you.',
    ],
    action: { label: 'Yes, I asked', link },
    aside: 'You did not ask? Then do nothing, and the request is forgotten in a few weeks.',
    expiresAt,
  });
}
