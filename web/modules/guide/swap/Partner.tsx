import { Avatar, Logo } from '../../../ui/index.ts';
import { usePeople } from '../../spaces/index.ts';

/** The face of the other one; the guide's sign where it is the guide. */
export function Partner({ id }: { id: string | null }) {
  const person = usePeople().find(({ person_id }) => person_id === id);
  if (person === undefined) return <Logo />;
  return <Avatar name={person.name} url={person.avatar_url} named />;
}
