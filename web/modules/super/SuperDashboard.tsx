import DoorOpen from 'lucide-react/icons/door-open';
import Network from 'lucide-react/icons/network';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState, type ReactNode } from 'react';
import { house } from '../../platform/house.ts';
import { ButtonLink, cx, Empty, Loading, Screen } from '../../ui/index.ts';
import { Requests, Tree } from '../identity/index.ts';
import { InvitationList } from './InvitationList.tsx';
import { NewInvitation } from './NewInvitation.tsx';
import { useWaiting } from './super.data.ts';
import styles from './Super.module.css';

const title = 'Super dashboard';

/** Invitations, the waitlist and the tree of who came by whom. Who is no super user is told so; the house refuses them in any case. */
export function SuperDashboard() {
  const { person } = house();
  if (person.is_super_user) return <Dashboard />;
  return (
    <Screen area="insight" title={title}>
      <Empty
        title="This is kept by a few"
        actions={
          <ButtonLink kind="thread" size="l" href="/account">
            To your own invitations
          </ButtonLink>
        }
      >
        Super users write invitations to the house here. Yours stand with your account.
      </Empty>
    </Screen>
  );
}

function Dashboard() {
  const { person } = house();
  const [part, setPart] = useState<'invitations' | 'waitlist' | 'tree'>('invitations');
  const waiting = useWaiting().data ?? 0;
  return (
    <Screen
      area="insight"
      title={title}
      detail={`${person.avatar_name || person.name}, ${person.email}`}
      bar={{
        label: 'Parts of the dashboard',
        items: [
          {
            label: 'Invitations',
            icon: Ticket,
            current: part === 'invitations',
            onPress: () => setPart('invitations'),
          },
          {
            label: 'Waitlist',
            icon: DoorOpen,
            count: waiting,
            current: part === 'waitlist',
            onPress: () => setPart('waitlist'),
          },
          {
            label: 'Tree',
            icon: Network,
            current: part === 'tree',
            onPress: () => setPart('tree'),
          },
        ],
      }}
    >
      {part === 'invitations' && (
        <div className={styles.two}>
          <InvitationList />
          <NewInvitation />
        </div>
      )}
      {part === 'waitlist' && (
        <Whole title="Who asked for a place">
          <Requests whose="house" />
        </Whole>
      )}
      {part === 'tree' && (
        <Whole title="Who came by whom">
          <Tree root={null} label="Who came by whom" nobody={null} />
        </Whole>
      )}
    </Screen>
  );
}

/** One list that has the screen for itself. */
function Whole({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx(styles.one, styles.list)} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <Suspense fallback={<Loading label="One moment" />}>{children}</Suspense>
    </section>
  );
}
