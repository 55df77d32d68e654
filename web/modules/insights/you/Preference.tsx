import type { Homepage } from '@kinsong/contract/common/homepage.ts';
import { useId, useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Card, FormErrors } from '../../../ui/index.ts';
import styles from './Preference.module.css';
import { useSavePreference } from './you.data.ts';

const choices: readonly { value: Homepage; label: string }[] = [
  { value: 'gameplay', label: 'Gameplay, with Mairy' },
  { value: 'projects', label: 'My projects' },
];

/** Where one lands on coming home. What was chosen stays chosen, whether or not it could be kept. */
export function Preference({ kept }: { kept: Homepage }) {
  const name = useId();
  const [chosen, choose] = useState(kept);
  const { mutate, isPending, isSuccess, error, variables } = useSavePreference();
  const isSaved = isSuccess && variables === chosen && kept === chosen;
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(chosen);
        }}
      >
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>When I come home, open</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={value === chosen}
                onChange={() => choose(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {error && <FormErrors title="Failed to save preference">{failureOf(error).title}</FormErrors>}
        <Button type="submit" wide busy={isPending}>
          Save Preference
        </Button>
        <p role="status" className={styles.saved}>
          {isSaved && 'Saved. From the next time on you land there.'}
        </p>
      </form>
    </Card>
  );
}
