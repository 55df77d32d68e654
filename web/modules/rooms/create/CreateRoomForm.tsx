import { errors } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { longestRoomName, type Room, type Rule } from '@kinsong/contract/rooms/room.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Choice, FormErrors, TextField } from '../../../ui/index.ts';
import { useTrustScore } from '../../seekers/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import { found } from '../rooms.actions.ts';
import styles from './CreateRoomForm.module.css';
import { offeredThreshold, offeredThresholds } from './offered-thresholds.ts';
import { RuleChoice } from './RuleChoice.tsx';

/** A room is founded: its name, at what trust it opens, and how long words stay. */
export function CreateRoomForm({ onFounded }: { onFounded: (room: Room) => void }) {
  const { person } = signedIn();
  const score = useTrustScore();
  const [id] = useState(newId);
  const [name, setName] = useState(() => firstName(person.avatar_name || person.name));
  const [threshold, setThreshold] = useState(() => offeredThreshold(score));
  const [rule, setRule] = useState<Rule>('kept');
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAttempt();
  const field = useFirstFocus<HTMLInputElement>();
  const offered = offeredThresholds(score);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    void run(async () => onFounded(await found({ id, name: name.trim(), threshold, rule })));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && (
        <FormErrors title={errors['room.create'].text}>
          {failure.title !== errors['room.create'].text && failure.title} {failure.description}
        </FormErrors>
      )}
      <TextField
        label="Its name"
        ref={field}
        autoComplete="off"
        maxLength={longestRoomName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'Give it a name first.' : failure?.fields['name']}
      />
      <div className={styles.part}>
        <p className={styles.label}>At what trust its door opens</p>
        {offered.length > 1 ? (
          <Choice
            label="At what trust its door opens"
            options={offered.map((each) => ({ value: `${each}`, label: `${each}` }))}
            value={`${threshold}`}
            onChange={(value) => setThreshold(offered.find((each) => `${each}` === value) ?? threshold)}
          />
        ) : (
          <p>{threshold}. Whoever has that much trust may come in; above 150 you may choose 120 instead.</p>
        )}
      </div>
      <RuleChoice value={rule} onChange={setRule} />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Open the door
      </Button>
    </form>
  );
}

/** The specification’s: the person’s name and what it is. */
const firstName = (name: string): string => `${name}'s Consciousness Salon`;
