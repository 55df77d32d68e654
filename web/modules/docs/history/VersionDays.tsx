import type { DocVersion } from '@kinsong/contract/docs/doc.ts';
import { Avatar, cx, dayName } from '../../../ui/index.ts';
import { clock } from '../../messages/index.ts';
import { nameOf, names, type Named } from './names.ts';
import styles from './DocHistory.module.css';

export interface VersionDaysProps {
  versions: readonly DocVersion[];
  people: Named;
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

/** Who wrote, by days, the latest first. */
export function VersionDays({ versions, people, chosen, onChoose }: VersionDaysProps) {
  const days = Map.groupBy(versions, ({ until }) => dayName(new Date(until)));
  return [...days].map(([day, some]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h3>{day}</h3>
      <ul>
        {some.map(({ version, writers, until, words }) => {
          const [first = ''] = writers;
          const said = names(writers, people);
          return (
            <li key={version}>
              <button
                type="button"
                className={cx(styles.version, version === chosen && styles.chosen)}
                aria-current={version === chosen || undefined}
                onClick={() => onChoose(version)}
              >
                <Avatar name={nameOf(first, people)} url={people.get(first)?.avatar_url} named />
                <span className={styles.what}>
                  <b>{said.charAt(0).toUpperCase() + said.slice(1)}</b>
                  <span>{words === '' ? 'took some words out' : words}</span>
                </span>
                <time dateTime={until}>{clock(new Date(until))}</time>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
