import { Avatar, Code, List, Row } from '../../ui/index.ts';
import { useMyInvitations } from './account.data.ts';
import styles from './Account.module.css';
import { NotHere, Part } from './Part.tsx';

/** Who came by one's invitations, and which of them are still open. */
export function MyInvitations() {
  const { data, isError, refetch } = useMyInvitations();
  const guests = data?.flatMap(({ redeemed_by }) => redeemed_by) ?? [];
  const open = data?.filter((each) => each.is_active && each.current_uses < each.max_uses) ?? [];
  return (
    <Part title="Who came by you">
      {data === undefined && <NotHere failed={isError} onRetry={() => void refetch()} />}
      {data !== undefined && guests.length === 0 && (
        <p className={styles.quiet}>Nobody yet. You can invite people from any salon of yours.</p>
      )}
      {guests.length > 0 && (
        <List label="Your guests">
          {guests.map((guest) => (
            <Row
              key={guest.id}
              lead={<Avatar name={guest.name} url={guest.avatar_url} named />}
              title={guest.name}
              detail={`came on ${new Date(guest.joined_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}`}
            />
          ))}
        </List>
      )}
      {open.length > 0 && (
        <List label="Still open" heading="shown">
          {open.map(({ id, code, name, max_uses, current_uses }) => (
            <Row
              key={id}
              title={code === null ? (name ?? 'An invitation') : <Code code={code} />}
              detail={`${max_uses - current_uses} of ${max_uses} left${name === null ? '' : `, for ${name}`}`}
            />
          ))}
        </List>
      )}
    </Part>
  );
}
