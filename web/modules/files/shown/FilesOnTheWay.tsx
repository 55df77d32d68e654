import { useStore } from '../../../platform/store.ts';
import { UploadChip } from '../attach/UploadChip.tsx';
import { uploads } from '../upload/uploads.data.ts';
import styles from './FilesOnTheWay.module.css';

export interface FilesOnTheWayProps {
  ids: readonly string[];
  /** The message goes without this one. */
  onLeaveOut: (id: string) => void;
}

/** What a message will carry, while it is not there yet: it is said as soon as all of it is. */
export function FilesOnTheWay({ ids, onLeaveOut }: FilesOnTheWayProps) {
  const all = useStore(uploads);
  const mine = ids.flatMap((id) => all.get(id) ?? []);
  return (
    <ul className={styles.files} aria-label="Files on their way">
      {mine.map((upload) => (
        <li key={upload.id}>
          <UploadChip upload={upload} onRemove={() => onLeaveOut(upload.id)} />
        </li>
      ))}
    </ul>
  );
}
