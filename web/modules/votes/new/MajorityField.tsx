import { majorities, type Majority } from '@kinsong/engines/votes/result.ts';
import { Select } from '../../../ui/index.ts';
import { majorityWords } from '../vote-words.ts';
import type { VoteDraft } from './vote-draft.ts';

export interface MajorityFieldProps {
  draft: VoteDraft;
  onChange: (change: Partial<VoteDraft>) => void;
}

/** How many must agree, where that can be another number than the way of asking says by itself. */
export function MajorityField({ draft, onChange }: MajorityFieldProps) {
  if (draft.way !== 'yes_no' && draft.way !== 'pick_one') return null;
  const words = draft.way === 'yes_no' ? 'yesNo' : 'choosing';
  return (
    <Select
      label="It passes with"
      options={majorities.map((majority) => ({ value: majority, label: majorityWords[majority][words] }))}
      value={draft.majority}
      onChange={(majority) => onChange({ majority: majority as Majority })}
    />
  );
}
