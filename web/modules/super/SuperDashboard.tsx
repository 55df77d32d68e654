import DoorOpen from 'lucide-react/icons/door-open';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { house } from '../../platform/house.ts';
import { ButtonLink, Empty, Screen } from '../../ui/index.ts';
import { InvitationList } from './InvitationList.tsx';
import { NewInvitation } from './NewInvitation.tsx';
import { useWaitlist } from './super.data.ts';
import styles from './Super.module.css';
import { WaitingList } from './WaitingList.tsx';

const title = 'Super dashboard';

/** Invitations and the waitlist. Who is no super user is told so; the house refuses them in any case. */
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
  const [part, setPart] = useState<'invitations' | 'waitlist'>('invitations');
  const waiting = useWaitlist().data?.filter(({ status }) => status === 'waiting').length ?? 0;
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
        ],
      }}
    >
      {part === 'waitlist' ? (
        <div className={styles.one}>
          <WaitingList />
        </div>
      ) : (
        <div className={styles.two}>
          <InvitationList />
          <NewInvitation />
        </div>
      )}
    </Screen>
  );
}
