import type { ScreenProps } from '../../app/screens.ts';
import { ButtonLink, Empty, Screen } from '../../ui/index.ts';
import { rooms } from './rooms.ts';

/** Says what a room will be for while it is being built, and where one can go now. */
export function Placeholder({ screen }: ScreenProps) {
  const elsewhere =
    screen.area === 'salon'
      ? { href: '/enter', words: 'To the door' }
      : { href: '/salons', words: 'To the salons' };
  return (
    <Screen area={screen.area} title={screen.title}>
      <Empty
        title="This room is being built"
        actions={
          <>
            <ButtonLink kind="thread" size="l" href={elsewhere.href}>
              {elsewhere.words}
            </ButtonLink>
            <ButtonLink kind="bare" href="/">
              Back to the house
            </ButtonLink>
          </>
        }
      >
        {rooms[screen.key] ?? 'It will open when it is ready to be lived in.'}
      </Empty>
    </Screen>
  );
}
