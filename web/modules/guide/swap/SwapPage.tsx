import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf, turnOf } from '@kinsong/contract/guide/swap-turns.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { GuidePage } from '../GuidePage.tsx';
import { LeaveSwapDialog } from './LeaveSwapDialog.tsx';
import { SwapProgress } from './SwapProgress.tsx';
import { useSwap } from './swap.data.ts';
import styles from './Swap.module.css';
import { YourTurn } from './YourTurn.tsx';
import { usePartnerName } from './usePartnerName.ts';

const back = { href: '/mairy/swap', label: 'Back to the exchanges' };

/** One exchange, as one may read it now, and the next step in it. */
export function SwapPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { data, error, refetch } = useSwap(params['swap_id'] ?? '');
  const nameOf = usePartnerName();
  const partner = data && nameOf(sidesOf(data, signedIn().person.id).theirs.person_id);
  return (
    <GuidePage
      title={partner === undefined ? 'An exchange' : `You and ${partner}`}
      back={back}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && partner !== undefined && <Exchange swap={data} partner={partner} />}
    </GuidePage>
  );
}

function Exchange({ swap, partner }: { swap: Swap; partner: string }) {
  return (
    <>
      <header className={styles.about}>
        <h2>{swap.about}</h2>
        {swap.phase !== 'left' && <SwapProgress swap={swap} partner={partner} />}
      </header>
      <YourTurn key={`${swap.phase} ${turnOf(swap, signedIn().person.id)}`} swap={swap} partner={partner} />
      <LeaveSwapDialog swap={swap} partner={partner} />
    </>
  );
}
