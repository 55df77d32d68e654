import DoorOpen from 'lucide-react/icons/door-open';
import Network from 'lucide-react/icons/network';
import Plus from 'lucide-react/icons/plus';
import History from 'lucide-react/icons/history';
import Signpost from 'lucide-react/icons/signpost';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { Suspense, useState, type ReactNode } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { Button, ButtonLink, cx, Empty, Loading, Screen, useMedia } from '../../ui/index.ts';
import { Invitations, PlaceRequests, InvitationTree } from '../identity/index.ts';
import { AuditPart } from './audit/AuditPart.tsx';
import { InvitationSheet, NewInvitation } from './NewInvitation.tsx';
import { Overview } from './overview/Overview.tsx';
import { PeoplePart } from './people/PeoplePart.tsx';
import { useWaiting } from './super.data.ts';
import styles from './Super.module.css';
import { useWriting } from './invitation-draft.ts';

const title = 'Super dashboard';

/** How the house is, invitations, the waitlist, and who invited whom. Who is no super user is told so; the house refuses them in any case. */
export function SuperDashboard() {
  const { person } = signedIn();
  if (person.is_super_user) return <Dashboard />;
  return (
    <Screen area="insight" title={title}>
      <Empty
        title="Only super users see this"
        actions={
          <ButtonLink kind="thread" size="l" href="/account">
            To your own invitations
          </ButtonLink>
        }
      >
        Super users look after the house here. Your own invitations are with your account.
      </Empty>
    </Screen>
  );
}

type Part = 'overview' | 'invitations' | 'waitlist' | 'people' | 'tree' | 'audit';

function Dashboard() {
  const { person } = signedIn();
  const [part, setPart] = useState<Part>('overview');
  const [begun, setBegun] = useState(false);
  const waiting = useWaiting().data ?? 0;
  const toInvitations = (writing: boolean) => {
    setBegun(writing);
    setPart('invitations');
  };
  return (
    <Screen
      area="insight"
      title={title}
      detail={`${person.avatar_name || person.name}, ${person.email}`}
      bar={{
        label: 'Parts of the dashboard',
        items: [
          {
            label: 'Overview',
            icon: Signpost,
            current: part === 'overview',
            onPress: () => setPart('overview'),
          },
          {
            label: 'Invitations',
            icon: Ticket,
            current: part === 'invitations',
            onPress: () => toInvitations(false),
          },
          {
            label: 'Waitlist',
            icon: DoorOpen,
            count: waiting,
            current: part === 'waitlist',
            onPress: () => setPart('waitlist'),
          },
          {
            label: 'People',
            icon: Users,
            current: part === 'people',
            onPress: () => setPart('people'),
          },
          {
            label: 'Tree',
            icon: Network,
            current: part === 'tree',
            onPress: () => setPart('tree'),
          },
          {
            label: 'What was done',
            icon: History,
            current: part === 'audit',
            onPress: () => setPart('audit'),
          },
        ],
      }}
    >
      {part === 'overview' && (
        <Overview
          onInvitations={() => toInvitations(true)}
          onWaitlist={() => setPart('waitlist')}
          onPeople={() => setPart('people')}
          onAudit={() => setPart('audit')}
        />
      )}
      {part === 'invitations' && <InvitationsPart begun={begun} />}
      {part === 'waitlist' && (
        <Titled title="Who asked for a place" whole>
          <PlaceRequests whose="house" />
        </Titled>
      )}
      {part === 'people' && <PeoplePart />}
      {part === 'audit' && <AuditPart />}
      {part === 'tree' && (
        <Titled title="Who invited whom" whole>
          <InvitationTree root={null} label="Who invited whom" nobody={null} />
        </Titled>
      )}
    </Screen>
  );
}

/** A new invitation is written beside the list; where there is no room, on a sheet that a button above it brings. */
function InvitationsPart({ begun }: { begun: boolean }) {
  const writing = useWriting();
  const [isWriting, setWriting] = useState(begun);
  const beside = useMedia('(width >= 64rem)');
  const begin = () => {
    if (writing.made) writing.another();
    setWriting(true);
  };
  return (
    <div className={styles.two}>
      <Titled
        title="Open invitations"
        action={
          !beside && (
            <Button icon={Plus} aria-label="New invitation" onClick={begin}>
              New
            </Button>
          )
        }
      >
        <Invitations whose="house" />
      </Titled>
      {beside ? (
        <NewInvitation writing={writing} />
      ) : (
        <InvitationSheet writing={writing} open={isWriting} onOpenChange={setWriting} />
      )}
    </div>
  );
}

interface TitledProps {
  title: string;
  action?: ReactNode;
  whole?: true;
  children: ReactNode;
}

/** A list and what it is called; it may have the screen for itself. */
function Titled({ title: words, action, whole, children }: TitledProps) {
  return (
    <section className={cx(styles.list, whole && styles.one)} aria-label={words}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{words}</h2>
        {action}
      </header>
      <Suspense fallback={<Loading label="One moment" />}>{children}</Suspense>
    </section>
  );
}
