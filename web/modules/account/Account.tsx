import { house } from '../../platform/house.ts';
import { ButtonLink, Screen } from '../../ui/index.ts';
import styles from './Account.module.css';
import { AnotherDevice } from './AnotherDevice.tsx';
import { EmailPart } from './EmailPart.tsx';
import { MyInvitations } from './MyInvitations.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** How one comes in, where one is signed in, and whom one brought. */
export function Account() {
  const { person } = house();
  return (
    <Screen
      area="insight"
      title="Your account"
      detail={person.email}
      actions={
        <>
          <ButtonLink href="/trust">Trust</ButtonLink>
          {person.is_super_user && <ButtonLink href="/super">Super dashboard</ButtonLink>}
        </>
      }
    >
      <div className={styles.parts}>
        <SessionsPart />
        <AnotherDevice />
        <PasswordPart />
        <PasskeysPart />
        <EmailPart email={person.email} />
        <MyInvitations />
      </div>
    </Screen>
  );
}
