import type { CollaborationMatch, ReadyPerson } from '@kinsong/contract/insights/founder.ts';
import Clock from 'lucide-react/icons/clock';
import { failureOf } from '../../../platform/api/failure.ts';
import { Avatar, AvatarStack, Button, Icon, List, Row, Sheet, toast } from '../../../ui/index.ts';
import { useOffering } from './founder.data.ts';
import styles from './lists.module.css';

interface Opened {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who could be raised. The founder offers; the person says yes or no. */
export function ReadySheet({ people, ...opened }: Opened & { people: readonly ReadyPerson[] }) {
  return (
    <Sheet
      {...opened}
      title="Ready for elevation"
      description="Trust above 150, through the first evening, here in the last 28 days. They are asked, and nothing changes before their yes."
    >
      {people.length === 0 ? (
        <p className={styles.none}>
          Nobody stands here now. Whoever said no is left in peace for ninety days.
        </p>
      ) : (
        <List label="People ready for elevation">
          {people.map((each) => (
            <ReadyRow key={each.person_id} ready={each} />
          ))}
        </List>
      )}
    </Sheet>
  );
}

function ReadyRow({
  ready: { person_id, name, avatar_url, trust_score, offered_at },
}: {
  ready: ReadyPerson;
}) {
  const offering = useOffering();
  const offer = () =>
    offering.mutate(person_id, {
      onSuccess: () => toast({ title: `${name} is asked`, tone: 'good' }),
      onError: (failed) => toast({ ...failureOf(failed), tone: 'ember' }),
    });
  return (
    <Row
      lead={<Avatar name={name} url={avatar_url} named />}
      title={name}
      detail={`trust ${trust_score}`}
      end={
        offered_at === null ? (
          <Button busy={offering.isPending} onClick={offer} aria-label={`Offer ${name} the level elevated`}>
            Offer
          </Button>
        ) : (
          <span className={styles.asked}>
            <Icon of={Clock} size="s" />
            asked {new Date(offered_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}
          </span>
        )
      }
    />
  );
}

const termWords = {
  threshold: 'Threshold',
  gift: 'Gift',
  distance: 'Distance',
  children: 'Children',
  availability: 'Availability',
} as const;

/** Five strings, slack where the fit is poor. The score never stands without them. */
export function MatchesSheet({
  matches,
  matching,
  ...opened
}: Opened & { matches: readonly CollaborationMatch[]; matching: boolean }) {
  return (
    <Sheet {...opened} title="Collaboration matches">
      {matches.length === 0 ? (
        <p className={styles.none}>
          {matching
            ? 'No two families fit together well enough just now.'
            : 'Families are not matched yet: matches come with lodging, from what people say they give and need. Until then none is shown.'}
        </p>
      ) : (
        <ul className={styles.matches} aria-label="Matches">
          {matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Match({ match: { between, score, terms } }: { match: CollaborationMatch }) {
  const names = between.map(({ name }) => name).join(' and ');
  return (
    <li className={styles.match}>
      <header className={styles.pair}>
        <AvatarStack people={between.map(({ name, avatar_url }) => ({ name, url: avatar_url }))} />
        <h3 className={styles.names}>{names}</h3>
        <b>{score} of 100</b>
      </header>
      <ul className={styles.strings} aria-label={`What the fit of ${names} is made of`}>
        {terms.map(({ term, fit, words }) => (
          <li key={term} className={styles.string}>
            <span>{termWords[term]}</span>
            <svg className={styles.cord} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
              <path d={`M0 4Q50 ${4 + ((100 - fit) / 100) * 34} 100 4`} />
            </svg>
            <span className={styles.fit}>
              {fit}: {words}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
