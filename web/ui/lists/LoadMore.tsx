import { Button } from '../controls/Button.tsx';

export interface LoadMoreProps {
  /** Whether there is more; absent pages need no button. */
  more: boolean;
  busy: boolean;
  /** The last try did not come. */
  failed: boolean;
  onMore: () => void;
}

/** At the foot of a list that comes in pages. */
export function LoadMore({ more, busy, failed, onMore }: LoadMoreProps) {
  if (!more) return null;
  return (
    <Button kind="bare" busy={busy} onClick={onMore}>
      {failed ? 'That did not load. Try again' : 'More'}
    </Button>
  );
}
