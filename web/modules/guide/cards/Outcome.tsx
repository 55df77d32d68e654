import { errors } from '@kinsong/contract/common/errors.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Moon from 'lucide-react/icons/moon';
import Star from 'lucide-react/icons/star';
import { house } from '../../../platform/house.ts';
import { useConnection } from '../../../platform/live/connection.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { Button, Icon, type LucideIcon } from '../../../ui/index.ts';
import { Linked } from '../words/HouseWords.tsx';
import type { Offer } from './offer.ts';
import styles from './Outcome.module.css';

/** What became of an offer, or what is on its way. */
export function Outcome({ offer, decided }: { offer: Offer; decided: OutboxItem | undefined }) {
  const connection = useConnection();
  const refused = offer.state === 'open' ? decided?.refused : undefined;
  if (decided !== undefined && refused !== undefined) {
    return (
      <div role="alert">
        <Line icon={CircleAlert} tone="ember" words={errors[refused].text} />
        <div className={styles.ways}>
          <Button onClick={() => void house().outbox.retry(decided)}>Retry</Button>
          <Button kind="bare" onClick={() => void house().outbox.takeBack(decided)}>
            Decide anew
          </Button>
        </div>
      </div>
    );
  }
  if (offer.state === 'open') {
    const words =
      connection === 'lost' ? 'Kept on this device, and done when the house is back' : 'Being done';
    return <Line icon={Clock} words={words} />;
  }
  if (offer.state === 'no') return <Line icon={Moon} words="Left alone" />;
  return (
    <div className={styles.done}>
      <Line icon={Star} tone="good" words={offer.state === 'changed' ? 'Done, as you changed it' : 'Done'} />
      {offer.result && <Linked link={offer.result} />}
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  words: string;
  tone?: 'good' | 'ember';
}

function Line({ icon, words, tone }: LineProps) {
  return (
    <p className={styles.line} data-tone={tone}>
      <Icon of={icon} size="s" />
      {words}
    </p>
  );
}
