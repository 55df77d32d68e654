import History from 'lucide-react/icons/history';
import { Icon } from '../../../ui/index.ts';
import { auditInWords } from '../audit/audit-in-words.ts';
import { useAudit } from '../audit/audit.data.ts';
import styles from './LatestDone.module.css';

/** The last two things that were done, at the foot; the rest is a press away. */
export function LatestDone({ onMore }: { onMore: () => void }) {
  const entries = useAudit('').data?.pages[0]?.entries.slice(0, 2) ?? [];
  if (entries.length === 0) return null;
  return (
    <footer className={styles.foot}>
      <Icon of={History} size="s" />
      <ul className={styles.done}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>
              {new Date(entry.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
            </time>{' '}
            <b>{auditInWords(entry)}</b>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.more} onClick={onMore}>
        See everything
      </button>
    </footer>
  );
}
