import type { DirectoryEntry } from '@kinsong/contract/organiser/directory.ts';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import {
  Avatar,
  Badge,
  ErrorState,
  LastKnown,
  List,
  Row,
  Sheet,
  SkeletonRows,
  TextField,
} from '../../../ui/index.ts';
import { useDirectory } from './directory.data.ts';
import styles from './DirectorySheet.module.css';

export interface DirectorySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose people stand first, and are marked. */
  project?: string | undefined;
}

/** Everyone one shares a space with, and who of them is here now. */
export function DirectorySheet({ open, onOpenChange, project }: DirectorySheetProps) {
  const known = useDirectory(open, project);
  const retry = () => void known.refetch();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="People"
      description="Everyone you share a space with. Whoever hides that they are here reads as away."
    >
      {known.data ? (
        <>
          {known.isError && <LastKnown onRetry={retry} retrying={known.isFetching} />}
          <People users={known.data.users} project={project} />
        </>
      ) : known.isError ? (
        <ErrorState onRetry={retry} retrying={known.isFetching}>
          Who there is could not be loaded. Often it is the connection.
        </ErrorState>
      ) : (
        <SkeletonRows label="Looking who there is" rows={5} />
      )}
    </Sheet>
  );
}

function People({ users, project }: { users: readonly DirectoryEntry[]; project: string | undefined }) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = users.filter(({ name, real_name }) =>
    `${name} ${real_name ?? ''}`.toLowerCase().includes(wanted),
  );
  const online = found.filter(isOnline);
  return (
    <div className={styles.people}>
      <TextField
        label="Search by name"
        icon={Search}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {found.length === 0 ? 'Nobody is called that.' : `${online.length} of ${found.length} here now`}
      </p>
      <Group label="Here now" users={online} project={project} />
      <Group label="Away" users={found.filter((each) => !isOnline(each))} project={project} />
    </div>
  );
}

const isOnline = ({ online_status }: DirectoryEntry): boolean => online_status === 'online';

interface GroupProps {
  label: string;
  users: readonly DirectoryEntry[];
  project: string | undefined;
}

function Group({ label, users, project }: GroupProps) {
  const me = signedIn().person.id;
  if (users.length === 0) return null;
  return (
    <List label={label} heading="shown">
      {users.map((user) => (
        <Row
          key={user.id}
          lead={<Avatar name={user.name} url={user.avatar_url} home={isOnline(user)} named />}
          title={user.id === me ? `${user.name}, you` : user.name}
          detail={nameBeside(user)}
          end={project !== undefined && user.in_this_project && <Badge>in this project</Badge>}
        />
      ))}
    </List>
  );
}

const nameBeside = ({ name, real_name }: DirectoryEntry): string | undefined =>
  real_name === null || real_name === '' || real_name === name ? undefined : real_name;
