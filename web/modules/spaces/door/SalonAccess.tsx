import { signedIn } from '../../../platform/signed-in.ts';
import { ButtonLink, Empty, ErrorState, Loading, Screen } from '../../../ui/index.ts';
import type { OpenSpace } from '../spaces.hooks.ts';
import { CodeInHand } from './CodeInHand.tsx';
import styles from './SalonAccess.module.css';
import { SalonDoor } from './SalonDoor.tsx';
import { useSalonCode } from './salon-code.ts';

export interface SalonAccessProps {
  /** Absent where no salon is named. */
  id: string | undefined;
  state: OpenSpace['state'];
}

/** What stands where a salon would: on its way, not to be had, or not one's own. Nobody is left without a way back. */
export function SalonAccess({ id, state }: SalonAccessProps) {
  const code = useSalonCode(id);
  const coming = id !== undefined && state !== 'gone' && state !== 'failed';
  return (
    <Screen
      area="salon"
      title={coming ? 'Project salon' : 'Project Salon Access'}
      back={{ href: '/salons', label: 'Back to the salons' }}
    >
      {coming ? (
        <Loading label="Opening the salon" />
      ) : id !== undefined && state === 'failed' ? (
        <ErrorState onRetry={() => signedIn().sync.again(id)} leave={<Returns />}>
          This salon could not be loaded. Often it is the connection; it usually comes back.
        </ErrorState>
      ) : id !== undefined && code !== undefined ? (
        <>
          <CodeInHand space={id} code={code} />
          <Returns />
        </>
      ) : id !== undefined ? (
        <SalonDoor space={id} closed={<Closed />} returns={<Returns />} />
      ) : (
        <Empty title="No salon is open" actions={<Returns filled />}>
          A salon opens from the list of your salons, or by the link of someone in it.
        </Empty>
      )}
    </Screen>
  );
}

function Closed() {
  return (
    <Empty title="This salon is not shared with you" actions={<Returns filled />}>
      It may have been removed, or you are no longer a member. Someone in it can invite you.
    </Empty>
  );
}

/** The ways back; filled where nothing else can be done. */
function Returns({ filled = false }: { filled?: boolean }) {
  return (
    <nav className={styles.returns} aria-label="Other ways">
      <ButtonLink kind={filled ? 'thread' : 'secondary'} size={filled ? 'l' : 'm'} href="/salons">
        To your salons
      </ButtonLink>
      <ButtonLink kind="bare" href="/mairy">
        Return to the guide conversation
      </ButtonLink>
      <ButtonLink kind="bare" href="/">
        Return to Landing
      </ButtonLink>
    </nav>
  );
}
