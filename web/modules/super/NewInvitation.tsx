import KeyRound from 'lucide-react/icons/key-round';
import type { ReactNode } from 'react';
import { Button, Card, CopyButton, cx, FormErrors, groupCode, Sheet, TextField } from '../../ui/index.ts';
import { idOf, InvitationFields } from './InvitationFields.tsx';
import { InvitationLetter } from './InvitationLetter.tsx';
import styles from './NewInvitation.module.css';
import type { Writing } from './invitation-draft.ts';

const form = 'new-invitation';
const titleOf = ({ made }: Writing) => (made ? 'The invitation is made' : 'A new invitation');

/** A new invitation, written as the letter the guest will see. */
export function NewInvitation({ writing }: { writing: Writing }) {
  return (
    <Card look="lit" className={styles.card}>
      <header>
        <h2 className={styles.heading}>{titleOf(writing)}</h2>
        <Note writing={writing} />
      </header>
      <Letters writing={writing}>
        <Make busy={writing.busy} />
      </Letters>
    </Card>
  );
}

export interface InvitationSheetProps {
  writing: Writing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same where there is no room beside the list. What was written stays when it is put away. */
export function InvitationSheet({ writing, open, onOpenChange }: InvitationSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(writing)}
      actions={writing.made === undefined && <Make busy={writing.busy} />}
    >
      <div className={styles.sheet}>
        <Note writing={writing} />
        <Letters writing={writing} />
      </div>
    </Sheet>
  );
}

function Note({ writing: { made } }: { writing: Writing }) {
  return (
    <p className={styles.quiet} role="status">
      {made ? 'Its code is copied for you to paste.' : 'The letter shows what they will see.'}
    </p>
  );
}

function Make({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" form={form} kind="primary" size="l" icon={KeyRound} busy={busy}>
      Make the invitation
    </Button>
  );
}

const marked = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, message]) => ({ id: idOf(field), message }));

/** The form beside its letter; once it is made, the letter and what is handed on. */
function Letters({ writing, children }: { writing: Writing; children?: ReactNode }) {
  const { draft, made, failure, change } = writing;
  if (made) {
    return (
      <div className={styles.two}>
        <div className={styles.form}>
          <CopyButton text={made.link} label="Copy the link" kind="thread" />
          <CopyButton text={groupCode(made.invite_code)} label="Copy the code" />
          <Button kind="bare" onClick={writing.another}>
            Make another
          </Button>
        </div>
        <InvitationLetter draft={draft} made={made} />
      </div>
    );
  }
  return (
    <form id={form} className={styles.two} onSubmit={writing.submit} noValidate>
      <div className={styles.form}>
        {failure && (
          <FormErrors title={failure.title} fields={marked(failure.fields)}>
            {failure.description}
          </FormErrors>
        )}
        <InvitationFields draft={draft} errors={failure?.fields ?? {}} onChange={change} />
      </div>
      <div className={cx(styles.form, styles.sending)}>
        <InvitationLetter draft={draft} made={undefined} />
        <TextField
          id={idOf('email')}
          label="Send it as a letter, if you like"
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder="marit@hearth.example"
          value={draft.email}
          error={failure?.fields['email']}
          onChange={(event) => change({ email: event.target.value })}
        />
        {children}
      </div>
    </form>
  );
}
