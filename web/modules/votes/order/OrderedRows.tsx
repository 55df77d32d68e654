import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import { cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import styles from './OrderedRows.module.css';
import { useReorder } from './useReorder.ts';

export interface OrderedRow {
  readonly id: string;
  /** What it is called, for whoever moves it by keys. */
  readonly name: string;
  readonly children: ReactNode;
}

export interface OrderedRowsProps {
  label: string;
  rows: readonly OrderedRow[];
  onMove: (from: number, to: number) => void;
  /** Their places are shown: what stands first is wished for first. */
  numbered?: boolean;
  disabled?: boolean;
}

/** Rows in an order that is somebody's to make, each with a grip at its left. */
export function OrderedRows({ label, rows, onMove, numbered, disabled = false }: OrderedRowsProps) {
  const { seenAt, dragged, said, grip } = useReorder(
    rows.map(({ name }) => name),
    onMove,
  );
  return (
    <>
      <ol aria-label={label} data-ordered className={styles.rows}>
        {rows.map(({ id, name, children }, place) => (
          <li
            key={id}
            className={cx(styles.row, dragged === place && styles.held)}
            style={{ order: seenAt(place) }}
          >
            <button
              type="button"
              className={styles.grip}
              disabled={disabled}
              aria-label={`Move ${name || `choice ${place + 1}`} with the arrow keys`}
              {...grip(place)}
            >
              <Icon of={GripVertical} />
            </button>
            {numbered && <strong className={styles.number}>{seenAt(place) + 1}</strong>}
            {children}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
