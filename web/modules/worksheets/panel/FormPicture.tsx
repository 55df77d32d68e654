import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import type { CSSProperties } from 'react';
import styles from './FormPicture.module.css';

/** The picture of a worksheet, in its own hue. The name stands beside it. */
export function FormPicture({ form, large = false }: { form: SheetForm; large?: boolean }) {
  return (
    <span
      className={large ? styles.large : styles.small}
      style={{ '--hue': form.hue } as CSSProperties}
      data-area
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        {form.drawing.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}
