import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { SoulButton, waitingSouls } from '../../seekers/index.ts';
import { liveStretch } from '../loaded-messages.ts';
import { books } from '../messages.data.ts';
import { raiseBy, useMarks } from './taps.data.ts';

/** The Soul button of a conversation: it taps one's newest words there that have not been tapped yet. */
export function ConversationSoulButton({ space }: { space: string }) {
  const me = signedIn().person.id;
  const stretch = liveStretch(useStore(books.of(space)));
  const waiting = waitingSouls(useStore(signedIn().outbox.items));
  const { soul } = useMarks(space);
  const newest = stretch?.messages.findLast(
    ({ id, author_id, deleted_at }) =>
      author_id === me && deleted_at === null && !soul.has(id) && !waiting.includes(id),
  );
  return <SoulButton onRaise={newest && (() => void raiseBy(newest))} />;
}
