import Check from 'lucide-react/icons/check';
import Server from 'lucide-react/icons/server';
import X from 'lucide-react/icons/x';
import { Icon } from '../../../ui/index.ts';
import { plainly } from '../journal.words.ts';
import styles from './Book.module.css';

export interface KeyWordsProps {
  /** What opens it. */
  opens: string;
  pages: number;
  keptBy: keyof typeof plainly;
}

/** What opens the journal, what does not, and the plain truth about it. */
export function KeyWords({ opens, pages, keptBy }: KeyWordsProps) {
  return (
    <ul className={styles.key}>
      <li>
        <Icon of={Check} className={styles.yes} />
        <span>
          <b>Opens it:</b> {opens}
        </span>
      </li>
      <li>
        <Icon of={X} className={styles.no} />
        <span>
          <b>Does not:</b> Mairy, facilitators, super users. They see “{pages}”, nothing else. No model gets a
          word.
        </span>
      </li>
      <li>
        <Icon of={Server} className={styles.soft} />
        <span>
          <b>To be plain:</b> {plainly[keptBy]}
        </span>
      </li>
    </ul>
  );
}
