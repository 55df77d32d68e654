import { readShownFree, showFree, type ShownFree } from '@kinsong/contract/calendar/free-times.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';

/** What I show of my free hours in a space. It is shown as I chose it at once, and as before where that failed. */
export function useShownFree(space: string, onShown: () => void) {
  const [mine, setMine] = useState<ShownFree>();
  const [failed, setFailed] = useState(false);
  const params = { space_id: space };
  useEffect(() => {
    let left = false;
    ask(readShownFree, { params: { space_id: space } }).then(
      (answer) => left || setMine(answer),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [space]);
  const keep = async (wanted: ShownFree) => {
    setMine(wanted);
    setFailed(false);
    try {
      setMine(await ask(showFree, { params, body: wanted }));
      onShown();
    } catch {
      setMine(mine);
      setFailed(true);
    }
  };
  return { mine, keep, failed };
}
