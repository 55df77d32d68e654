import type { VoteRow } from './votes.sql.ts';

type Seen = Pick<VoteRow, 'status' | 'secrecy' | 'voices'>;

/**
 * Who sees by now how it stands. Nothing here can be taken back: what is open to all was so from the start or since it
 * closed, nobody's voice is taken from them but by new words on which all are asked again, and secrecy is fixed.
 */
export const isSeenByAll = ({ status, secrecy }: Seen): boolean =>
  status === 'closed' || (status === 'open' && secrecy === 'open');

export const isSeenBy = (vote: Seen, personId: string): boolean =>
  isSeenByAll(vote) ||
  (vote.status === 'open' && vote.secrecy === 'until_voted' && vote.voices.includes(personId));

/** Of an anonymous vote there are no names to be seen, ever. */
export const hasNames = ({ secrecy }: Pick<VoteRow, 'secrecy'>): boolean => secrecy !== 'anonymous';
