import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, type ComponentType } from 'react';
import { useStore } from '../../../platform/store.ts';
import { ButtonLink, Empty, List, Screen, SkeletonRows, type AreaBarProps } from '../../../ui/index.ts';
import {
  Across,
  byLatest,
  isOpenSalon,
  loadPeople,
  NoAnswerHere,
  SalonRow,
  StillLastKnown,
  useActivity,
  useSpaces,
  useUnanswered,
} from '../../spaces/index.ts';
import { askNow, unreadAsked } from '../unread.data.ts';
import { useSpeaker } from './useSpeaker.ts';

/** The newest words of a salon. */
export interface NewestWords {
  space: string;
  last: NonNullable<Unread['last']>;
}

export interface SalonMessagesProps {
  title: string;
  bar: AreaBarProps;
  /** Under the newest words of a salon: what can become of them. */
  Under: ComponentType<NewestWords>;
}

/** The newest words of every salon: what is new to one first. */
export function SalonMessages({ title, bar, Under }: SalonMessagesProps) {
  const { state, spaces } = useSpaces();
  const activity = useActivity();
  const spoken = byLatest([...spaces.values()].filter(isOpenSalon), activity).filter(
    ({ id }) => activity.get(id)?.last,
  );
  const [fresh, read] = [
    spoken.filter(({ id }) => (activity.get(id)?.unread ?? 0) > 0),
    spoken.filter(({ id }) => (activity.get(id)?.unread ?? 0) === 0),
  ];
  const ids = spoken.map(({ id }) => id).join(' ');
  useEffect(() => loadPeople(ids.split(' ').filter(Boolean)), [ids]);
  const { failed, waiting } = useUnanswered(state, useStore(unreadAsked));
  return (
    <Screen
      area="salon"
      title={title}
      bar={bar}
      detail={spoken.length > 0 && (fresh.length === 0 ? 'All is read' : newInWords(fresh.length))}
    >
      {spoken.length > 0 ? (
        <Across>
          {failed && <StillLastKnown also={askNow} />}
          {fresh.length > 0 && <Rows label="New to you" salons={fresh} Under={Under} />}
          {read.length > 0 && (
            <Rows label={fresh.length > 0 ? 'Read' : 'Messages'} salons={read} Under={Under} />
          )}
        </Across>
      ) : failed ? (
        <NoAnswerHere also={askNow} />
      ) : waiting ? (
        <Across>
          <SkeletonRows label="Looking for what was said" />
        </Across>
      ) : (
        <Empty
          title="Nothing was said yet"
          actions={
            <ButtonLink kind="thread" size="l" href="/salons">
              To your salons
            </ButtonLink>
          }
        >
          The newest words of each of your salons will stand here, what you have not read first.
        </Empty>
      )}
    </Screen>
  );
}

const newInWords = (salons: number): string =>
  salons === 1 ? 'Something new in one salon' : `Something new in ${salons} salons`;

type Below = Pick<SalonMessagesProps, 'Under'>;

function Rows({ label, salons, Under }: Below & { label: string; salons: readonly MySpace[] }) {
  return (
    <List label={label} heading="shown" level={2}>
      {salons.map((salon) => (
        <Talked key={salon.id} salon={salon} Under={Under} />
      ))}
    </List>
  );
}

function Talked({ salon, Under }: Below & { salon: MySpace }) {
  const activity = useActivity().get(salon.id);
  const last = activity?.last;
  const by = useSpeaker(salon.id, last);
  const below = last ? <Under key={last.id} space={salon.id} last={last} /> : undefined;
  return <SalonRow space={salon} activity={activity} by={by} below={below} />;
}
