import { fileAddress } from '@kinsong/contract/files/files.ts';
import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { Avatar, Button, Icon, IconButton } from '../../../ui/index.ts';
import { viewed, type Seen } from '../open-layers.ts';
import { FileMenu } from '../shelf/FileMenu.tsx';
import styles from './ViewerBar.module.css';

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export interface ViewerBarProps {
  file: Seen;
  name: string;
  face: string | undefined;
  /** The salon it was shared in. */
  place: string;
  count: string;
  mayChange: (file: Seen) => boolean;
  onClose: () => void;
  onToMessage: (message: string) => void;
}

/** Who brought it, when and where; how to keep it, and the way to what was said with it. */
export function ViewerBar({
  file,
  name,
  face,
  place,
  count,
  mayChange,
  onClose,
  onToMessage,
}: ViewerBarProps) {
  const { id, message_id } = file;
  return (
    <header className={styles.bar}>
      <IconButton icon={X} label="Close" onClick={onClose} />
      <Avatar name={name} url={face} named />
      <p className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.when}>
          {moment.format(new Date(file.at)).replace(' at ', ', ')}
          {place && `, in ${place}`}
        </span>
      </p>
      <output className={styles.count}>{count}</output>
      <a className={styles.keep} href={`${fileAddress(id)}?download=1`} download={file.name} title="Download">
        <Icon of={Download} />
        <span>Download</span>
      </a>
      {message_id !== null && (
        <span className={styles.back}>
          <Button
            kind="primary"
            icon={MessageCircle}
            onClick={() => {
              onClose();
              onToMessage(message_id);
            }}
          >
            To the message
          </Button>
        </span>
      )}
      {mayChange(file) && <FileMenu file={file} onGone={() => viewed.set(undefined)} />}
    </header>
  );
}
