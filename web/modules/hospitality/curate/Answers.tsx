import { mostPlaces, type Guest, type Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import Backpack from 'lucide-react/icons/backpack';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import {
  Avatar,
  Button,
  ButtonLink,
  IconButton,
  LastKnown,
  List,
  Row,
  Stepper,
  toast,
} from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';
import { byDay, stateWords } from '../retreat-words.ts';
import { Candle } from '../table/Candle.tsx';
import { AskOrSaid } from '../table/AskOrSaid.tsx';
import { CandidatesSheet } from '../table/CandidatesSheet.tsx';
import { LongTable, TableTally } from '../table/LongTable.tsx';
import { lightOf } from '../table/seats.ts';
import styles from './Answers.module.css';
import { CallOff } from './CallOff.tsx';

export interface AnswersProps {
  retreat: Retreat;
  /** The last look did not come through: this is what was last known. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

const say = (failed: unknown) => toast({ ...failureOf(failed), tone: 'ember' });

/** A retreat that was sent: everybody's answer as a candle, and why. */
export function Answers({ retreat, stale, retrying, onRetry }: AnswersProps) {
  const [open, setOpen] = useState(false);
  const { places } = useCurating();
  const isOpen = retreat.state === 'open';
  return (
    <div className={styles.page}>
      {stale && <LastKnown onRetry={onRetry} retrying={retrying} />}
      {!isOpen && (
        <p className={styles.off} role="status">
          Called off. {retreat.cancel_reason}
        </p>
      )}
      <LongTable retreat={retreat} />
      <TableTally retreat={retreat} />
      <div className={styles.ways}>
        {retreat.space_id !== null && (
          <ButtonLink icon={Backpack} href={`/salon/${retreat.space_id}`}>
            Packing and kitchen
          </ButtonLink>
        )}
        {isOpen && (
          <>
            <Button icon={UserPlus} kind="primary" onClick={() => setOpen(true)}>
              Ask someone
            </Button>
            <CallOff retreat={retreat} />
          </>
        )}
      </div>
      <div className={styles.two}>
        <List label="Everybody who was asked, and what they said">
          {retreat.guests.map((guest) => (
            <GuestRow key={guest.person_id} id={retreat.id} guest={guest} isOpen={isOpen} />
          ))}
        </List>
        {isOpen && (
          <Stepper
            label="Places"
            help="More bring those who wait to the table. Fewer send nobody away."
            value={retreat.places}
            min={1}
            max={mostPlaces}
            onChange={(count) => places.mutate({ id: retreat.id, places: count }, { onError: say })}
          />
        )}
      </div>
      <CandidatesSheet
        open={open}
        onOpenChange={setOpen}
        title="Ask someone"
        renderEnd={(candidate) => <AskOrSaid candidate={candidate} retreat={retreat} />}
      />
    </div>
  );
}

interface GuestRowProps {
  id: string;
  guest: Guest;
  isOpen: boolean;
}

function GuestRow({ id, guest, isOpen }: GuestRowProps) {
  const { withdraw } = useCurating();
  const { name, avatar_url, state, reason, answer_by } = guest;
  const asked = state === 'asked' || state === 'perhaps';
  const until = asked && answer_by !== null ? `, until ${byDay(answer_by)}` : '';
  const takeBack = () => withdraw.mutate({ id, person_id: guest.person_id }, { onError: say });
  return (
    <Row
      lead={
        <>
          <Candle light={lightOf(state)} small />
          <Avatar name={name} url={avatar_url} named />
        </>
      }
      title={name}
      detail={`${stateWords[state]}${until}${reason === '' ? '' : `: ${reason}`}`}
      end={
        isOpen &&
        state !== 'withdrawn' && (
          <IconButton icon={X} label={`Take the invitation of ${name} back`} onClick={takeBack} />
        )
      }
    />
  );
}
