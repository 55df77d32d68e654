import { fileAddress, previewAddress } from '@kinsong/contract/files/files.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { FilesOnTheWay } from '../../files/index.ts';
import { DetailSection } from '../detail/DetailSection.tsx';
import { giveUp, waitingForPicture } from '../tasks.actions.ts';
import styles from './ProofPicture.module.css';

/** How it looked when it was done; while that is on its way, how far; where it is still wanted, that it is. */
export function ProofPicture({ task }: { task: Task }) {
  const { proof_file_id, proof_wanted, status } = task;
  const waiting = useStore(signedIn().outbox.items) && waitingForPicture(task);
  if (waiting !== undefined && proof_file_id !== null) {
    return (
      <DetailSection label="Picture of it done">
        <FilesOnTheWay ids={[proof_file_id]} onLeaveOut={(id) => void giveUp(waiting, id)} />
      </DetailSection>
    );
  }
  if (proof_file_id !== null) return <Picture key={proof_file_id} file={proof_file_id} of={task.text} />;
  if (!proof_wanted || status === 'completed') return null;
  return (
    <DetailSection label="Picture of it done">
      <p>Wanted before it counts as done.</p>
    </DetailSection>
  );
}

function Picture({ file, of }: { file: string; of: string }) {
  const [gone, setGone] = useState(false);
  return (
    <DetailSection label="Picture of it done">
      {gone ? (
        <p>It was taken out of this place, or cannot be reached just now.</p>
      ) : (
        <a className={styles.frame} href={fileAddress(file)} target="_blank" rel="noreferrer">
          <img
            className={styles.picture}
            src={previewAddress(file, 'medium')}
            alt={`${of}, done`}
            loading="lazy"
            decoding="async"
            onError={() => setGone(true)}
          />
        </a>
      )}
    </DetailSection>
  );
}
