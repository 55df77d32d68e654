import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { Sheet } from '../../../ui/index.ts';
import type { Ring } from '../spiral/rings.ts';
import { FoundForm } from './FoundForm.tsx';

interface FoundSheetProps {
  /** Where something is founded; the sheet is open while it names one. */
  ring: Ring | undefined;
  onClose: () => void;
  onFounded: (space: MySpace, ring: Ring) => void;
}

/** A hamlet, a family or a project is founded: its name, in one line what it is, and who finds it. */
export function FoundSheet({ ring, onClose, onFounded }: FoundSheetProps) {
  return (
    <Sheet
      open={ring !== undefined}
      onOpenChange={(stays) => !stays && onClose()}
      title={ring?.kind === 'planet' || ring === undefined ? 'Something new' : `New in ${ring.name}`}
      description="You are its first member, and can invite others right away."
    >
      {ring && <FoundForm key={ring.id} ring={ring} onFounded={(space) => onFounded(space, ring)} />}
    </Sheet>
  );
}
