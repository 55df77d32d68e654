import type { Answer } from '@kinsong/contract/common/call.ts';
import { trustAnalytics, type Figure } from '@kinsong/contract/rooms/trust-analytics.ts';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { ask } from '../../../platform/api/api.ts';
import { Button, ButtonLink, cx, Icon, SkeletonRows } from '../../../ui/index.ts';
import { OwnSpiral, useTrustScore } from '../../seekers/index.ts';
import { figureNames, figures, inWords, levelWords } from './figure-words.ts';
import { TapsToday } from './TapsToday.tsx';
import styles from './TrustAnalytics.module.css';

/** One’s own trust beside the table: what it is, what it opens, and figures with what each is made of. */
export function TrustAnalytics({ space }: { space: string }) {
  const score = useTrustScore();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['rooms', 'trust analytics'],
    queryFn: ({ signal }) => ask(trustAnalytics, {}, { signal }),
    retry: 1,
  });
  return (
    <div className={styles.panel}>
      <div className={styles.spiral}>
        <OwnSpiral />
      </div>
      {data !== undefined ? (
        <Standing {...data} />
      ) : isError ? (
        <div className={styles.failed} role="alert">
          <p>The figures did not load just now. Nothing about your trust has changed.</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <SkeletonRows label="Your figures are on their way" rows={2} />
      )}
      <TapsToday space={space} />
      <ButtonLink kind="secondary" wide href="/trust">
        Why is my trust {score}?
      </ButtonLink>
    </div>
  );
}

function Standing(told: Answer<typeof trustAnalytics>) {
  const { consciousness_level, multiplayer_access } = told;
  const enabled = multiplayer_access === 'Enabled';
  return (
    <>
      <dl className={styles.standing}>
        <dt>Level</dt>
        <dd>{levelWords(consciousness_level)}</dd>
        <dt>Multiplayer</dt>
        <dd className={cx(styles.access, enabled ? styles.enabled : styles.limited)}>
          <Icon of={enabled ? Check : Lock} size="s" />
          {multiplayer_access}
        </dd>
      </dl>
      <section className={styles.figures} aria-label="Figures">
        {figureNames.map((name) => (
          <FigureLine key={name} {...figures[name]} figure={told[name]} />
        ))}
      </section>
    </>
  );
}

interface FigureLineProps {
  name: string;
  means: string;
  figure: Figure;
}

function FigureLine({ name, means, figure: { value, made_of } }: FigureLineProps) {
  const made = made_of.filter(({ count }) => count > 0);
  return (
    <details className={styles.figure}>
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value === null ? 'nothing yet' : `${value} of 100`}</span>
      </summary>
      <p>{means}</p>
      {made.length === 0 ? (
        <p>Nothing of that kind has happened yet.</p>
      ) : (
        <ul>
          {made.map(({ what, count, points }) => (
            <li key={what}>
              {inWords(what, count)}
              <span className={styles.points}>{points === 0 ? 'brings nothing' : `+${points}`}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
