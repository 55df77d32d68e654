import MessageCircle from 'lucide-react/icons/message-circle';
import { Icon } from '../../../ui/index.ts';
import styles from './TalkItOver.module.css';

/** For whoever would rather be asked than face a form; within the evening the talk leads back into it. */
export function TalkItOver({ again }: { again: boolean }) {
  return (
    <a className={styles.way} href={again ? '/manifesto/talk' : '/manifesto/talk?evening'}>
      <Icon of={MessageCircle} />
      Or talk it over with Mairy
    </a>
  );
}
