import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import styles from './Well.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Hide the password' : 'Show the password'}
          className={styles.inside}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
