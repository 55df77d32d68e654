import { profileOf, type Availability } from '@kinsong/contract/seekers/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import styles from './PersonFacts.module.css';

const free: Readonly<Record<Availability, string>> = {
  weekends_only: 'free on weekends only',
  flexible: 'free when it is needed',
  limited: 'seldom free',
  high: 'often free',
};

/** What somebody lets one see of themselves. Without an answer nothing stands there: it is no more than they said. */
export function PersonFacts({ person }: { person: string }) {
  const { data } = useQuery({
    queryKey: ['person', person],
    queryFn: ({ signal }) => ask(profileOf, { params: { person_id: person } }, { signal }),
    retry: false,
  });
  if (data === undefined) return null;
  const { name, real_name, bio, availability } = data;
  const facts = [real_name !== name && real_name, availability && free[availability]].filter(Boolean);
  if (facts.length === 0 && bio === null) return null;
  return (
    <div className={styles.facts}>
      {facts.length > 0 && <p className={styles.line}>{facts.join(' · ')}</p>}
      {bio !== null && <p className={styles.bio}>{bio}</p>}
    </div>
  );
}
