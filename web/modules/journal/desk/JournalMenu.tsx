import type { Journal } from '@kinsong/contract/journal/journal.ts';
import Braces from 'lucide-react/icons/braces';
import FileText from 'lucide-react/icons/file-text';
import Flame from 'lucide-react/icons/flame';
import Key from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock-keyhole';
import More from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { IconButton, Menu, toast } from '../../../ui/index.ts';
import { BurnDialog } from '../book/BurnDialog.tsx';
import { bringAllPages } from '../journal.data.ts';
import { closeJournal, openJournal } from '../journal-tab.ts';
import { KeysSheet } from '../keys/KeysSheet.tsx';
import { carryAway, type Form } from './export.ts';

/** What can be done with the whole of it. */
export function JournalMenu({ journal }: { journal: Journal }) {
  const [keys, setKeys] = useState(false);
  const [burning, setBurning] = useState(false);
  const carry = async (form: Form) => {
    try {
      await bringAllPages();
      const open = openJournal.get();
      if (open !== null) carryAway(open.pages, form);
    } catch (failure) {
      toast({
        title: failureOf(failure).title,
        description: 'Not all pages came, so nothing was written into a file.',
        tone: 'ember',
      });
    }
  };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={More} label="More for your journal" />}
        items={[
          { label: 'Close it now', icon: Lock, onSelect: closeJournal },
          { label: 'What opens it', icon: Key, onSelect: () => setKeys(true) },
          { label: 'Carry it away as Markdown', icon: FileText, onSelect: () => void carry('md') },
          { label: 'Carry it away as JSON', icon: Braces, onSelect: () => void carry('json') },
          { label: 'Burn it', icon: Flame, danger: true, onSelect: () => setBurning(true) },
        ]}
      />
      <KeysSheet journal={journal} open={keys} onOpenChange={setKeys} />
      <BurnDialog open={burning} onOpenChange={setBurning} pages={journal.pages} />
    </>
  );
}
