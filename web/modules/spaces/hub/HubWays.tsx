import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Handshake from 'lucide-react/icons/handshake';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useStore } from '../../../platform/store.ts';
import { Button, ButtonLink, IconButton, useWide } from '../../../ui/index.ts';
import { wanted } from './find-salons.ts';
import styles from './SalonsHub.module.css';

export type Founding = 'project' | 'guild';

/** What one comes to do in the hub. */
export function HubWays({ onFound }: { onFound: (what: Founding) => void }) {
  const wide = useWide();
  return (
    <div className={styles.ways}>
      {wide && (
        <ButtonLink kind="bare" icon={Gamepad2} href="/mairy">
          Back to Game
        </ButtonLink>
      )}
      <Button icon={wide ? Handshake : undefined} onClick={() => onFound('guild')}>
        Quick Guild
      </Button>
      <Button kind="primary" icon={Plus} onClick={() => onFound('project')}>
        New Project
      </Button>
      {wide && <LookForSalons />}
    </div>
  );
}

/** Opens the search among one's salons; closed, all are seen as they were last active. */
export function LookForSalons() {
  const { open } = useStore(wanted);
  return (
    <IconButton
      icon={Search}
      label="Search and sort"
      aria-expanded={open}
      onClick={() => wanted.change((now) => ({ ...now, open: !now.open }))}
    />
  );
}
