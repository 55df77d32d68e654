import type { Rule } from '@kinsong/engines/worksheets/ledger.ts';
import { useState } from 'react';
import { Button, Choice, FormErrors, Sheet, Stepper, Switch, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { chooseRule } from './ledger.data.ts';
import { hundredths, splitOptions, toHundredths } from './ledger-words.ts';
import styles from './Ledger.module.css';
import { useSending } from './useSending.ts';

interface RuleSheetProps {
  space: string;
  rule: Rule;
  open: boolean;
  onClose: () => void;
}

/** Chooses how the ledger counts. Everyone sees the rule, and who chose it. */
export function RuleSheet({ space, rule, open, onClose }: RuleSheetProps) {
  const [given, setGiven] = useState(rule);
  const [hour, setHour] = useState(hundredths(rule.hour_worth));
  const { busy, wrong, send } = useSending(onClose);
  const everyone = useEveryone(space);
  const here = [...everyone.values()].filter(({ left_at, role }) => left_at === null && role !== 'guest');
  const worth = toHundredths(hour);
  const partsOf = (id: string) => given.needs.find(({ person_id }) => person_id === id)?.parts ?? 1;
  const setParts = (person_id: string, parts: number) =>
    setGiven({
      ...given,
      needs: [...given.needs.filter((need) => need.person_id !== person_id), { person_id, parts }],
    });
  return (
    <Sheet open={open} onOpenChange={(to) => !to && onClose()} title="The rule">
      <div className={styles.form}>
        <Choice
          label="How is it shared out?"
          look="apart"
          options={splitOptions}
          value={given.split}
          onChange={(split) => setGiven({ ...given, split })}
        />
        <TextField
          label="What does an hour count beside money?"
          inputMode="decimal"
          help="The same for everybody. 0, if hours are a gift."
          error={worth === null ? 'Write a number, like 12 or 7.50.' : undefined}
          value={hour}
          onChange={(event) => setHour(event.target.value)}
        />
        <Switch
          label="Things count at the worth agreed on"
          checked={given.things_count}
          onChange={(things_count) => setGiven({ ...given, things_count })}
        />
        {given.split === 'need' &&
          here.map(({ person_id, name }) => (
            <Stepper
              key={person_id}
              label={`Parts for ${name}`}
              min={0}
              max={20}
              value={partsOf(person_id)}
              onChange={(parts) => setParts(person_id, parts)}
            />
          ))}
        {wrong !== undefined && <FormErrors title="This was not kept">{wrong}</FormErrors>}
        <Button
          kind="primary"
          wide
          busy={busy}
          disabled={worth === null}
          onClick={() => worth !== null && send(() => chooseRule(space, { ...given, hour_worth: worth }))}
        >
          This is our rule
        </Button>
      </div>
    </Sheet>
  );
}
