import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Template } from '@kinsong/contract/spaces/settings.ts';
import { Sheet } from '../../../../ui/index.ts';
import { NewProjectForm } from './NewProjectForm.tsx';

export interface NewProjectSheetProps {
  open: boolean;
  /** What is chosen when it opens. */
  template?: Template;
  onClose: () => void;
  onFounded: (space: MySpace) => void;
}

/** A salon is founded: what it is about, where it belongs, who finds it, and what it begins with. */
export function NewProjectSheet({ open, template = 'empty', onClose, onFounded }: NewProjectSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="A new salon"
      description="One room for one thing. You can invite people right away."
    >
      {open && <NewProjectForm template={template} onFounded={onFounded} />}
    </Sheet>
  );
}
