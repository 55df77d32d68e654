import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { PasswordField, TextField } from '../../ui/index.ts';
import type { Typed, Way } from './entry.types.ts';
import { digitsGrouped } from './entry.words.ts';

export interface EntryFieldsProps {
  way: Way;
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Typed>) => void;
  /** The code's field was left: what stands there is meant as a whole. */
  onCode: () => void;
  /** The chat-app's field keeps digits only; a letter typed there says so beside it. */
  digitsOnly: boolean;
  codeHelp: ReactNode;
  /** Stands right under the password that was not taken. */
  denied?: ReactNode;
}

/** Create asks for it last, and lets one go without. */
const withoutCode = 'Leave it empty if you have none: your name then goes on the waitlist.';

/** What each tab asks for. The same field keeps its words from tab to tab. */
export function EntryFields(props: EntryFieldsProps) {
  const { way, typed, errors, onChange, onCode, digitsOnly, codeHelp, denied } = props;
  const at = (field: keyof Typed) => ({ id: `entry-${field}`, error: errors[field] });
  const name = (
    <TextField
      {...at('name')}
      label="Name"
      icon={UserRound}
      autoComplete="name"
      maxLength={80}
      value={typed.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  );
  const code = (
    <TextField
      {...at('code')}
      label="Invitation code"
      help={codeHelp ?? (way === 'create' ? withoutCode : undefined)}
      icon={KeyRound}
      digits
      inputMode={digitsOnly ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      value={typed.code}
      onChange={(event) => onChange({ code: digitsGrouped(event.target.value) })}
      onBlur={onCode}
    />
  );
  return (
    <>
      {way === 'invite' && code}
      {way === 'create' && name}
      <TextField
        {...at('email')}
        label="E-mail or cell phone"
        icon={Mail}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={typed.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {way === 'invite' && name}
      {way !== 'invite' && (
        <PasswordField
          {...at('password')}
          label="Password"
          autoComplete={way === 'create' ? 'new-password' : 'current-password'}
          maxLength={200}
          value={typed.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      )}
      {denied}
      {way === 'create' && code}
    </>
  );
}
