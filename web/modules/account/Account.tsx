import { signedIn } from '../../platform/signed-in.ts';
import { Screen } from '../../ui/index.ts';
import { useWordsUsed } from './account.data.ts';
import styles from './Account.module.css';
import { DeviceLinkQr } from './DeviceLinkQr.tsx';
import { EmailPart } from './EmailPart.tsx';
import { EveningPart } from './EveningPart.tsx';
import { FacePart } from './FacePart.tsx';
import { GuestsPart, InvitationsPart, RequestsPart } from './GuestsPart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { PromisesPart } from './PromisesPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** How one is seen, how one comes in, where one is signed in, and whom one brought. */
export function Account() {
  const { person } = signedIn();
  // Few have words of their own as codes; whoever has is asked here.
  const used = useWordsUsed().data;
  return (
    <Screen area="insight" title="Your account" detail={person.email}>
      <div className={styles.parts}>
        <FacePart />
        <EveningPart />
        <PromisesPart />
        <GuestsPart />
        {(person.is_super_user || used === true) && <RequestsPart />}
        <InvitationsPart />
        <SessionsPart />
        <DeviceLinkQr />
        <PasswordPart />
        <PasskeysPart />
        <EmailPart email={person.email} />
      </div>
    </Screen>
  );
}
