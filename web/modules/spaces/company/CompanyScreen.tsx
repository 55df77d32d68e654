import { useEffect, useState } from 'react';
import { Button, ButtonLink, Empty, Loading, Screen } from '../../../ui/index.ts';
import { NewProjectSheet } from '../hub/founding/NewProjectSheet.tsx';
import { NoAnswerHere } from '../hub/HubStates.tsx';
import { isMyCompany } from '../space-words.ts';
import { useSpaces } from '../spaces.hooks.ts';

export interface CompanyScreenProps {
  title: string;
  onSalon: (id: string) => void;
}

/** Leads to the salon of one's own company; whoever has none founds it here. */
export function CompanyScreen({ title, onSalon }: CompanyScreenProps) {
  const { state, spaces } = useSpaces();
  const [founding, setFounding] = useState(false);
  const [founded, setFounded] = useState<string>();
  // Of several the first that was founded, and one that is open before one that is closed.
  const own = [...spaces.values()]
    .filter(isMyCompany)
    .sort(
      (a, b) =>
        Number(a.archived_at !== null) - Number(b.archived_at !== null) ||
        (a.created_at < b.created_at ? -1 : 1),
    );
  const there = founded ?? own[0]?.id;
  useEffect(() => {
    if (there !== undefined) onSalon(there);
    // oxlint-disable-next-line react/exhaustive-deps -- where one is led changes with the salon alone
  }, [there]);
  return (
    <Screen area="salon" title={title} back={{ href: '/salons', label: 'Back to the salons' }}>
      {there !== undefined || state === 'opening' || state === 'kept' ? (
        <Loading label="Opening the salon" />
      ) : state === 'failed' ? (
        <NoAnswerHere />
      ) : (
        <Empty
          title="The work that feeds the family"
          actions={
            <>
              <Button kind="thread" size="l" onClick={() => setFounding(true)}>
                Found your company’s salon
              </Button>
              <ButtonLink kind="bare" href="/salons">
                Back to the salons
              </ButtonLink>
            </>
          }
        >
          Your company has a salon like any other: its people, what is to be done, and its files. It begins
          with six first steps.
        </Empty>
      )}
      <NewProjectSheet
        open={founding}
        template="company"
        onClose={() => setFounding(false)}
        onFounded={({ id }) => setFounded(id)}
      />
    </Screen>
  );
}
