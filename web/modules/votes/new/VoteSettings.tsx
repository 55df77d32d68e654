import { mostDots } from '@kinsong/contract/votes/choice.ts';
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import { inWords, untilWords } from '../closing-time.ts';
import { useOpenedAt } from '../useOpenedAt.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { SecrecyRows } from './SecrecyRows.tsx';
import { SettingRow } from './SettingRow.tsx';
import { half, type Faults, type VoteDraft } from './vote-draft.ts';
import styles from './VoteSettings.module.css';

export interface VoteSettingsProps {
  draft: VoteDraft;
  onChange: (change: Partial<VoteDraft>) => void;
  /** How many may vote. */
  members: number;
  wrong: Faults;
}

/** By which rules it is answered and counted: how many voices, until when, who sees what, and who must. */
export function VoteSettings({ draft, onChange, members, wrong }: VoteSettingsProps) {
  const openedAt = useOpenedAt();
  const deadline = new Date(draft.deadline);
  const quorum = Math.min(draft.quorum ?? half(members), Math.max(1, members));
  return (
    <div className={styles.settings}>
      {draft.way === 'dots' && (
        <SettingRow icon={CircleEllipsis} field="dots" title="Dots for each" means={`from 1 to ${mostDots}`}>
          <NumberStepper
            id="dots"
            unit="dot"
            value={draft.dots}
            most={mostDots}
            onChange={(dots) => onChange({ dots })}
          />
        </SettingRow>
      )}
      <SettingRow
        icon={Users}
        field="quorum"
        title="Voices needed"
        means={members < 2 ? 'yours alone' : `of ${members}, from 1 to ${members}`}
      >
        <NumberStepper
          id="quorum"
          unit="voice"
          value={quorum}
          most={members}
          onChange={(next) => onChange({ quorum: next })}
        />
      </SettingRow>
      <SettingRow
        icon={Clock}
        field="closes"
        title="Closes"
        means={draft.deadline === '' ? 'no day yet' : untilWords(deadline)}
      >
        <input
          id="closes"
          type="datetime-local"
          className={styles.when}
          min={openedAt}
          value={draft.deadline}
          aria-invalid={wrong.deadline === undefined ? undefined : true}
          aria-describedby={wrong.deadline === undefined ? 'closes-means' : 'closes-wrong'}
          onChange={(event) => onChange({ deadline: event.target.value })}
        />
      </SettingRow>
      {wrong.deadline !== undefined && (
        <p id="closes-wrong" className={styles.wrong}>
          {wrong.deadline}
        </p>
      )}
      <SecrecyRows draft={draft} onChange={onChange} />
      <p className={styles.foot}>
        {members < 2
          ? 'You are alone here, so it is yours to answer.'
          : `It is asked of all ${inWords(members)} who are members now; whoever joins later is not counted.`}
      </p>
    </div>
  );
}
