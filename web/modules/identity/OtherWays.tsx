import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect, useState } from 'react';
import { knowsPasskeys, NotNow, signWithPasskey } from '../../platform/passkey.ts';
import { Button, ButtonLink } from '../../ui/index.ts';
import type { CameIn } from './coming-in.ts';
import { beginPasskeySignIn, enterByPasskey, federatedAddress, ways } from './entry.data.ts';
import { inWords, type Refusal } from './entry.refusals.ts';
import type { Way } from './entry.words.ts';
import styles from './EntryForm.module.css';

export interface OtherWaysProps {
  way: Way;
  code: string;
  onCame: (came: CameIn) => void;
  onRefused: (why: Refusal) => void;
}

/** A passkey on this device, and the other service where the house has one. */
export function OtherWays({ way, code, onCame, onRefused }: OtherWaysProps) {
  const [service, setService] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    ways().then(
      ({ federated }) => setService(federated),
      // Without an answer there is no button: the other ways stand there.
      () => {},
    );
  }, []);
  const withPasskey = async () => {
    setBusy(true);
    try {
      const { options } = await beginPasskeySignIn();
      const entered = await enterByPasskey(await signWithPasskey(options));
      onCame({ came: 'in', entered, keyless: false, faceless: undefined });
    } catch (thrown) {
      if (!(thrown instanceof NotNow)) onRefused(inWords(thrown));
    } finally {
      setBusy(false);
    }
  };
  const passkey = way === 'login' && knowsPasskeys();
  if (!passkey && service === null) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>or</p>
      {passkey && (
        <Button
          kind="outline"
          size="l"
          wide
          icon={Fingerprint}
          busy={busy}
          onClick={() => void withPasskey()}
        >
          Sign in with a passkey
        </Button>
      )}
      {service !== null && (
        <>
          <ButtonLink kind="outline" size="l" wide icon={LogIn} href={federatedAddress(code)}>
            Sign in through your federation
          </ButtonLink>
          <p className={styles.help}>By way of {service}</p>
        </>
      )}
    </div>
  );
}
