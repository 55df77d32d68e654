import Pencil from 'lucide-react/icons/pencil';
import Sparkle from 'lucide-react/icons/sparkle';
import Telescope from 'lucide-react/icons/telescope';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense, useState } from 'react';
import { changeMyself, who } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { Avatar, Button, ButtonLink, toast } from '../../ui/index.ts';
import { FaceSheet } from '../identity/index.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

/** How others see one, and the ways to what the house knows of one. */
export function FacePart() {
  const here = useStore(who);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (here.state !== 'someone') return null;
  const { avatar_name, avatar_url, name } = here.user;
  const called = avatar_name || name;
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <AccountSection title="How others see you">
      <div className={styles.seen}>
        <Avatar name={called} url={avatar_url} size="xl" named />
        <p className={styles.called}>{called}</p>
      </div>
      <Button icon={Pencil} onClick={ask}>
        Change your face
      </Button>
      <nav aria-label="More of you" className={styles.further}>
        <ButtonLink kind="bare" icon={UserRound} href="/you/profile">
          Your profile
        </ButtonLink>
        <ButtonLink kind="bare" icon={Sparkle} href="/trust">
          Trust
        </ButtonLink>
        {here.user.is_super_user && (
          <ButtonLink kind="bare" icon={Telescope} href="/super">
            Super dashboard
          </ButtonLink>
        )}
      </nav>
      {asked && (
        <Suspense fallback={null}>
          <FaceSheet
            open={open}
            onOpenChange={setOpen}
            name={called}
            onChanged={(address) => {
              changeMyself({ avatar_url: address });
              toast({ title: 'Everybody sees your new face', tone: 'good' });
            }}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}
