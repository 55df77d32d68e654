import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Plus from 'lucide-react/icons/plus';
import { specialtiesInWords, type CouncilHelper, type Roster } from '@kinsong/contract/council/roster.ts';
import { useState } from 'react';
import {
  Avatar,
  Badge,
  Button,
  Card,
  cx,
  ErrorState,
  Icon,
  List,
  Row,
  SkeletonRows,
} from '../../../ui/index.ts';
import { DutySheet } from './DutySheet.tsx';
import { HelperSheet } from './HelperSheet.tsx';
import { inHours } from './hours-in-words.ts';
import { useDropping, useRoster } from './roster.data.ts';
import styles from './RosterPart.module.css';

/** Who helps in councils, and who is on duty. While nobody is, this card alone is lit. */
export function RosterPart() {
  const { data, isError, isFetching, refetch } = useRoster();
  const [describing, setDescribing] = useState<CouncilHelper>();
  const [giving, setGiving] = useState(false);
  return (
    <section className={styles.roster} aria-label="Councils">
      <h2 className={styles.heading}>Who helps in councils</h2>
      {data !== undefined ? (
        <>
          <OnDuty roster={data} onGive={() => setGiving(true)} />
          <Helpers helpers={data.helpers} onChoose={setDescribing} />
          <Duties roster={data} />
          <DutySheet open={giving} helpers={data.helpers} onClose={() => setGiving(false)} />
        </>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          The roster did not load just now. Nothing was changed.
        </ErrorState>
      ) : (
        <SkeletonRows label="Loading the roster" rows={3} />
      )}
      <HelperSheet helper={describing} onClose={() => setDescribing(undefined)} />
    </section>
  );
}

function OnDuty({ roster: { helpers, covered_until }, onGive }: { roster: Roster; onGive: () => void }) {
  const here = helpers.filter(({ on_duty }) => on_duty).map(({ name }) => name);
  const hasFacilitator = helpers.some(({ roles }) => roles.includes('facilitator'));
  const nobody = here.length === 0;
  return (
    <Card look={nobody ? 'lit' : 'plain'} className={cx(styles.duty, nobody && styles.nobody)}>
      <Icon of={nobody ? BellOff : Bell} />
      <div className={styles.words}>
        <h3 className={styles.title}>{nobody ? 'Nobody is on duty' : `${here.join(' and ')} on duty`}</h3>
        <p>
          {covered_until !== null
            ? `Somebody can be reached until ${inHours(covered_until)}.`
            : hasFacilitator
              ? 'Whoever needs a council now reaches nobody at once.'
              : 'There is no facilitator yet: give somebody the role first.'}
        </p>
      </div>
      {hasFacilitator && (
        <Button icon={Plus} aria-label="New duty" onClick={onGive}>
          Duty
        </Button>
      )}
    </Card>
  );
}

function Helpers({
  helpers,
  onChoose,
}: {
  helpers: readonly CouncilHelper[];
  onChoose: (helper: CouncilHelper) => void;
}) {
  if (helpers.length === 0) return null;
  return (
    <List label="Helpers">
      {helpers.map((helper) => (
        <Row
          key={helper.person_id}
          lead={<Avatar named name={helper.name} url={helper.avatar_url} home={helper.on_duty} />}
          title={helper.name}
          detail={
            helper.specialties.map((each) => specialtiesInWords[each]).join(', ') ||
            'has not said yet what they know most about'
          }
          end={
            <Badge tone="accent">
              {helper.roles.map((role) => (role === 'facilitator' ? 'Facilitator' : 'Monitor')).join(', ')}
            </Badge>
          }
          onPress={() => onChoose(helper)}
        />
      ))}
    </List>
  );
}

function Duties({ roster: { duties, helpers } }: { roster: Roster }) {
  const drop = useDropping();
  if (duties.length === 0) return null;
  const nameOf = (id: string): string => helpers.find(({ person_id }) => person_id === id)?.name ?? '';
  return (
    <List label="Duties to come" heading="shown">
      {duties.map(({ id, person_id, starts_at, ends_at }) => (
        <Row
          key={id}
          title={nameOf(person_id)}
          detail={`${inHours(starts_at)} to ${inHours(ends_at)}`}
          end={
            <Button
              kind="bare"
              aria-label={`Give back the duty of ${nameOf(person_id)}, ${inHours(starts_at)}`}
              busy={drop.isPending && drop.variables === id}
              onClick={() => drop.mutate(id)}
            >
              Give back
            </Button>
          }
        />
      ))}
    </List>
  );
}
