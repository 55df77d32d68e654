import type { Memory } from '@kinsong/contract/guide/memory.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, Switch } from '../../../ui/index.ts';
import { GuidePage, Part } from '../GuidePage.tsx';
import { useGuideSettings, useMemories } from '../pages.data.ts';
import { ForgetAllDialog } from './ForgetAllDialog.tsx';
import { HelpOffers } from './HelpOffers.tsx';
import { MemoryList } from './MemoryList.tsx';
import styles from './MemoryPage.module.css';
import { MemorySheet, type InHand } from './MemorySheet.tsx';
import { Reminders } from './Reminders.tsx';

/** What the guide carries with it: who said it, when, and for whom it is; each can be put right or forgotten. */
export function MemoryPage() {
  const { data, error, refetch } = useMemories();
  const [inHand, setInHand] = useState<InHand>();
  return (
    <GuidePage title="What Mairy remembers" error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <Remembering on={data.on} />
          {data.memories.length === 0 && <NothingYet on={data.on} />}
          {data.on && (
            <div>
              <Button
                kind={data.memories.length === 0 ? 'primary' : 'secondary'}
                icon={Plus}
                onClick={() => setInHand('new')}
              >
                Add something to remember
              </Button>
            </div>
          )}
          {groups(data.memories).map(([name, memories]) => (
            <Part key={name} title={name}>
              <MemoryList memories={memories} onChange={setInHand} />
            </Part>
          ))}
          <HelpOffers />
          <Reminders />
          {data.memories.some(({ mine }) => mine) && <ForgetAllDialog />}
          <MemorySheet inHand={inHand} onClose={() => setInHand(undefined)} />
        </>
      )}
    </GuidePage>
  );
}

function Remembering({ on }: { on: boolean }) {
  const { change } = useGuideSettings();
  return (
    <div>
      <Switch
        label="Mairy may remember"
        help={
          on
            ? 'What you ask her to keep, and what you say Yes to. What one family or guild told her stays there.'
            : 'Switched off: she keeps nothing new and uses nothing from this list.'
        }
        checked={on}
        disabled={change.isPending}
        onChange={(memory_on) => change.mutate({ memory_on })}
      />
      {change.isError && (
        <p className={styles.failed} role="alert">
          This could not be changed. It is as it was before.
        </p>
      )}
    </div>
  );
}

function NothingYet({ on }: { on: boolean }) {
  return (
    <div className={styles.nothing}>
      <h2>Nothing yet</h2>
      <p className={styles.quiet}>
        {on
          ? 'Tell Mairy “remember that Oma does not eat nuts”, or write it down here. She keeps only what you ask her to.'
          : 'There is nothing here, and nothing new is kept.'}
      </p>
    </div>
  );
}

/** For oneself first, then by family and guild. */
function groups(memories: readonly Memory[]): [string, Memory[]][] {
  const byScope = Map.groupBy(memories, ({ scope, scope_name }) =>
    scope === 'me' ? 'For you alone' : `For ${scope_name}`,
  );
  return [...byScope].sort(([a], [b]) => Number(b === 'For you alone') - Number(a === 'For you alone'));
}
