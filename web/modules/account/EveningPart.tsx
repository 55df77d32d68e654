import { eveningAddresses } from '../../platform/session/evening-addresses.ts';
import { ButtonLink, dayWithin } from '../../ui/index.ts';
import { toOpenAgain, useEvening } from '../onboarding/index.ts';
import styles from './Account.module.css';
import { AccountSection, NotHere } from './AccountSection.tsx';

/** The first evening: what of it waits still, and what was seen of it, to be opened again. */
export function EveningPart() {
  const { data, isError, refetch } = useEvening();
  return (
    <AccountSection
      title="Your first evening"
      words="Nothing here is asked twice. All of it can be opened again."
    >
      {data === undefined ? (
        <NotHere failed={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          {data.step !== 'mobile_chat' && (
            <ButtonLink kind="primary" href={eveningAddresses[data.step]}>
              Go on with the evening
            </ButtonLink>
          )}
          <ul className={styles.evening}>
            {toOpenAgain.map(({ name, href, after }) => {
              const ended = data.parts.find(({ part }) => part === after);
              if (ended === undefined) return null;
              const how = ended.outcome === 'skipped' ? 'skipped' : 'seen';
              return (
                <li key={href}>
                  <a href={href}>{name}</a>
                  <span className={styles.quiet}>
                    {after === 'sacred_tenets' ? 'any day' : `${how} ${dayWithin(new Date(ended.ended_at))}`}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </AccountSection>
  );
}
