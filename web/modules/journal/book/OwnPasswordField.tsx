import Key from 'lucide-react/icons/key-round';
import { signedIn } from '../../../platform/signed-in.ts';
import { PasswordField } from '../../../ui/index.ts';
import styles from './OwnPasswordField.module.css';

export interface OwnPasswordFieldProps {
  label?: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** The password once more. The browser's own keeper of passwords finds whose it is in the field nobody sees. */
export function OwnPasswordField({
  label = 'Your password, once more',
  onChange,
  ...field
}: OwnPasswordFieldProps) {
  return (
    <>
      <input
        className={styles.whose}
        autoComplete="username"
        aria-hidden
        tabIndex={-1}
        readOnly
        value={signedIn().person.email}
      />
      <PasswordField
        label={label}
        icon={Key}
        maxLength={200}
        {...field}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
