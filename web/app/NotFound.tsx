import { ButtonLink, Empty, Screen } from '../ui/index.ts';

export function NotFound() {
  return (
    <Screen area="guild" title="No such room">
      <Empty
        title="There is no page here"
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
        It may have moved, or the address has a typing mistake in it.
      </Empty>
    </Screen>
  );
}
