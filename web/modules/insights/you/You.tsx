import type { User } from '@kinsong/contract/identity/identity.ts';
import ChartLine from 'lucide-react/icons/chart-line';
import Flame from 'lucide-react/icons/flame';
import Pencil from 'lucide-react/icons/pencil';
import Sunrise from 'lucide-react/icons/sunrise';
import TentTree from 'lucide-react/icons/tent-tree';
import { homepageAddresses } from '../../../platform/session/first-page.ts';
import { Avatar, ButtonLink, frontOfTheHouse, Icon, useWide } from '../../../ui/index.ts';
import type { OwnTrust } from '../trust-parts.ts';
import { Ahead, Waiting } from './Ahead.tsx';
import { Month } from './Month.tsx';
import { Preference } from './Preference.tsx';
import { SecretPages } from './SecretPages.tsx';
import { Wisdom } from './Wisdom.tsx';
import styles from './You.module.css';
import type { Dashboard } from './you.data.ts';
import { levelName } from './you.words.ts';

export interface YouProps {
  known: Dashboard;
  person: User;
  Trust: OwnTrust;
  retreats: string | undefined;
  journal: string | undefined;
}

export function You({ known, person, Trust, retreats, journal }: YouProps) {
  const wide = useWide();
  const { metrics } = known;
  const name = person.avatar_name || person.name;
  const face = <Avatar name={name} url={person.avatar_url} size="xl" named />;
  return (
    <div className={styles.page}>
      <Trust face={face} score={metrics.trust_score} most={wide ? 6 : 4}>
        {({ spiral, next, why }) => (
          <>
            <section className={styles.picture} aria-label="Your trust">
              {spiral}
              <div className={styles.figure}>
                <b className={styles.score}>{metrics.trust_score}</b>
                <p className={styles.of}>
                  trust resonance, of 200
                  {next !== '' && <span className={styles.next}>{next}</span>}
                </p>
              </div>
            </section>
            <section className={styles.person} aria-label="You">
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.level}>
                <span className={styles.stage}>
                  <Icon of={Sunrise} />
                  {levelName(known.consciousness_level)}
                </span>
                <span>level {metrics.timeline_level} of infinite levels</span>
              </p>
            </section>
            <Bio bio={known.bio} />
            <section className={styles.why}>{why}</section>
          </>
        )}
      </Trust>
      <div className={styles.days}>
        <Ahead due={known.due} />
        <Waiting waiting={known.waiting} />
        <Month done={known.done} />
      </div>
      <div className={styles.side}>
        <Wisdom metrics={metrics} wisdom={known.wisdom} />
        {journal !== undefined && <SecretPages pages={known.secret_pages} href={journal} />}
        <Preference kept={known.homepage_preference} />
        <ButtonLink kind="bare" icon={ChartLine} href="/you/figures">
          Your years in pictures
        </ButtonLink>
      </div>
      <div className={styles.go}>
        <ButtonLink kind="primary" size="l" wide icon={Flame} href={homepageAddresses.gameplay}>
          Continue the Game
        </ButtonLink>
      </div>
      <nav className={styles.ways} aria-label="Where to go from here">
        {known.retreat_access && (
          <ButtonLink icon={TentTree} wide href={retreats ?? '/trust'}>
            Retreat Access
          </ButtonLink>
        )}
        <ButtonLink kind="bare" wide href={frontOfTheHouse()}>
          Return to Timeline
        </ButtonLink>
      </nav>
    </div>
  );
}

function Bio({ bio }: { bio: string }) {
  return (
    <div className={styles.bio}>
      {bio === '' ? (
        <p className={styles.unsaid}>You have not said anything about yourself yet.</p>
      ) : (
        <p className={styles.lines}>{bio}</p>
      )}
      <ButtonLink kind="bare" icon={Pencil} href="/you/profile" className={styles.change}>
        {bio === '' ? 'Say a few lines' : 'Change'}
      </ButtonLink>
    </div>
  );
}
