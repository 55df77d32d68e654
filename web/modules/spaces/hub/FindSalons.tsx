import Search from 'lucide-react/icons/search';
import { useStore } from '../../../platform/store.ts';
import { Select, TextField } from '../../../ui/index.ts';
import { orders, wanted, type Order } from './find-salons.ts';
import styles from './FindSalons.module.css';

const options = Object.entries(orders).map(([value, label]) => ({ value, label }));

/** Search by name, and in which order the cards stand. */
export function FindSalons({ found }: { found: number }) {
  const { query, order } = useStore(wanted);
  const change = (part: { query?: string; order?: Order }) => wanted.change((now) => ({ ...now, ...part }));
  return (
    <div className={styles.find} role="search" aria-label="Your salons">
      <TextField
        label="Search by name"
        icon={Search}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <Select
        label="In order of"
        options={options}
        value={order}
        onChange={(value) => change({ order: value as Order })}
      />
      <p className={styles.found} role="status">
        {query.trim() !== '' && inWords(found)}
      </p>
    </div>
  );
}

const inWords = (found: number): string =>
  found === 0 ? 'No salon of yours is called that.' : found === 1 ? 'One salon' : `${found} salons`;
