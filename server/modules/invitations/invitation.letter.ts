import { firstName } from '@kinsong/engines/text/first-name.ts';
import { frame, inOneLine, type Letter } from '../../platform/mail/index.ts';
import { inFours } from './codes.ts';

export interface InvitationNews {
  readonly to: string;
  readonly host: string;
  /** Null: to the house, and to no space in it. */
  readonly space: string | null;
  /** Whom it is for, and how their host greets them. */
  readonly name: string | null;
  readonly greeting: string | null;
  readonly link: string;
  readonly code: string;
  readonly expiresAt: Date;
}

export function invitationLetter({
  to,
  link,
  code,
  expiresAt,
  name,
  greeting,
  ...news
}: InvitationNews): Letter {
  const host = inOneLine(news.host);
  const space = news.space === null ? null : inOneLine(news.space);
  return frame({
    to,
    subject: `${host} invites you to ${space ?? 'Kinsong'}`,
    paragraphs: [
      `${host} keeps a place for you ${space === null ? '' : `in "${space}" `}at Kinsong, a guild to build belonging, with logistics and song.`,
    ],
    dear: name === null ? null : firstName(name),
    voice: greeting === null ? null : { who: host, words: greeting },
    action: { label: 'Come in', link },
    code: { intro: 'If you are asked for a code, it is', code: inFours(code) },
    aside:
      'You did not expect this? Then you need not do anything: there is no account for you, and this letter is the only one.',
    expiresAt,
  });
}
