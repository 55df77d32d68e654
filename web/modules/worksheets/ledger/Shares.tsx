import type { Ledger } from '@kinsong/contract/worksheets/ledger.ts';
import { Avatar } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { hundredths, shareWords } from './ledger-words.ts';
import styles from './Ledger.module.css';

/** The share of each, in the order of the table and not of the numbers. */
export function Shares({ space, ledger }: { space: string; ledger: Ledger }) {
  const everyone = useEveryone(space);
  const rows = ledger.shares
    .map((share) => ({ ...share, member: everyone.get(share.person_id) }))
    .toSorted((a, b) => (a.member?.name ?? '').localeCompare(b.member?.name ?? ''));
  return (
    <section className={styles.part}>
      <h2>Shares</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.person_id} className={styles.row}>
            <Avatar name={row.member?.name ?? 'Somebody'} url={row.member?.avatar_url} named />
            <span className={styles.words}>
              <b>{row.member?.name ?? 'Somebody who left'}</b>
              <small>gave what counts {hundredths(row.counted)}</small>
            </span>
            <span className={styles.number}>{shareWords(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
