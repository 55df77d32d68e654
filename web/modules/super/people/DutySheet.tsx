import { longestDuty, type CouncilHelper } from '@kinsong/contract/council/roster.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, FormErrors, Select, Sheet, Stepper, TextField } from '../../../ui/index.ts';
import { useDuty } from './roster.data.ts';
import styles from './RolesSheet.module.css';

export interface DutySheetProps {
  open: boolean;
  helpers: readonly CouncilHelper[];
  onClose: () => void;
}

/** Who is on duty, from when, for how long. */
export function DutySheet({ open, helpers, onClose }: DutySheetProps) {
  const facilitators = helpers.filter(({ roles }) => roles.includes('facilitator'));
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="A duty">
      <DutyForm facilitators={facilitators} onDone={onClose} />
    </Sheet>
  );
}

/** 'now' as the field writes it, to the full hour before. */
function thisHour(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return `${local.toISOString().slice(0, 13)}:00`;
}

function DutyForm({ facilitators, onDone }: { facilitators: readonly CouncilHelper[]; onDone: () => void }) {
  const [person, setPerson] = useState(facilitators[0]?.person_id ?? '');
  const [from, setFrom] = useState(thisHour);
  const [hours, setHours] = useState(4);
  const duty = useDuty();
  const failure = duty.error ? failureOf(duty.error) : undefined;
  const begins = new Date(from);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (duty.isPending || Number.isNaN(begins.getTime())) return;
    duty.mutate({ person, from: begins, hours }, { onSuccess: onDone });
  };
  return (
    <form className={styles.reason} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <Select
        label="Who"
        value={person}
        onChange={setPerson}
        options={facilitators.map(({ person_id, name }) => ({ value: person_id, label: name }))}
      />
      <TextField
        label="From"
        type="datetime-local"
        value={from}
        error={Number.isNaN(begins.getTime()) ? 'Choose a day and an hour.' : undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Stepper
        label="For"
        unit={hours === 1 ? 'hour' : 'hours'}
        value={hours}
        min={1}
        max={longestDuty}
        onChange={setHours}
      />
      <Button type="submit" kind="primary" size="l" wide busy={duty.isPending}>
        Put it on the roster
      </Button>
    </form>
  );
}
