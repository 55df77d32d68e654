import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import UserPlus from 'lucide-react/icons/user-plus';
import { Card, Icon, Sheet } from '../../../ui/index.ts';
import type { SalonSheet } from '../spaces.actions.ts';
import { AboutForm } from './AboutForm.tsx';
import { AboutWords } from './AboutWords.tsx';
import { EndOfSalon } from './EndOfSalon.tsx';
import { HealthCard } from './HealthCard.tsx';
import { Privacy } from './Privacy.tsx';
import styles from './SettingsSheet.module.css';

export interface SettingsSheetProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  open: boolean;
  onClose: () => void;
  /** To another sheet of the salon. */
  onOpen: (sheet: SalonSheet) => void;
}

/** All that a salon says of itself. Each thing can be changed where one has the right, and read by everybody. */
export function SettingsSheet({ space, abilities, open, onClose, onOpen }: SettingsSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="Settings" description={space.name}>
      {open && (
        <div className={styles.settings}>
          <HealthCard space={space} onFollow={onClose} />
          <Card>
            {abilities.has('spaces.settings') ? <AboutForm space={space} /> : <AboutWords space={space} />}
          </Card>
          <Card>
            <Privacy space={space} mayChange={abilities.has('spaces.privacy')} />
            {abilities.has('spaces.invite') && (
              <button type="button" className={styles.add} onClick={() => onOpen('invite')}>
                <Icon of={UserPlus} />
                <span>Add Members</span>
                <Icon of={ChevronRight} size="s" />
              </button>
            )}
          </Card>
          <EndOfSalon space={space} abilities={abilities} onOpen={onOpen} />
        </div>
      )}
    </Sheet>
  );
}
