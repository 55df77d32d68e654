import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import DoorOpen from 'lucide-react/icons/door-open';
import { useSwapTalks } from '../modules/guide/index.ts';
import { Conversations } from '../modules/messages/index.ts';
import type { TalkElsewhere } from '../modules/spaces/index.ts';
import { Icon, Logo } from '../ui/index.ts';
import styles from './conversations.module.css';
import type { ScreenProps } from './screen.ts';

/** All one’s conversations. What is no salon has its place with the module that keeps it. */
export function AllConversations({ screen }: ScreenProps) {
  const swaps = useSwapTalks();
  return <Conversations title={screen.title} placeOf={(space) => elsewhere(space) ?? swaps.get(space.id)} />;
}

function elsewhere({ id, kind, name }: MySpace): TalkElsewhere | undefined {
  if (kind === 'thread') {
    const picture = <Logo className={styles.sign} />;
    return { name: voices.mairy.name, href: '/mairy', picture, line: 'Nothing was said yet' };
  }
  if (kind === 'room') {
    const picture = (
      <span className={styles.door} data-area="room">
        <Icon of={DoorOpen} />
      </span>
    );
    return { name, href: `/rooms/${id}`, picture, line: 'Nothing was said yet' };
  }
  return undefined;
}
