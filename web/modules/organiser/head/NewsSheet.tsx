import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button, Count, Empty, List, Row, Sheet } from '../../../ui/index.ts';
import { SalonThumbnail, useActivity, useSpaces } from '../../spaces/index.ts';
import { addressOf } from './Crumbs.tsx';

export interface News {
  readonly space: MySpace;
  readonly activity: Unread;
}

/** Where something was said that one has not read: where one was named first, then the newest. */
export function useNews(): readonly News[] {
  const { spaces } = useSpaces();
  const activity = useActivity();
  return useMemo(
    () =>
      [...activity.values()]
        .flatMap((each) => {
          const space = spaces.get(each.space_id);
          const isTold = space !== undefined && each.unread > 0 && kinds[space.kind].tools.length > 0;
          return isTold && space.archived_at === null ? { space, activity: each } : [];
        })
        .sort(
          (a, b) =>
            b.activity.mentions - a.activity.mentions ||
            ((a.activity.last?.created_at ?? '') < (b.activity.last?.created_at ?? '') ? 1 : -1),
        ),
    [spaces, activity],
  );
}

interface NewsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  news: readonly News[];
  /** To the people, where the header has no room for them. */
  onPeople: (() => void) | undefined;
}

export function NewsSheet({ open, onOpenChange, news, onPeople }: NewsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="What is new">
      {news.length === 0 ? (
        <Empty title="All is read">What is said in your families and projects shows here first.</Empty>
      ) : (
        <List label="Not read yet">
          {news.map(({ space, activity: { unread, mentions, last } }) => (
            <Row
              key={space.id}
              href={
                space.kind === 'project' ? addressOf({ id: space.id, kind: 'project' }) : `/salon/${space.id}`
              }
              lead={
                <SalonThumbnail
                  name={space.name}
                  kind={space.kind}
                  template={space.template}
                  picture={space.thumbnail}
                  small
                />
              }
              title={space.name}
              detail={last === null ? undefined : last.content || 'A file'}
              end={<Count count={unread} words="unread" named={mentions > 0} />}
            />
          ))}
        </List>
      )}
      {onPeople && (
        <Button icon={Users} wide onClick={onPeople}>
          People
        </Button>
      )}
    </Sheet>
  );
}
