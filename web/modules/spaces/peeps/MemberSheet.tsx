import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import KeyRound from 'lucide-react/icons/key-round';
import UserMinus from 'lucide-react/icons/user-minus';
import { failureOf } from '../../../platform/api/failure.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Button, Sheet, Switch, toast } from '../../../ui/index.ts';
import { PersonFacts } from '../../seekers/index.ts';
import { RadioRows } from '../RadioRows.tsx';
import { dayOfPast, roleWords } from '../space-words.ts';
import { giveRole, letWorkBeSeen } from '../spaces.actions.ts';
import styles from './MemberSheet.module.css';
import { mayManage, roleRows } from './role-rows.ts';
import { WorkOfMember } from './WorkOfMember.tsx';

export interface MemberSheetProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  /** Whose it is; nobody's while it is shut. */
  member: Member | undefined;
  home: boolean;
  onClose: () => void;
  onSendAway: (member: Member) => void;
  onHandOver: (member: Member) => void;
}

/** One member: what they are here, what they carry if they let it be seen, and what may be changed about them. */
export function MemberSheet(props: MemberSheetProps) {
  const { member, home, onClose } = props;
  return (
    <Sheet
      open={member !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={member?.name ?? ''}
      untitled
    >
      {member !== undefined && (
        <div className={styles.sheet}>
          <div className={styles.person}>
            <Avatar name={member.name} url={member.avatar_url} size="xl" home={home} named />
            <div className={styles.words}>
              <h2 className={styles.name}>{member.name}</h2>
              <p>
                {roleWords[member.role].name}, {roleWords[member.role].means}
              </p>
              <p className={styles.quiet}>
                {home ? 'Lamp on, at home' : `Here since ${dayOfPast(member.joined_at)}`}
              </p>
            </div>
          </div>
          <PersonFacts person={member.person_id} />
          {member.person_id === signedIn().person.id ? (
            <Mine member={member} />
          ) : (
            <Theirs {...props} member={member} />
          )}
        </div>
      )}
    </Sheet>
  );
}

type OfMember = MemberSheetProps & { member: Member };

function Mine({ member }: { member: Member }) {
  return (
    <>
      <WorkOfMember member={member} />
      <Switch
        label="Show the others what I carry"
        help="And what I did here lately: titles and days, in this salon only. Off until you say so."
        checked={member.shows_work}
        onChange={(shown) => void attempt(() => letWorkBeSeen(member.space_id, shown))}
      />
    </>
  );
}

function Theirs({ space, abilities, member, onSendAway, onHandOver }: OfMember) {
  const managed = mayManage(member, space, abilities);
  return (
    <>
      <WorkOfMember member={member} />
      {managed && (
        <RadioRows
          label="What they may do here"
          rows={roleRows(space.role)}
          value={member.role}
          onChange={(role) =>
            void attempt(async () => {
              await giveRole(member, role);
              toast({ title: `${member.name} is ${roleWords[role].name.toLowerCase()} now`, tone: 'good' });
            })
          }
        />
      )}
      {(managed || abilities.has('spaces.handOver')) && (
        <div className={styles.ways}>
          {abilities.has('spaces.handOver') && (
            <Button icon={KeyRound} onClick={() => onHandOver(member)}>
              Hand the salon over
            </Button>
          )}
          {managed && (
            <Button kind="danger" icon={UserMinus} onClick={() => onSendAway(member)}>
              Send away
            </Button>
          )}
        </div>
      )}
    </>
  );
}

async function attempt(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (thrown) {
    toast({ ...failureOf(thrown), tone: 'ember' });
  }
}
