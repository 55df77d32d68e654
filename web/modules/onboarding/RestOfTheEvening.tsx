import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { eveningAddresses } from '../../platform/session/evening-addresses.ts';
import { IconButton } from '../../ui/index.ts';
import styles from './RestOfTheEvening.module.css';

const putAwayAs = 'kinsong.evening-put-away';

/** Who came for a space, or went round in the house, is told in one line that the rest of the evening waits. */
export function RestOfTheEvening({ step }: { step: keyof typeof eveningAddresses }) {
  const [away, setAway] = useState(wasPutAway);
  if (away) return null;
  const putAway = () => {
    keepPutAway();
    setAway(true);
  };
  return (
    <p className={styles.line}>
      <a href={eveningAddresses[step]}>The rest of your first evening waits for you</a>
      <IconButton icon={X} label="Put this line away for now" onClick={putAway} />
    </p>
  );
}

/** While this tab is open. */
function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(putAwayAs) !== null;
  } catch {
    return false;
  }
}

function keepPutAway(): void {
  try {
    sessionStorage.setItem(putAwayAs, 'yes');
  } catch {
    // A browser that keeps nothing shows the line again after a reload.
  }
}
