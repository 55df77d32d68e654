import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Moon from 'lucide-react/icons/moon';
import { signedIn } from '../../../platform/signed-in.ts';
import { useConnection } from '../../../platform/live/connection.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { Button, Icon, type LucideIcon } from '../../../ui/index.ts';
import { Linked } from '../words/SystemNotices.tsx';
import type { Offer } from './offer.ts';
import styles from './OfferOutcome.module.css';

/** What became of an offer, or what is on its way: folded to one line that names it. */
export function OfferOutcome({ offer, decided }: { offer: Offer; decided: OutboxItem | undefined }) {
  const connection = useConnection();
  const { title } = offer.card;
  const refused = offer.state === 'open' ? decided?.refused : undefined;
  if (decided !== undefined && refused !== undefined) {
    return (
      <div role="alert">
        <Line icon={CircleAlert} tone="ember" title={title} words={errors[refused].text} />
        <div className={styles.ways}>
          <Button onClick={() => void signedIn().outbox.retry(decided)}>Retry</Button>
          <Button kind="bare" onClick={() => void signedIn().outbox.takeBack(decided)}>
            Choose again
          </Button>
        </div>
      </div>
    );
  }
  if (offer.state === 'open') {
    const words =
      connection === 'lost' ? 'Kept on this device. It is done once the connection is back.' : 'Doing it now';
    return <Line icon={Clock} title={title} words={words} />;
  }
  if (offer.state === 'no') return <Line icon={Moon} title={title} words="You said no" />;
  return (
    <div className={styles.done}>
      <Line
        icon={CircleCheck}
        tone="good"
        title={title}
        words={offer.state === 'changed' ? 'Done, with your change' : 'Done'}
      />
      {offer.result && <Linked link={offer.result} />}
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  title: string;
  words: string;
  tone?: 'good' | 'ember';
}

function Line({ icon, title, words, tone }: LineProps) {
  return (
    <div className={styles.line} data-tone={tone}>
      <Icon of={icon} size="s" />
      <h2 className={styles.title}>{title}</h2>
      <span>{words}</span>
    </div>
  );
}
