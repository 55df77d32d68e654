import type { MySpace, SentAway as Gone } from '@kinsong/contract/spaces/spaces.ts';
import DoorOpen from 'lucide-react/icons/door-open';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Avatar, Button, dayWithin, List, Row, toast } from '../../../ui/index.ts';
import { liftSentAway } from '../spaces.actions.ts';
import { useSentAway } from '../spaces.hooks.ts';
import styles from './MembersPanel.module.css';

/** Whom no invitation brings back, and where that is lifted. Not there while it is nobody. */
export function RemovedMembers({ space, mayLift }: { space: MySpace; mayLift: boolean }) {
  const gone = useSentAway(space.id, mayLift);
  if (gone.length === 0) return null;
  return (
    <div className={styles.gone}>
      <List label="Sent away" heading="shown">
        {gone.map((person) => (
          <Row
            key={person.person_id}
            lead={<Avatar name={person.name} url={person.avatar_url} size="m" named />}
            title={person.name}
            detail={`${dayOf(person)}. No invitation brings them back.`}
            end={<LetComeBack space={space} person={person} />}
          />
        ))}
      </List>
    </div>
  );
}

const dayOf = ({ sent_away_at }: Gone): string => {
  const day = dayWithin(new Date(sent_away_at), new Date());
  return day.charAt(0).toUpperCase() + day.slice(1);
};

function LetComeBack({ space, person }: { space: MySpace; person: Gone }) {
  const [busy, setBusy] = useState(false);
  const lift = async () => {
    setBusy(true);
    try {
      await liftSentAway(space.id, person.person_id);
      toast({
        title: `${person.name} may come back`,
        description: 'Send them a new invitation.',
        tone: 'good',
      });
    } catch (thrown) {
      setBusy(false);
      toast({ ...failureOf(thrown), tone: 'ember' });
    }
  };
  return (
    <Button
      kind="outline"
      icon={DoorOpen}
      busy={busy}
      aria-label={`Let back ${person.name}`}
      onClick={() => void lift()}
    >
      Let back
    </Button>
  );
}
