import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import { Button, FormErrors } from '../../ui/index.ts';
import { useAccountActions } from './account.data.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

/** A QR code that signs a phone in, once, while it counts down. */
export function DeviceLinkQr() {
  const { linkDevice } = useAccountActions();
  const { data, error, isPending } = linkDevice;
  const left = useSecondsUntil(data?.expires_at);
  const open = data !== undefined && left > 0;
  return (
    <AccountSection
      title="Another device"
      words="Point its camera here, and it is signed in as you. Show it to nobody else."
    >
      {error && <FormErrors title={failureOf(error).title} />}
      {open && (
        <div className={styles.device}>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(data.link_qr)}`}
            alt="QR code that signs another device in"
          />
          <p role="timer" className={styles.left}>
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </p>
          <p className={styles.quiet}>It works once.</p>
        </div>
      )}
      <Button icon={Smartphone} busy={isPending} onClick={() => linkDevice.mutate()}>
        {open ? 'A new code' : 'Show the code'}
      </Button>
    </AccountSection>
  );
}

/** Counts down once a second; a code just made begins with what is left of it. */
function useSecondsUntil(moment: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 1000));
}
