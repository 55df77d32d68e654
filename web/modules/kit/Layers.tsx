import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, Menu, Sheet, TextField, toast } from '../../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const items = [
  { label: 'Answer', icon: Reply, onSelect: () => toast({ title: 'Answering' }) },
  { label: 'Change', icon: Pencil, onSelect: () => toast({ title: 'Changing' }) },
  { label: 'Delete', icon: Trash, danger: true, onSelect: () => toast({ title: 'Deleted', tone: 'ember' }) },
];

export function Layers() {
  const [open, setOpen] = useState(false);
  const create = () => {
    setOpen(false);
    toast({ title: 'The salon stands', tone: 'good', action: { label: 'Open', onPress: () => undefined } });
  };
  return (
    <Samples>
      <Sample name="Sheet (a dialog where it is wide), menu, toasts">
        <Button kind="thread" onClick={() => setOpen(true)}>
          New salon
        </Button>
        <Menu trigger={<Button>Message menu</Button>} items={items} align="start" />
        <Button onClick={() => toast({ title: 'Kept', description: 'It will be sent when you are back.' })}>
          Say something
        </Button>
      </Sample>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="A new salon"
        description="One room for one thing."
        actions={
          <Button kind="primary" size="l" onClick={create}>
            Create
          </Button>
        }
      >
        <TextField label="Its name" defaultValue="Mending the House" />
      </Sheet>
    </Samples>
  );
}
