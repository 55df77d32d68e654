import {
  givenRoles,
  rolesInWords,
  type GivenRole,
  type HousePerson,
} from '@kinsong/contract/super/house-roles.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Avatar, Button, FormErrors, Sheet, TextField } from '../../../ui/index.ts';
import { useRoleChange } from './people.data.ts';
import styles from './RolesSheet.module.css';

export interface RolesSheetProps {
  person: HousePerson | undefined;
  onClose: () => void;
  onChanged: (person: HousePerson) => void;
}

/** The roles of one person, each given or taken with a reason that anyone who may can read later. */
export function RolesSheet({ person, onClose, onChanged }: RolesSheetProps) {
  return (
    <Sheet
      open={person !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={person === undefined ? 'Roles' : `What ${person.name} does for the house`}
    >
      {person !== undefined && <Roles key={person.id} person={person} onChanged={onChanged} />}
    </Sheet>
  );
}

function Roles({ person, onChanged }: { person: HousePerson; onChanged: (person: HousePerson) => void }) {
  const [role, setRole] = useState<GivenRole>();
  return (
    <div className={styles.sheet}>
      <Avatar named name={person.name} url={person.avatar_url} size="l" />
      <ul className={styles.roles}>
        {givenRoles.map((each) => (
          <li key={each} className={styles.role}>
            <p className={styles.words}>
              <b>{rolesInWords[each].word}</b> {rolesInWords[each].does}
            </p>
            {role === each ? (
              <Reason
                person={person}
                role={each}
                onDone={(changed) => {
                  setRole(undefined);
                  if (changed) onChanged(changed);
                }}
              />
            ) : (
              <Button
                aria-label={`${person.roles.includes(each) ? 'Take' : 'Give'} the role of ${rolesInWords[each].word}`}
                onClick={() => setRole(each)}
              >
                {person.roles.includes(each) ? 'Take' : 'Give'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReasonProps {
  person: HousePerson;
  role: GivenRole;
  onDone: (changed: HousePerson | undefined) => void;
}

function Reason({ person, role, onDone }: ReasonProps) {
  const [reason, setReason] = useState('');
  const change = useRoleChange();
  const given = !person.roles.includes(role);
  const failure = change.error ? failureOf(change.error) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate({ person, role, given, reason }, { onSuccess: onDone });
  };
  return (
    <form className={styles.reason} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label={given ? 'Why do you give it?' : 'Why do you take it?'}
        help="It stands beside your name under What was done."
        maxLength={280}
        value={reason}
        error={failure?.fields['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {given ? 'Give the role' : 'Take the role'}
        </Button>
        <Button kind="bare" onClick={() => onDone(undefined)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
