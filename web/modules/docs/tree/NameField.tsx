import { useState } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import styles from './DocTree.module.css';

export interface NameFieldProps {
  title: string;
  most: number;
  /** The new name, or nothing where it stays. */
  onNamed: (title: string | undefined) => void;
}

/** A name, written over where it stands. */
export function NameField({ title, most, onNamed }: NameFieldProps) {
  const [text, setText] = useState(title);
  const field = useFirstFocus<HTMLInputElement>();
  const done = () => onNamed(text.trim() === '' ? undefined : text.trim());
  return (
    <input
      ref={field}
      className={styles.naming}
      aria-label="Name"
      maxLength={most}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        else if (event.key === 'Escape') onNamed(undefined);
      }}
    />
  );
}
