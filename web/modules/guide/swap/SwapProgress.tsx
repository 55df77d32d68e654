import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf } from '@kinsong/contract/guide/swap-turns.ts';
import Check from 'lucide-react/icons/check';
import { signedIn } from '../../../platform/signed-in.ts';
import { Icon } from '../../../ui/index.ts';
import styles from './SwapProgress.module.css';

const phases = ['telling', 'saying_back', 'reading'] as const;
const names = { telling: 'Tell', saying_back: 'Say back', reading: 'Read' } as const;

/** The three steps of an exchange, how far it is, and which of the two have done each. */
export function SwapProgress({ swap, partner }: { swap: Swap; partner: string }) {
  const { mine, theirs } = sidesOf(swap, signedIn().person.id);
  const done = {
    telling: [mine.told, theirs.told],
    saying_back: [theirs.confirmed, mine.confirmed],
    reading: [mine.read, theirs.read],
  } as const;
  return (
    <ol className={styles.steps} aria-label="The steps of this exchange">
      {phases.map((phase) => {
        const [me, them] = done[phase];
        const now = swap.phase === phase;
        return (
          <li
            key={phase}
            className={styles.step}
            data-state={me && them ? 'done' : now ? 'now' : 'later'}
            aria-current={now ? 'step' : undefined}
          >
            <span className={styles.mark}>{me && them && <Icon of={Check} size="s" />}</span>
            <b>{names[phase]}</b>
            <span className={styles.who}>{whoDid(me, them, partner)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function whoDid(me: boolean, them: boolean, partner: string): string {
  if (me && them) return 'both';
  if (me) return 'you have';
  return them ? `${partner} has` : '';
}

/** How it goes, for whoever has not been through one yet. */
export function HowItGoes() {
  return (
    <ol className={styles.steps} aria-label="How an exchange goes">
      <li className={styles.step} data-state="now">
        <span className={styles.mark} />
        <b>Tell</b>
        <span className={styles.who}>each alone, nobody reads it yet</span>
      </li>
      <li className={styles.step} data-state="now">
        <span className={styles.mark} />
        <b>Say back</b>
        <span className={styles.who}>until the other says: yes, I meant that</span>
      </li>
      <li className={styles.step} data-state="now">
        <span className={styles.mark} />
        <b>Read</b>
        <span className={styles.who}>both read everything</span>
      </li>
    </ol>
  );
}
