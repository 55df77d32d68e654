import { errors } from '@kinsong/contract/common/errors.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import Camera from 'lucide-react/icons/camera';
import Images from 'lucide-react/icons/images';
import { useRef, useState, type ChangeEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Sheet, useMedia, VisuallyHidden } from '../../../ui/index.ts';
import { bringAlone } from '../../files/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { someone } from '../people-words.ts';
import { done } from '../tasks.actions.ts';
import styles from './ProofSheet.module.css';
import { wantedProof } from './wanted-proof.ts';

/** Whoever asked for it would like to see it done: a picture goes along, and as soon as it is there the task is ticked. */
export function ProofSheet({ task }: { task: Task }) {
  const asker = someone(task.created_by, useEveryone(task.space_id))?.name ?? 'Whoever asked';
  const [why, setWhy] = useState<string>();
  const byHand = useMedia('(hover: none) and (pointer: coarse)');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // Without a way to the house both are kept, and go by themselves: nothing needs to stay open for it.
  const show = async (file: File) => {
    // What is none would lie in the place for nothing.
    if (!(await isPicture(file))) return setWhy(errors['image.kind'].text);
    try {
      await done(task, await bringAlone(task.space_id, file));
      wantedProof.set(undefined);
    } catch (thrown) {
      setWhy(failureOf(thrown).title);
    }
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) void show(file);
    currentTarget.value = '';
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && wantedProof.set(undefined)}
      title="A picture of it done"
      actions={
        <>
          {byHand && (
            <Button kind="thread" icon={Camera} onClick={() => camera.current?.click()}>
              Take a picture
            </Button>
          )}
          <Button
            kind={byHand ? 'secondary' : 'thread'}
            icon={Images}

            onClick={() => files.current?.click()}
          >
            Choose a picture
          </Button>
        </>
      }
    >
      <p>
        {asker} would like to see it: “{task.text}”. With the picture it is done; everyone here sees it.
      </p>
      <div role="alert" className={styles.why}>
        {why}
      </div>
      <VisuallyHidden>
        <input
          ref={files}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label="Picture of it done"
          onChange={chosen}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label="Picture to take"
          onChange={chosen}
        />
      </VisuallyHidden>
    </Sheet>
  );
}

async function isPicture(file: File): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}
