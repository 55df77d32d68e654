import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import LogIn from 'lucide-react/icons/log-in';
import { useState } from 'react';
import { knowsPasskeys, NotNow, signWithPasskey } from '../../platform/passkey.ts';
import { Button, ButtonLink } from '../../ui/index.ts';
import { keepCode } from '../../platform/session/kept-invite-code.ts';
import type { CameIn } from './submit-entry.ts';
import type { Refusal } from './entry.types.ts';
import { beginPasskeySignIn, enterByPasskey, federatedAddress } from './steps.data.ts';
import { inWords } from './entry.refusals.ts';
import styles from './EntryForm.module.css';

export interface OtherSignInWaysProps {
  /** Whoever comes back may have a passkey. */
  back: boolean;
  service: string | null;
  code: string;
  onCame: (came: CameIn) => void;
  onRefused: (why: Refusal) => void;
}

/** A passkey on this device, and the other service where the house has one. */
export function OtherSignInWays({ back, service, code, onCame, onRefused }: OtherSignInWaysProps) {
  const [busy, setBusy] = useState(false);
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
  const passkey = back && knowsPasskeys();
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
          <ButtonLink
            kind="outline"
            size="l"
            wide
            icon={LogIn}
            href={federatedAddress(code)}
            onClick={() => keepCode(code)}
          >
            Sign in through your federation
          </ButtonLink>
          <p className={styles.help}>With {service}</p>
        </>
      )}
    </div>
  );
}
