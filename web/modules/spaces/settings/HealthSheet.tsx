import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { Sheet } from '../../../ui/index.ts';
import { HealthCard } from './HealthCard.tsx';

interface HealthSheetProps {
  space: MySpace;
  open: boolean;
  onClose: () => void;
}

export function HealthSheet({ space, open, onClose }: HealthSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={`How ${space.name} stands`}>
      {open && <HealthCard space={space} onFollow={onClose} />}
    </Sheet>
  );
}
