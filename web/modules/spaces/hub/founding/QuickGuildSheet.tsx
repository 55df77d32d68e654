import { Sheet } from '../../../../ui/index.ts';
import { QuickGuildForm, type QuickGuildFormProps } from './QuickGuildForm.tsx';

export interface QuickGuildSheetProps extends QuickGuildFormProps {
  open: boolean;
  onClose: () => void;
}

export function QuickGuildSheet({ open, onClose, onFounded, onWriteManifesto }: QuickGuildSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="A quick guild"
      description="People who stay together for more than one thing."
    >
      {open && <QuickGuildForm onFounded={onFounded} onWriteManifesto={onWriteManifesto} />}
    </Sheet>
  );
}
