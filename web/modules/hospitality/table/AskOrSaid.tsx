import type { Guest, Retreat } from '@kinsong/contract/hospitality/retreat.ts';
import Clock from 'lucide-react/icons/clock';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Icon, toast } from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';
import { stateWords } from '../retreat-words.ts';
import type { Could } from './CandidatesSheet.tsx';
import styles from './AskOrSaid.module.css';

export interface AskOrSaidProps {
  candidate: Could;
  /** To which they could be asked. */
  retreat: Retreat | undefined;
}

/** What somebody said to the retreat that is being looked at, or the way to ask them. */
export function AskOrSaid({ candidate, retreat }: AskOrSaidProps) {
  const guest = retreat?.guests.find(({ person_id }) => person_id === candidate.person_id);
  if (guest !== undefined) return <Said guest={guest} />;
  return retreat?.state === 'open' ? <Ask id={retreat.id} person={candidate} /> : null;
}

const refuses = new Set(['no', 'lapsed', 'withdrawn']);

function Said({ guest: { state, asked_at } }: { guest: Guest }) {
  const day =
    asked_at === null ? '' : ` on ${new Date(asked_at).toLocaleDateString('en-GB', { weekday: 'long' })}`;
  return (
    <span className={refuses.has(state) ? styles.away : styles.waits}>
      <Icon of={refuses.has(state) ? X : Clock} size="s" />
      {state === 'asked' ? `asked${day}` : stateWords[state]}
    </span>
  );
}

/** At once where a chair is free; they wait otherwise, and are told when one is. */
function Ask({ id, person }: { id: string; person: Could }) {
  const { askOne } = useCurating();
  const ask = () =>
    askOne.mutate(
      { id, person_id: person.person_id },
      {
        onSuccess: ({ guests }) => {
          const now = guests.find(({ person_id }) => person_id === person.person_id);
          const title =
            now?.state === 'waiting' ? `${person.name} waits for a chair` : `${person.name} is asked`;
          toast({ title, tone: 'good' });
        },
        onError: (failed) => toast({ ...failureOf(failed), tone: 'ember' }),
      },
    );
  return (
    <Button icon={Plus} busy={askOne.isPending} onClick={ask} aria-label={`Ask ${person.name}`}>
      Ask
    </Button>
  );
}
