import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../../ui/index.ts';
import { alwaysHere, myCompany } from './permanent-places.ts';
import styles from './PermanentPlaces.module.css';

/** What is always here: plain rows, and tiles on a phone. Cards are for the salons, and for a company that is one. */
export function PermanentPlaces({ hasCompany }: { hasCompany: boolean }) {
  const places = hasCompany ? alwaysHere : [...alwaysHere, myCompany];
  return (
    <section>
      <h2 className={styles.heading}>Always here</h2>
      <ul className={styles.list} aria-label="Always here">
        {places.map(({ name, words, icon, href, area }) => (
          <li key={name} data-area={area}>
            <a className={styles.way} href={href}>
              <span className={styles.mark}>
                <Icon of={icon} />
              </span>
              <span className={styles.words}>
                <b className={styles.name}>{name}</b>
                <span className={styles.line}>{words}</span>
              </span>
              <Icon of={ChevronRight} className={styles.on} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
