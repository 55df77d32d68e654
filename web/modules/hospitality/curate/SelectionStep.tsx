import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Avatar, Button, IconButton, List, Row } from '../../../ui/index.ts';
import { CandidatesSheet } from '../table/CandidatesSheet.tsx';
import { LongTable } from '../table/LongTable.tsx';
import type { StepProps } from './CriteriaStep.tsx';
import { moved, type Chosen } from './draft.ts';
import styles from './Making.module.css';

/** Who is asked, in which order: as many as there are places at once, the others as chairs come free. */
export function SelectionStep({ draft, error, onChange }: StepProps & { error: string | undefined }) {
  const [open, setOpen] = useState(false);
  const { people, places } = draft;
  const guests = people.slice(0, places).map((each) => ({
    ...each,
    ...{ state: 'chosen' as const, answer_by: null, asked_at: null, answered_at: null, reason: '' },
  }));
  return (
    <section className={styles.step} aria-label="Selection">
      <LongTable retreat={{ guests, places, state: 'draft' }} />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <div>
        <Button id="retreat-people" icon={UserPlus} onClick={() => setOpen(true)}>
          Choose somebody more
        </Button>
      </div>
      <List label="Chosen, in the order in which they are asked">
        {people.map((each, at) => (
          <ChosenRow
            key={each.person_id}
            one={each}
            place={at + 1}
            waits={at >= places}
            last={at === people.length - 1}
            onMove={(step) => onChange({ people: moved(people, at, step) })}
            onRemove={() => onChange({ people: people.toSpliced(at, 1) })}
          />
        ))}
      </List>
      <CandidatesSheet
        open={open}
        onOpenChange={setOpen}
        title="Choose somebody more"
        without={new Set(people.map(({ person_id }) => person_id))}
        renderEnd={({ person_id, name, avatar_url, trust_score }) => (
          <Button
            aria-label={`Choose ${name}`}
            onClick={() => onChange({ people: [...people, { person_id, name, avatar_url, trust_score }] })}
          >
            Choose
          </Button>
        )}
      />
    </section>
  );
}

interface ChosenRowProps {
  one: Chosen;
  place: number;
  waits: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function ChosenRow({
  one: { name, avatar_url, trust_score },
  place,
  waits,
  last,
  onMove,
  onRemove,
}: ChosenRowProps) {
  return (
    <Row
      lead={<Avatar name={name} url={avatar_url} named />}
      title={name}
      detail={waits ? `${trust_score}, waits for a chair` : `${trust_score}, chair ${place}`}
      end={
        <span className={styles.moves}>
          <IconButton
            icon={ArrowUp}
            label={`${name} one place earlier`}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`${name} one place later`}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <IconButton icon={X} label={`Do not ask ${name}`} onClick={onRemove} />
        </span>
      }
    />
  );
}
