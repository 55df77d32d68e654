import { eventKind } from '../common/event.ts';
import { Vote } from './vote.ts';

/** As everyone may see it. Opened when `rev` equals `born`, withdrawn when `deleted_at` is set. */
export const voteChanged = eventKind({
  name: 'votes.changed',
  title: 'A vote was opened, cast in, put in other words, closed or withdrawn, or something came of it',
  data: Vote,
});
