import Ellipsis from 'lucide-react/icons/ellipsis';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, ButtonLink, Choice, Code, CopyButton, IconButton, Kbd, Switch } from '../../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const modes = [
  { value: 'both', label: 'IRL+Game' },
  { value: 'game', label: 'Game Only' },
] as const;
const spans = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '1 week' },
] as const;

export function Controls() {
  const [mode, setMode] = useState<'both' | 'game'>('both');
  const [span, setSpan] = useState<'1' | '3' | '7'>('3');
  const [heard, setHeard] = useState(true);
  return (
    <Samples>
      <Sample name="Buttons">
        <Button kind="primary" icon={Check}>
          Yes
        </Button>
        <Button kind="thread">Done</Button>
        <Button icon={Pencil}>Change</Button>
        <Button kind="outline">Sign in</Button>
        <Button kind="bare">No</Button>
        <Button kind="danger" icon={Trash}>
          Delete
        </Button>
      </Sample>
      <Sample name="Large, at work, not now, leading somewhere">
        <Button kind="primary" size="l">
          Make the invitation
        </Button>
        <Button kind="thread" busy>
          Sending
        </Button>
        <Button disabled>Enter the Game</Button>
        <ButtonLink kind="thread" href="/salons">
          To the salons
        </ButtonLink>
      </Sample>
      <Sample name="Icon buttons">
        <IconButton icon={Ellipsis} label="More" />
        <IconButton icon={Plus} label="Add" kind="filled" />
        <IconButton icon={Send} label="Send" kind="quiet" lit />
        <IconButton icon={Send} label="Send later" disabled />
      </Sample>
      <Sample name="Choices">
        <Choice label="Mode" options={modes} value={mode} onChange={setMode} />
        <Choice label="Open for" look="apart" options={spans} value={span} onChange={setSpan} />
      </Sample>
      <Sample name="Switches" flow="columns">
        <Switch label="Heartbeat" help="Its light goes on either way." checked={heard} onChange={setHeard} />
        <Switch label="Letters by e-mail" checked={false} onChange={() => undefined} disabled />
      </Sample>
      <Sample name="Codes and keys">
        <Code code="481907220614" large />
        <CopyButton text="4819-0722-0614" />
        <span>
          Send with <Kbd>Enter</Kbd>
        </span>
      </Sample>
    </Samples>
  );
}
