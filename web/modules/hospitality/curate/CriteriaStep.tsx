import Users from 'lucide-react/icons/users';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, toast } from '../../../ui/index.ts';
import { useCurating } from '../retreats.data.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import type { Making } from './draft.ts';
import styles from './Making.module.css';

export interface StepProps {
  draft: Making;
  onChange: (next: Partial<Making>) => void;
}

/** Who may come; the house chooses those whose turn it is. */
export function CriteriaStep({ draft, onChange, onChosen }: StepProps & { onChosen: () => void }) {
  const { choose } = useCurating();
  const { min_trust_score, consciousness_level, places } = draft;
  const chooseNow = () =>
    choose.mutate(
      { min_trust_score, consciousness_level, max_participants: places },
      {
        onSuccess: ({ selected, total_eligible }) => {
          onChange({
            people: selected.map(({ person_id, name, avatar_url, trust_score }) => ({
              ...{ person_id, name, avatar_url, trust_score },
            })),
          });
          toast({
            title:
              total_eligible === 0
                ? 'Nobody meets these criteria now'
                : `${selected.length} of ${total_eligible} chosen`,
          });
          if (selected.length > 0) onChosen();
        },
        onError: (failed) => toast({ ...failureOf(failed), tone: 'ember' }),
      },
    );
  return (
    <section className={styles.step} aria-label="Criteria">
      <p className={styles.words}>
        Whoever was never asked comes first, then whoever was asked longest ago. Nobody under 16 is asked.
      </p>
      <CriteriaFields value={draft} onChange={onChange} />
      <div>
        <Button
          kind={draft.people.length === 0 ? 'primary' : 'secondary'}
          size="l"
          icon={Users}
          busy={choose.isPending}
          onClick={chooseNow}
        >
          {draft.people.length === 0 ? 'Choose who sits here' : 'Choose anew'}
        </Button>
      </div>
    </section>
  );
}
