import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { InviteSheet } from '../invite/InviteSheet.tsx';
import { DeleteDialog } from '../settings/DeleteDialog.tsx';
import { HealthSheet } from '../settings/HealthSheet.tsx';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import type { SalonSheet } from '../spaces.actions.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface SalonSheetsProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  /** Which of them is open. */
  sheet: SalonSheet | undefined;
  onOpen: (sheet: SalonSheet) => void;
  onClose: () => void;
  onLeft: () => void;
}

/** What rises over a salon, one at a time. */
export function SalonSheets({ space, abilities, sheet, onOpen, onClose, onLeft }: SalonSheetsProps) {
  const opened = (which: SalonSheet) => ({ space, open: sheet === which, onClose });
  return (
    <>
      <InviteSheet {...opened('invite')} />
      <HealthSheet {...opened('health')} />
      <SettingsSheet {...opened('settings')} abilities={abilities} onOpen={onOpen} />
      <DeleteDialog {...opened('delete')} />
      <ArchiveDialog {...opened('archive')} />
      <LeaveDialog {...opened('leave')} onOpen={onOpen} onLeft={onLeft} />
    </>
  );
}
