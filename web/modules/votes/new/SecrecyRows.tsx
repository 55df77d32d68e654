import type { Secrecy } from '@kinsong/contract/votes/vote.ts';
import BellRing from 'lucide-react/icons/bell-ring';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { SwitchRow } from './SwitchRow.tsx';
import { secrecyFor, type VoteDraft } from './vote-draft.ts';

export interface SecrecyRowsProps {
  draft: VoteDraft;
  onChange: (change: Partial<VoteDraft>) => void;
}

/** Who sees what and when, as two questions of which the second depends on the first; and whom it binds. */
export function SecrecyRows({ draft, onChange }: SecrecyRowsProps) {
  const secrecy = secrecyFor(draft, draft.secrecy);
  const isKept = secrecy === 'until_closed' || secrecy === 'anonymous';
  const say = (next: Secrecy) => onChange({ secrecy: next });
  return (
    <>
      <SwitchRow
        icon={Lock}
        title="Keep it secret"
        means={isKept ? 'results open when it closes' : 'results are seen while it runs'}
        checked={isKept}
        onChange={(kept) => say(kept ? 'until_closed' : 'open')}
      />
      {isKept ? (
        draft.way !== 'consent' && (
          <SwitchRow
            icon={EyeOff}
            title="Without names, for good"
            means={
              secrecy === 'anonymous'
                ? 'nobody ever learns who said what; a vote is final once cast'
                : 'names are shown when it closes'
            }
            checked={secrecy === 'anonymous'}
            onChange={(anonymous) => say(anonymous ? 'anonymous' : 'until_closed')}
          />
        )
      ) : (
        <SwitchRow
          icon={EyeOff}
          title="Answer before you look"
          means={
            secrecy === 'until_voted' ? 'each sees results once they have voted' : 'all see results at once'
          }
          checked={secrecy === 'until_voted'}
          onChange={(after) => say(after ? 'until_voted' : 'open')}
        />
      )}
      <SwitchRow
        icon={BellRing}
        title="Everyone decides"
        means={draft.mandatory ? 'whoever is silent is reminded' : 'nobody is reminded'}
        checked={draft.mandatory}
        onChange={(mandatory) => onChange({ mandatory })}
      />
      <SwitchRow
        icon={MessageCircleQuestionMark}
        title="Only hear what people think"
        means={
          draft.proposal ? 'a proposal: nothing follows by itself' : 'a decision: it can set something going'
        }
        checked={draft.proposal}
        onChange={(proposal) => onChange({ proposal })}
      />
    </>
  );
}
