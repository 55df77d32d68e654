import type { Answer } from '@kinsong/contract/common/call.ts';
import { spaceOverview } from '@kinsong/contract/tasks/overview.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { useConnection } from '../../../platform/live/connection.ts';
import { useActivity } from '../latest-activity.ts';

export type Overview = Answer<typeof spaceOverview>;

/** Nothing until the house has answered, or where it did not. */
export type Known = Overview | 'opening' | 'failed';

/**
 * At a glance, asked anew when something was said, the tasks' counts moved or the house is there again. What was known
 * stays meanwhile.
 */
export function useOverview({ id, vitals }: MySpace): Known {
  const last = useActivity().get(id)?.last?.seq;
  const away = useConnection() === 'lost';
  const [known, setKnown] = useState<Known>('opening');
  useEffect(() => {
    const stop = new AbortController();
    const failed = () => {
      if (!stop.signal.aborted) setKnown((before) => (before === 'opening' ? 'failed' : before));
    };
    ask(spaceOverview, { params: { space_id: id } }, { signal: stop.signal }).then(setKnown, failed);
    return () => stop.abort();
  }, [id, last, vitals.rev, away]);
  return known;
}
