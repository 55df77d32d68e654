import type { Card } from '@kinsong/contract/guide/extra.ts';
import { priorityWords } from '@kinsong/contract/tasks/task.ts';
import Check from 'lucide-react/icons/check';
import { useState, type SubmitEvent } from 'react';
import { Button, Choice, Sheet, TextField } from '../../../ui/index.ts';
import styles from './ChangeSheet.module.css';
import { changedArgs, fieldsOf, type ChangeField } from './fields.ts';

export interface ChangeSheetProps {
  open: boolean;
  onClose: () => void;
  tool: string;
  card: Card;
  args: Readonly<Record<string, unknown>>;
  onYes: (changed: Record<string, unknown>) => void;
}

/** What the guide proposes, put right by hand before one says Yes. */
export function ChangeSheet({ open, onClose, card, ...rest }: ChangeSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="As you would have it"
      description={card.ask}
    >
      {open && <ChangeForm {...rest} />}
    </Sheet>
  );
}

function ChangeForm({ tool, args, onYes }: Pick<ChangeSheetProps, 'tool' | 'args' | 'onYes'>) {
  const fields = fieldsOf(tool, args);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(fields.map(({ name, kind }) => [name, asTyped(args[name], kind)])),
  );
  const missing = fields.some(({ name, kind }) => kind === 'words' && typed[name]?.trim() === '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!missing) onYes(changedArgs(args, fields, typed));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {fields.length === 0 && <p className={styles.none}>There is nothing in this to change by hand.</p>}
      {fields.map((field) => (
        <ArgField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          onChange={(value) => setTyped((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      <Button kind="primary" size="l" type="submit" icon={Check} aria-disabled={missing}>
        Yes, like this
      </Button>
    </form>
  );
}

interface ArgFieldProps {
  field: ChangeField;
  value: string;
  onChange: (value: string) => void;
}

function ArgField({ field: { label, kind }, value, onChange }: ArgFieldProps) {
  if (kind === 'priority') {
    const options = Object.entries(priorityWords).map(([option, word]) => ({ value: option, label: word }));
    return (
      <div className={styles.priority}>
        <p>{label}</p>
        <Choice label={label} look="apart" options={options} value={value} onChange={onChange} />
      </div>
    );
  }
  const error = kind === 'words' && value.trim() === '' ? 'Write something first.' : undefined;
  return (
    <TextField
      label={label}
      type={kind === 'day' ? 'date' : 'text'}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function asTyped(value: unknown, kind: ChangeField['kind']): string {
  if (typeof value === 'string') return value;
  if (kind === 'priority') return typeof value === 'number' ? String(value) : '3';
  return '';
}
