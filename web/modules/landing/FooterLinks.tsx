import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { cx, Icon } from '../../ui/index.ts';
import styles from './FooterLinks.module.css';
import { useFederation } from './federation-link.ts';
import { broughtBy, doors, signIn } from './landing-texts.ts';

/** The further doors of the house, at the foot of the picture. */
export function FooterLinks({ className }: { className?: string | undefined }) {
  return (
    <footer className={className}>
      <nav aria-label="Further doors" data-area="lodging">
        <ul className={styles.doors}>
          {doors.map(({ words, href }) => (
            <li key={words}>
              <a className={styles.door} href={href}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Foot />
    </footer>
  );
}

/** The way back in for whoever knows the house, and who brings it to people. */
export function Foot({ className }: { className?: string | undefined }) {
  const federation = useFederation();
  return (
    <div className={cx(styles.foot, className)}>
      <a className={styles.back} href={signIn.href}>
        {signIn.before}
        <strong>{signIn.words}</strong>
      </a>
      {federation !== null && (
        <a className={styles.back} href={federation} target="_blank" rel="noreferrer">
          {broughtBy}
          <Icon of={ArrowUpRight} size="s" />
        </a>
      )}
    </div>
  );
}
