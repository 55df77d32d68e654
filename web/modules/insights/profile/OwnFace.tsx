import Camera from 'lucide-react/icons/camera';
import { Suspense, useState } from 'react';
import { changeMyself, who } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { Avatar, IconButton, toast } from '../../../ui/index.ts';
import { FaceSheet } from '../../identity/index.ts';
import styles from './ProfileScreen.module.css';

/** One's face, and the way to another: a face is changed at once, apart from the words. */
export function OwnFace({ name }: { name: string }) {
  const here = useStore(who);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const url = here.state === 'someone' ? here.user.avatar_url : '';
  return (
    <span className={styles.face}>
      <Avatar name={name} url={url} size="xl" named />
      <IconButton
        icon={Camera}
        label="Change your face"
        className={styles.camera}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked && (
        <Suspense fallback={null}>
          <FaceSheet
            open={open}
            onOpenChange={setOpen}
            name={name}
            onChanged={(address) => {
              changeMyself({ avatar_url: address });
              toast({ title: 'Everybody sees your new face', tone: 'good' });
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
