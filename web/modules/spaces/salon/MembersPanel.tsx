import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { SpaceRequest } from '@kinsong/contract/invitations/asking.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Button, Icon, List, Row, SkeletonRows, useWide } from '../../../ui/index.ts';
import { AtTheDoor } from '../peeps/AtTheDoor.tsx';
import { HandOverDialog } from '../peeps/HandOverDialog.tsx';
import { MemberSheet } from '../peeps/MemberSheet.tsx';
import { roleWords } from '../space-words.ts';
import { useMembers, usePresence } from '../spaces.hooks.ts';
import styles from './MembersPanel.module.css';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { RemovedMembers } from './RemovedMembers.tsx';

export interface MembersPanelProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  /** Who asks to come in, for those who may open. */
  knocking: readonly SpaceRequest[];
  onInvite: () => void;
  onLeave: () => void;
}

/** Whose sheet is open, or what is asked about them. */
interface Chosen {
  readonly id: string;
  readonly to: 'see' | 'send away' | 'hand over';
}

/** Who is in a salon, and in which role. */
export function MembersPanel({ space, abilities, knocking, onInvite, onLeave }: MembersPanelProps) {
  const me = signedIn().person.id;
  const members = useMembers(space.id);
  const here = usePresence(space.id);
  // On a wide screen the header has the button already.
  const wide = useWide();
  const [chosen, setChosen] = useState<Chosen>();
  const forWhat = (to: Chosen['to']): Member | undefined =>
    chosen?.to === to ? members.find(({ person_id }) => person_id === chosen.id) : undefined;
  const close = () => setChosen(undefined);
  const mayManage = abilities.has('spaces.manageMembers');
  return (
    <div className={styles.peeps}>
      <div className={styles.column}>
        <AtTheDoor requests={knocking} />
        {!wide && abilities.has('spaces.invite') && (
          <Button kind={knocking.length === 0 ? 'thread' : 'secondary'} icon={UserPlus} onClick={onInvite}>
            Invite
          </Button>
        )}
        {members.length === 0 ? (
          <SkeletonRows label="Loading who is here" rows={4} />
        ) : (
          <List label="Peeps">
            {members.map(({ person_id, name, avatar_url, role }) => {
              const home = here.has(person_id);
              return (
                <Row
                  key={person_id}
                  lead={<Avatar name={name} url={avatar_url} size="m" home={home} named />}
                  title={person_id === me ? `${name}, you` : name}
                  detail={`${roleWords[role].name}${home ? ', at home now' : ''}`}
                  end={<Icon of={ChevronRight} size="s" />}
                  onPress={() => setChosen({ id: person_id, to: 'see' })}
                />
              );
            })}
          </List>
        )}
        <RemovedMembers space={space} mayLift={mayManage} />
        <div className={styles.leave}>
          <Button kind="bare" icon={LogOut} onClick={onLeave}>
            Leave this salon
          </Button>
        </div>
      </div>
      <MemberSheet
        space={space}
        abilities={abilities}
        member={forWhat('see')}
        home={chosen !== undefined && here.has(chosen.id)}
        onClose={close}
        onSendAway={({ person_id: id }) => setChosen({ id, to: 'send away' })}
        onHandOver={({ person_id: id }) => setChosen({ id, to: 'hand over' })}
      />
      <RemoveMemberDialog space={space} member={forWhat('send away')} onClose={close} />
      <HandOverDialog space={space} member={forWhat('hand over')} onClose={close} />
    </div>
  );
}
