import { frame, type Letter } from '../../platform/mail/index.ts';
import type { Link } from './one-time-links.ts';

const unexpected =
  'You did not ask for this? Then you need not do anything: the link is only in this letter.';

export function letterThatLetsIn(to: string, { link, expiresAt }: Link): Letter {
  return frame({
    to,
    subject: 'You already have an account: come in',
    paragraphs: [
      'Someone used an invitation with your address. You have an account in this house already, so there is no need for a second one.',
      'If it was you, this link lets you in and accepts the invitation.',
    ],
    action: { label: 'Come in', link },
    aside: unexpected,
    expiresAt,
  });
}

export function letterForReset(to: string, { link, expiresAt }: Link): Letter {
  return frame({
    to,
    subject: 'Choose a new password',
    paragraphs: [
      'Here you choose a new password for your account in this house.',
      'All devices that are signed in now will be signed out.',
    ],
    action: { label: 'Choose a new password', link },
    aside: unexpected,
    expiresAt,
  });
}

export function letterToConfirm(to: string, { link, expiresAt }: Link): Letter {
  return frame({
    to,
    subject: 'Is this your address?',
    paragraphs: [
      'Someone with an account in this house says that this is their address. If that is you, please confirm it once.',
    ],
    action: { label: 'Yes, this is my address', link },
    aside: unexpected,
    expiresAt,
  });
}
