import type { Capability } from '@kinsong/contract/capabilities.ts';
import { roles, type Role } from '@kinsong/contract/common/capability.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import {
  Avatar,
  Button,
  IconButton,
  List,
  Menu,
  Row,
  SkeletonRows,
  toast,
  useWide,
  type MenuItem,
} from '../../../ui/index.ts';
import { roleWords } from '../space-words.ts';
import { giveRole } from '../spaces.actions.ts';
import { useMembers, usePresence } from '../spaces.hooks.ts';
import styles from './MembersPanel.module.css';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { RemovedMembers } from './RemovedMembers.tsx';

export interface MembersPanelProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  onInvite: () => void;
  onLeave: () => void;
}

/** Who is in a salon, and in which role. */
export function MembersPanel({ space, abilities, onInvite, onLeave }: MembersPanelProps) {
  const me = signedIn().person.id;
  const members = useMembers(space.id);
  const here = usePresence(space.id);
  // On a wide screen the header has the button already.
  const wide = useWide();
  const [leaving, setLeaving] = useState<Member>();
  return (
    <div className={styles.peeps}>
      <div className={styles.column}>
        {!wide && abilities.has('spaces.invite') && (
          <Button kind="thread" icon={UserPlus} onClick={onInvite}>
            Invite
          </Button>
        )}
        {members.length === 0 ? (
          <SkeletonRows label="Loading who is here" rows={4} />
        ) : (
          <List label="Peeps">
            {members.map((member) => {
              const items = waysWith(member, space, abilities, setLeaving);
              const home = here.has(member.person_id);
              return (
                <Row
                  key={member.person_id}
                  lead={<Avatar name={member.name} url={member.avatar_url} size="m" home={home} named />}
                  title={member.person_id === me ? `${member.name}, you` : member.name}
                  detail={`${roleWords[member.role].name}${home ? ', at home now' : ''}`}
                  end={
                    items.length > 0 && (
                      <Menu
                        trigger={<IconButton icon={Ellipsis} label={`Change what ${member.name} may do`} />}
                        items={items}
                      />
                    )
                  }
                />
              );
            })}
          </List>
        )}
        <RemovedMembers space={space} mayLift={abilities.has('spaces.manageMembers')} />
        <div className={styles.leave}>
          <Button kind="bare" icon={LogOut} onClick={onLeave}>
            Leave this salon
          </Button>
        </div>
      </div>
      <RemoveMemberDialog space={space} member={leaving} onClose={() => setLeaving(undefined)} />
    </div>
  );
}

/** Owners are made, changed and sent away by owners only. */
function waysWith(
  member: Member,
  space: MySpace,
  abilities: ReadonlySet<Capability>,
  sendAway: (member: Member) => void,
): MenuItem[] {
  const touchesOwners = member.role === 'owner' && space.role !== 'owner';
  if (!abilities.has('spaces.manageMembers') || touchesOwners || member.person_id === signedIn().person.id)
    return [];
  const given = roles.filter((role) => role !== member.role && (role !== 'owner' || space.role === 'owner'));
  return [
    ...given.map((role) => ({
      label: `Make ${roleWords[role].name.toLowerCase()}: ${roleWords[role].means}`,
      onSelect: () => void give(member, role),
    })),
    { label: 'Send away', icon: UserMinus, danger: true, onSelect: () => sendAway(member) },
  ];
}

async function give(member: Member, role: Role): Promise<void> {
  try {
    await giveRole(member, role);
    toast({ title: `${member.name} is ${roleWords[role].name.toLowerCase()} now`, tone: 'good' });
  } catch (thrown) {
    toast({ ...failureOf(thrown), tone: 'ember' });
  }
}
