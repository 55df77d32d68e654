import type { ManifestoTalk } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { dayWithin, Icon, Sheet, Switch } from '../../../ui/index.ts';
import { EarlierVersions } from './EarlierVersions.tsx';
import { useTalkActions } from './talk.data.ts';
import { sharingNames, talkStays, whoReads } from './talk.words.ts';
import styles from './Sharing.module.css';

/** Who may read the slips: a sentence that opens the switches, or the switches where there is room. */
export function Sharing({ talk, open }: { talk: ManifestoTalk; open: boolean }) {
  const [sheet, setSheet] = useState(false);
  if (open)
    return (
      <div className={styles.beside}>
        <h3 className={styles.heading}>Who may read it</h3>
        <Switches talk={talk} />
      </div>
    );
  return (
    <>
      <button type="button" className={styles.line} onClick={() => setSheet(true)}>
        <Icon of={Eye} size="s" />
        {whoReads(talk.sharing)}
      </button>
      <Sheet open={sheet} onOpenChange={setSheet} title="Who may read it">
        <Switches talk={talk} />
      </Sheet>
    </>
  );
}

function Switches({ talk }: { talk: ManifestoTalk }) {
  const { share } = useTalkActions(talk);
  const sharing = share.isPending ? share.variables : talk.sharing;
  const { saved, versions } = talk;
  return (
    <div className={styles.switches}>
      {(['matchmaking', 'lore'] as const).map((use) => (
        <Switch
          key={use}
          label={sharingNames[use].name}
          help={sharingNames[use].opens}
          checked={sharing[use]}
          onChange={(on) => share.mutate({ ...sharing, [use]: on })}
        />
      ))}
      {share.isError && (
        <p role="alert" className={styles.failed}>
          {failureOf(share.error).title} It stays as it was.
        </p>
      )}
      <p className={styles.quiet}>{talkStays}</p>
      {saved !== null && (
        <p className={styles.quiet}>
          Kept {dayWithin(new Date(saved.at))}. {versions > 1 && <EarlierVersions />}
        </p>
      )}
    </div>
  );
}
