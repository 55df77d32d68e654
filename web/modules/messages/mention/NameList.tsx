import { Avatar, cx } from '../../../ui/index.ts';
import styles from './NameList.module.css';
import type { Names } from './useNameList.ts';

/** Who may be meant; the keys move in it while one goes on writing. */
export function NameList({ id, names: { found, at, choose } }: { id: string; names: Names }) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Who is meant">
      {found.map((member, row) => (
        <button
          key={member.person_id}
          type="button"
          id={`${id}-${row}`}
          role="option"
          aria-selected={row === at}
          tabIndex={-1}
          className={cx(styles.one, row === at && styles.here)}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(member)}
        >
          <Avatar name={member.name} url={member.avatar_url} named />
          <span className={styles.name}>{member.name}</span>
        </button>
      ))}
    </div>
  );
}
