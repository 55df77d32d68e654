import type { ScreenProps } from '../../app/screen.ts';
import { ButtonLink, Empty, Screen } from '../../ui/index.ts';
import { rooms } from './upcoming-rooms.ts';

/** Says what a room will be for while it is being built, and what can be done until then. */
export function Placeholder({ screen }: ScreenProps) {
  const room = rooms[screen.key];
  const [first, ...others] = room?.ways ?? [{ words: 'To the salons', href: '/salons' }];
  return (
    <Screen area={screen.area} title={screen.title}>
      <Empty
        title="This room is being built"
        actions={
          <>
            <ButtonLink kind="thread" size="l" href={first.href}>
              {first.words}
            </ButtonLink>
            {others.map(({ words, href }) => (
              <ButtonLink key={href} kind="bare" href={href}>
                {words}
              </ButtonLink>
            ))}
            <ButtonLink kind="bare" href="/">
              Back to the house
            </ButtonLink>
          </>
        }
      >
        {room?.will ?? 'It will open when it is ready to be lived in.'}
        {room && (
          <>
            <br />
            {room.until}
          </>
        )}
      </Empty>
    </Screen>
  );
}
