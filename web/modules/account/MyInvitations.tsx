import { Code, List, More, Row } from '../../ui/index.ts';
import { useMyInvitations } from './account.data.ts';
import styles from './Account.module.css';
import { NotHere, Part } from './Part.tsx';

/** One's invitations that still open, wherever they lead. */
export function MyInvitations() {
  const { data, isError, refetch, ...pages } = useMyInvitations();
  const open = data?.pages.flatMap(({ invite_codes }) => invite_codes) ?? [];
  return (
    <Part title="Your open invitations">
      {data === undefined && <NotHere failed={isError} onRetry={() => void refetch()} />}
      {data !== undefined && open.length === 0 && (
        <p className={styles.quiet}>None is open. You can invite people from any salon of yours.</p>
      )}
      {open.length > 0 && (
        <List label="Your open invitations">
          {open.map(({ id, code, name, max_uses, current_uses }) => (
            <Row
              key={id}
              title={code === null ? (name ?? 'An invitation') : <Code code={code} />}
              detail={`${max_uses - current_uses} of ${max_uses} left${name === null ? '' : `, for ${name}`}`}
            />
          ))}
        </List>
      )}
      <More
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </Part>
  );
}
