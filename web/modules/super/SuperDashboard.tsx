import DoorOpen from 'lucide-react/icons/door-open';
import Network from 'lucide-react/icons/network';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState, type ReactNode } from 'react';
import { house } from '../../platform/house.ts';
import { ButtonLink, cx, Empty, Loading, Screen } from '../../ui/index.ts';
import { Invitations, Requests, Tree } from '../identity/index.ts';
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
          <Titled title="Open invitations">
            <Invitations whose="house" />
          </Titled>
          <NewInvitation />
        </div>
      )}
      {part === 'waitlist' && (
        <Titled title="Who asked for a place" whole>
          <Requests whose="house" />
        </Titled>
      )}
      {part === 'tree' && (
        <Titled title="Who came by whom" whole>
          <Tree root={null} label="Who came by whom" nobody={null} />
        </Titled>
      )}
    </Screen>
  );
}

/** A list and what it is called; it may have the screen for itself. */
function Titled({ title: words, whole, children }: { title: string; whole?: true; children: ReactNode }) {
  return (
    <section className={cx(styles.list, whole && styles.one)} aria-label={words}>
      <h2 className={styles.heading}>{words}</h2>
      <Suspense fallback={<Loading label="One moment" />}>{children}</Suspense>
    </section>
  );
}
