import type { Forwarded } from '@kinsong/contract/messages/message-parts.ts';
import Forward from 'lucide-react/icons/forward';
import { Icon } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { useTalk } from '../stream/talk-context.ts';
import { when } from '../stream/time-words.ts';
import styles from './ForwardedLine.module.css';

/** Whose words these were, and when; whoever may read there can follow them. */
export function ForwardedLine({ forwarded }: { forwarded: Forwarded }) {
  const { people } = useTalk();
  const from = useSpaces().spaces.get(forwarded.space_id);
  const name = people.get(forwarded.author_id)?.name || forwarded.author_name || 'Someone';
  const words = (
    <>
      <Icon of={Forward} size="s" />
      <span>
        <strong>{name}</strong>, {when(new Date(forwarded.said_at))}
        {from && <>, in {from.name}</>}
      </span>
    </>
  );
  if (from === undefined) return <p className={styles.line}>{words}</p>;
  return (
    <a className={styles.line} href={`/salon/${forwarded.space_id}?message=${forwarded.message_id}`}>
      {words}
    </a>
  );
}
