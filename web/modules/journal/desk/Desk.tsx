import type { Journal } from '@kinsong/contract/journal/journal.ts';
import { useStore } from '../../../platform/store.ts';
import { OpensFromNowOn } from '../keys/OpensFromNowOn.tsx';
import { openJournal } from '../journal-tab.ts';
import styles from './Desk.module.css';
import { PageList } from './PageList.tsx';
import { WritingPage } from './WritingPage.tsx';

export interface DeskProps {
  journal: Journal;
  hasPassword: boolean;
  passkeys: readonly string[];
}

/** The journal lies open: a page to write on first, then all that was written. */
export function Desk({ journal, hasPassword, passkeys }: DeskProps) {
  const open = useStore(openJournal);
  if (open === null) return null;
  const { drafts, ready } = open;
  const others = drafts.filter(({ id, rev }) => rev === 0 && id !== ready);
  return (
    <div className={styles.desk}>
      <div className={styles.write}>
        {others.map(({ id }) => (
          <WritingPage key={id} id={id} rev={0} />
        ))}
        <WritingPage key="ready" id={ready} rev={0} />
        <OpensFromNowOn journal={journal} hasPassword={hasPassword} passkeys={passkeys} />
      </div>
      <PageList pages={journal.pages} />
    </div>
  );
}
