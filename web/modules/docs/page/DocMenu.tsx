import type { Doc } from '@kinsong/contract/docs/doc.ts';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import FilePlus from 'lucide-react/icons/file-plus';
import History from 'lucide-react/icons/history';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { toast, IconButton, Menu } from '../../../ui/index.ts';
import { copyAsNew, remove, saveAs } from '../docs.actions.ts';

export interface DocMenuProps {
  doc: Doc;
  mayWrite: boolean;
  mayRemove: boolean;
  onHistory: () => void;
  onPrint: () => void;
  onOpen: (id: string) => void;
  onRemoved: () => void;
}

/** What can be done with a whole doc. */
export function DocMenu(props: DocMenuProps) {
  const { doc, mayWrite, mayRemove, onHistory, onPrint, onOpen, onRemoved } = props;
  const copy = async () => {
    try {
      onOpen(await copyAsNew(doc, `${doc.title}, a copy`));
    } catch {
      toast({
        title: 'It could not be copied just now',
        description: 'Try again in a moment.',
        tone: 'ember',
      });
    }
  };
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="What to do with this doc" />}
      items={[
        { label: 'What changed', icon: History, onSelect: onHistory },
        ...(mayWrite ? [{ label: 'Copy as a new doc', icon: FilePlus, onSelect: () => void copy() }] : []),
        { label: 'Print', icon: Printer, onSelect: onPrint },
        { label: 'Save as PDF', icon: Download, onSelect: () => saveAs(doc, 'pdf') },
        { label: 'Save as Markdown', icon: Download, onSelect: () => saveAs(doc, 'md') },
        { label: 'Save as a web page', icon: Download, onSelect: () => saveAs(doc, 'html') },
        ...(mayRemove
          ? [
              {
                label: 'Take this doc away',
                icon: Trash2,
                danger: true,
                onSelect: () => void remove(doc).then(onRemoved),
              },
            ]
          : []),
      ]}
    />
  );
}
