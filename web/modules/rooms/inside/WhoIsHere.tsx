import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, List, Row, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { useMembers, usePresence } from '../../spaces/index.ts';

export interface WhoIsHereProps {
  space: string;
  open: boolean;
  onClose: () => void;
}

/** Everybody at the table, those first who are there just now. */
export function WhoIsHere({ space, open, onClose }: WhoIsHereProps) {
  return (
    <Sheet open={open} onOpenChange={(stays) => !stays && onClose()} title="Who is here">
      {open && <People space={space} />}
    </Sheet>
  );
}

function People({ space }: { space: string }) {
  const me = signedIn().person.id;
  const members = useMembers(space);
  const here = usePresence(space);
  if (members.length === 0) return <SkeletonRows label="Looking who is here" rows={4} />;
  return (
    <List label="At the table">
      {members.map(({ person_id, name, avatar_url, role }) => {
        const home = here.has(person_id);
        const words = [home ? 'here now' : 'not here now', role === 'owner' && 'keeps the room'];
        return (
          <Row
            key={person_id}
            lead={<Avatar name={name} url={avatar_url} home={home} named />}
            title={person_id === me ? `${name}, you` : name}
            detail={words.filter(Boolean).join(', ')}
          />
        );
      })}
    </List>
  );
}
