import type { ReactNode } from 'react';
import { Behind } from '../Behind.tsx';
import styles from './Figures.module.css';

export interface PictureProps {
  title: string;
  /** What the picture means, in a sentence. */
  words: string;
  /** The same in numbers: for whoever does not see the picture, and on paper. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** A picture with a sentence below it and the table behind it. */
export function Picture({ title, words, columns, rows, children }: PictureProps) {
  return (
    <section className={styles.picture}>
      <h2 className={styles.heading}>{title}</h2>
      <figure className={styles.figure} aria-label={title}>
        {rows.length > 0 && <div aria-hidden>{children}</div>}
        <figcaption>{words}</figcaption>
      </figure>
      {rows.length > 0 && (
        <Behind label="In numbers">
          <div className={styles.table}>
            <table aria-label={`${title}, in numbers`}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...numbers]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {numbers.map((number, at) => (
                      <td key={columns[at + 1]}>{number.toLocaleString('en-GB')}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Behind>
      )}
    </section>
  );
}
