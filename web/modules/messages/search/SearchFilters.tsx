import { Choice, Select, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Filters } from './filters.ts';
import styles from './SearchSheet.module.css';

export interface SearchFiltersProps {
  space: string;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Who said it, when, and what it carries. */
export function SearchFilters({ space, filters, onFilters }: SearchFiltersProps) {
  const people = useEveryone(space);
  const set = (part: Partial<Filters>) => onFilters({ ...filters, ...part });
  const everyone = [...people.values()]
    .map(({ person_id, name }) => ({ value: person_id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.filters}>
      <Select
        label="Said by"
        options={[{ value: '', label: 'Anyone' }, ...everyone]}
        value={filters.by}
        onChange={(by) => set({ by })}
      />
      <div className={styles.days}>
        <TextField
          label="From"
          type="date"
          max={filters.until || undefined}
          value={filters.from}
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextField
          label="Until"
          type="date"
          min={filters.from || undefined}
          value={filters.until}
          onChange={(event) => set({ until: event.target.value })}
        />
      </div>
      <Choice
        label="With"
        options={[
          { value: '', label: 'Anything' },
          { value: 'file', label: 'A file' },
          { value: 'link', label: 'A link' },
        ]}
        value={filters.has}
        onChange={(has) => set({ has })}
      />
    </div>
  );
}
