import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  specialties,
  specialtiesInWords,
  type CouncilHelper,
  type FreeHours,
} from '@kinsong/contract/council/roster.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, FormErrors, IconButton, Select, Sheet, Switch, TextField } from '../../../ui/index.ts';
import { weekdays } from './hours-in-words.ts';
import { useDescribing } from './roster.data.ts';
import styles from './RolesSheet.module.css';
import rows from './HelperSheet.module.css';

/** What one helper knows most about, and when they are free in an ordinary week. */
export function HelperSheet({ helper, onClose }: { helper: CouncilHelper | undefined; onClose: () => void }) {
  return (
    <Sheet
      open={helper !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={helper === undefined ? 'Helper' : `${helper.name} in councils`}
    >
      {helper !== undefined && <HelperForm key={helper.person_id} helper={helper} onDone={onClose} />}
    </Sheet>
  );
}

function HelperForm({ helper, onDone }: { helper: CouncilHelper; onDone: () => void }) {
  const [known, setKnown] = useState(helper.specialties);
  const [hours, setHours] = useState(helper.free_hours);
  const describe = useDescribing();
  const failure = describe.error ? failureOf(describe.error) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (describe.isPending) return;
    describe.mutate({ ...helper, specialties: known, free_hours: hours }, { onSuccess: onDone });
  };
  return (
    <form className={styles.reason} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <fieldset className={rows.part}>
        <legend>Knows most about</legend>
        {specialties.map((each) => (
          <Switch
            key={each}
            label={specialtiesInWords[each]}
            checked={known.includes(each)}
            onChange={(on) => setKnown(on ? [...known, each] : known.filter((other) => other !== each))}
          />
        ))}
      </fieldset>
      <fieldset className={rows.part}>
        <legend>Free every week</legend>
        {hours.map((span, index) => (
          <Hours
            key={index}
            span={span}
            onChange={(next) => setHours(hours.with(index, next))}
            onRemove={() => setHours(hours.toSpliced(index, 1))}
          />
        ))}
        <Button icon={Plus} onClick={() => setHours([...hours, { weekday: 1, from: '19:00', to: '21:00' }])}>
          More hours
        </Button>
      </fieldset>
      <Button type="submit" kind="primary" size="l" wide busy={describe.isPending}>
        Keep it
      </Button>
    </form>
  );
}

interface HoursProps {
  span: FreeHours;
  onChange: (span: FreeHours) => void;
  onRemove: () => void;
}

function Hours({ span, onChange, onRemove }: HoursProps) {
  return (
    <div className={rows.hours}>
      <Select
        label="Day"
        value={String(span.weekday)}
        onChange={(weekday) => onChange({ ...span, weekday: Number(weekday) })}
        options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <TextField
        label="From"
        type="time"
        value={span.from}
        onChange={(event) => onChange({ ...span, from: event.target.value })}
      />
      <TextField
        label="To"
        type="time"
        value={span.to}
        error={span.from < span.to ? undefined : 'These hours end before they begin.'}
        onChange={(event) => onChange({ ...span, to: event.target.value })}
      />
      <IconButton icon={X} label="Remove these hours" onClick={onRemove} />
    </div>
  );
}
