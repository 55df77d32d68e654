import { errors } from '@kinsong/contract/common/errors.ts';
import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { changeMyself } from '../../../platform/session/session.ts';
import { Avatar, Icon, TextField } from '../../../ui/index.ts';
import { FaceSheet } from '../../identity/index.ts';
import { nameField, type ManifestoFormState } from './useManifestoForm.ts';
import styles from './WhoIAm.module.css';

/** How one is called and seen here. */
export function WhoIAm({ form: { draft, change, failure, face } }: { form: ManifestoFormState }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const isNameless = failure?.title === errors['manifesto.name'].text;
  return (
    <>
      <div className={styles.who}>
        <span className={styles.face}>
          <Avatar name={draft.avatar_name} url={face} size="xl" named />
        </span>
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          <Icon of={Upload} />
          Another picture
        </button>
      </div>
      <TextField
        id={nameField}
        label="Avatar name"
        className={styles.name}
        autoComplete="nickname"
        maxLength={80}
        value={draft.avatar_name}
        error={isNameless ? failure.title : undefined}
        onChange={(event) => change({ avatar_name: event.target.value })}
      />
      {asked && (
        <Suspense fallback={null}>
          <FaceSheet
            open={open}
            onOpenChange={setOpen}
            name={draft.avatar_name}
            onChanged={(avatar_url) => changeMyself({ avatar_url })}
          />
        </Suspense>
      )}
    </>
  );
}
