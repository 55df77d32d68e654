import BookLock from 'lucide-react/icons/book-lock';
import { levelInWords } from '@kinsong/contract/seekers/consciousness-levels.ts';
import { Avatar, Icon, List, Row, VisuallyHidden } from '../../../ui/index.ts';
import type { Dashboard } from './house.data.ts';
import styles from './Above150.module.css';

/** Who is trusted most. Of a secret journal only how many entries it has is known. */
export function Above150({ people }: { people: Dashboard['high_trust_users'] }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Above 150</h2>
      {people.length === 0 ? (
        <p className={styles.quiet}>Nobody yet. Trust grows by what people do for each other.</p>
      ) : (
        <List label="Above 150">
          {people.map(({ name, avatar_url, trust_score, consciousness_level, secret_journal }, index) => (
            <Row
              key={`${index} ${name}`}
              lead={<Avatar named name={name} url={avatar_url} />}
              title={name}
              detail={levelInWords(consciousness_level)}
              end={
                <span className={styles.end}>
                  <span className={styles.journal}>
                    <Icon of={BookLock} size="s" />
                    {secret_journal.length}
                    <VisuallyHidden> entries in the secret journal, </VisuallyHidden>
                  </span>
                  <b className={styles.trust}>
                    {trust_score}
                    <VisuallyHidden> trust</VisuallyHidden>
                  </b>
                </span>
              }
            />
          ))}
        </List>
      )}
    </section>
  );
}
