import { ButtonLink, Empty, Screen } from '../ui/index.ts';

export function NotFound() {
  return (
    <Screen area="guild" title="No such room">
      <Empty
        title="This door opens on the garden"
        actions={
          <>
            <ButtonLink kind="thread" size="l" href="/salons">
              To the salons
            </ButtonLink>
            <ButtonLink kind="bare" href="/">
              Back to the house
            </ButtonLink>
          </>
        }
      >
        Nothing lives at this address. It may have moved, or a letter slipped when it was written down.
      </Empty>
    </Screen>
  );
}
