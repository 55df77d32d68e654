import type { Rule } from '@kinsong/contract/votes/rules.ts';
import { spaceRules } from '@kinsong/contract/votes/rules.ts';
import Scale from 'lucide-react/icons/scale';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { dayWithin, Icon, List, Row } from '../../../ui/index.ts';

/** What holds in this salon because it was decided here. Asked again whenever one more vote is over. */
export function SpaceRules({ space, closed }: { space: string; closed: number }) {
  const [rules, setRules] = useState<readonly Rule[]>([]);
  useEffect(() => {
    let left = false;
    ask(spaceRules, { params: { space_id: space } }).then(
      (answer) => left || setRules(answer.rules),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [space, closed]);
  if (rules.length === 0) return null;
  return (
    <List label="Rules of this salon" heading="shown" level={2}>
      {rules.map(({ id, text, vote_id, since }) => (
        <Row
          key={id}
          href={`/salon/${space}?tab=voting&vote=${vote_id}`}
          lead={<Icon of={Scale} />}
          title={text}
          detail={`since ${dayWithin(new Date(since))}`}
        />
      ))}
    </List>
  );
}
