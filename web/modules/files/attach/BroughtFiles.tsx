import styles from './BroughtFiles.module.css';
import { useBrought } from '../upload/uploads.data.ts';
import { UploadChip } from './UploadChip.tsx';

/** What goes along with the next words, over the place to write them. */
export function BroughtFiles({ space }: { space: string }) {
  const brought = useBrought(space);
  return (
    <ul className={styles.brought} aria-label="Files to send">
      {brought.map((upload) => (
        <li key={upload.id}>
          <UploadChip upload={upload} />
        </li>
      ))}
    </ul>
  );
}
