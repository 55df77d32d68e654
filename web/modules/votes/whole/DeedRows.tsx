import type { Deed } from '@kinsong/contract/votes/deed.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../../ui/index.ts';
import { useNames } from '../people-here.ts';
import { deedAddress, deedDetail, deedIcons, deedTitle } from './deed-words.ts';
import styles from './DeedRows.module.css';

/** What a decision does, or did, each with the way to what came of it. */
export function DeedRows({ vote, label }: { vote: Vote; label: string }) {
  return (
    <ul aria-label={label}>
      {vote.deeds.map((deed) => (
        <li key={deed.id} className={styles.item}>
          <DeedRow deed={deed} vote={vote} />
        </li>
      ))}
    </ul>
  );
}

function DeedRow({ deed, vote }: { deed: Deed; vote: Vote }) {
  const nameOf = useNames(vote.space_id);
  const href = deedAddress(deed, vote.space_id);
  const inside = (
    <>
      <Icon of={deedIcons[deed.kind]} />
      <span className={styles.words}>
        {deedTitle(deed, nameOf)}
        <span className={styles.detail}>{deedDetail(deed, vote, nameOf)}</span>
      </span>
      {href !== undefined && <Icon of={ChevronRight} size="s" />}
    </>
  );
  if (href === undefined) return <div className={styles.row}>{inside}</div>;
  return (
    <a className={styles.row} href={href}>
      {inside}
    </a>
  );
}
