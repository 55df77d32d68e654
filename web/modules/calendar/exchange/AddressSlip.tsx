import type { MadeSubscription } from '@kinsong/contract/calendar/subscriptions.ts';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button, ButtonLink, CopyButton } from '../../../ui/index.ts';
import styles from './Exchange.module.css';

/** The address, this once: the house keeps only a mark of it. */
export function AddressSlip({ made, onBack }: { made: MadeSubscription; onBack: () => void }) {
  return (
    <div className={styles.stack}>
      <div className={styles.paper}>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(made.link_qr)}`}
          alt="QR code of the address, for a phone’s camera"
        />
        <p className={styles.link}>{made.link}</p>
      </div>
      <p className={styles.quiet}>
        It is shown this once. Open it here, or paste it where your calendar program says “Subscribe” or “From
        an address”.
      </p>
      <div className={styles.ways}>
        <ButtonLink kind="thread" icon={CalendarPlus} href={made.webcal}>
          Open in my calendar
        </ButtonLink>
        <CopyButton text={made.link} label="Copy the address" />
        <Button kind="bare" onClick={onBack}>
          Done
        </Button>
      </div>
    </div>
  );
}
