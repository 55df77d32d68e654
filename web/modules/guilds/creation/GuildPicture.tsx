import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useBroughtPicture } from '../../../platform/use-brought-picture.ts';
import { GuildSeal, Icon, Logo } from '../../../ui/index.ts';
import styles from './GuildPicture.module.css';

export interface GuildPictureProps {
  image: string;
  onChange: (image: string) => void;
}

/** How the guild is seen beside its name: a picture of its own, or the long table. */
export function GuildPicture({ image, onChange }: GuildPictureProps) {
  const { busy, refused, take } = useBroughtPicture(onChange);
  const id = useId();
  return (
    <div>
      <label className={styles.who} htmlFor={id}>
        <span className={styles.seal}>
          <GuildSeal image={image} />
        </span>
        <span className={styles.other}>
          {busy ? <Logo size="small" plain turning /> : <Icon of={Upload} />}
          {image === '' ? 'Give it a picture' : 'Another picture'}
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          aria-describedby={refused === undefined ? undefined : `${id}-why`}
          aria-invalid={refused !== undefined || undefined}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {refused !== undefined && (
        <p id={`${id}-why`} className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
