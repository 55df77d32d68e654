import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { newId } from '@kinsong/contract/common/ids.ts';
import { useEffect, useId, useRef } from 'react';
import { Icon, IconButton } from '../../../ui/index.ts';
import { OrderedRows } from '../order/OrderedRows.tsx';
import { moved } from '../order/useReorder.ts';
import styles from './ChoicesField.module.css';

export interface Choice {
  readonly id: string;
  readonly text: string;
}

export interface ChoicesFieldProps {
  choices: readonly Choice[];
  onChange: (choices: readonly Choice[]) => void;
  least: number;
  most: number;
  longest: number;
  error: string | undefined;
}

/** What there is to choose from, one line each, in an order that can be changed. Enter goes on to the next line. */
export function ChoicesField({ choices, onChange, least, most, longest, error }: ChoicesFieldProps) {
  const id = useId();
  const fresh = useRef<string>(undefined);
  const fields = useRef(new Map<string, HTMLInputElement>());
  useEffect(() => {
    if (fresh.current !== undefined) fields.current.get(fresh.current)?.focus();
    fresh.current = undefined;
  }, [choices]);
  const write = (at: string, text: string) =>
    onChange(choices.map((choice) => (choice.id === at ? { ...choice, text } : choice)));
  const add = () => {
    if (choices.length >= most) return;
    const next = { id: newId(), text: '' };
    fresh.current = next.id;
    onChange([...choices, next]);
  };
  const leave = (place: number) => {
    fresh.current = (choices[place + 1] ?? choices[place - 1])?.id;
    onChange(choices.filter((_, at) => at !== place));
  };
  return (
    <div className={styles.field} role="group" aria-labelledby={id} aria-describedby={error && `${id}-wrong`}>
      <p className={styles.head}>
        <span id={id} className={styles.label}>
          Choices
        </span>
        <span className={styles.quiet}>
          {least} to {most}
        </span>
      </p>
      <OrderedRows
        label="Choices, in their order"
        onMove={(from, to) => onChange(moved(choices, from, to))}
        rows={choices.map((choice, place) => ({
          id: choice.id,
          name: choice.text,
          children: (
            <>
              <input
                ref={(field) => {
                  if (field === null) fields.current.delete(choice.id);
                  else fields.current.set(choice.id, field);
                }}
                className={styles.input}
                aria-label={`Choice ${place + 1}`}
                aria-invalid={error !== undefined && choice.text.trim() === '' ? true : undefined}
                autoComplete="off"
                enterKeyHint="next"
                maxLength={longest}
                value={choice.text}
                onChange={(event) => write(choice.id, event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  const next = choices[place + 1];
                  if (next === undefined) add();
                  else fields.current.get(next.id)?.focus();
                }}
              />
              <IconButton
                icon={X}
                label={`Take away ${choice.text || `choice ${place + 1}`}`}
                disabled={choices.length <= least}
                onClick={() => leave(place)}
              />
            </>
          ),
        }))}
      />
      {choices.length < most && (
        <button type="button" className={styles.add} onClick={add}>
          <Icon of={Plus} />
          Add a choice
        </button>
      )}
      {error !== undefined && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
