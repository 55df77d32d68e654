import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Brush from 'lucide-react/icons/brush';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useBroughtPicture } from '../../../platform/use-brought-picture.ts';
import { Button, Icon, Logo } from '../../../ui/index.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import styles from './SettingsSheet.module.css';

interface ThumbnailChoiceProps {
  space: MySpace;
  onChange: (thumbnail: string | null) => void;
}

/** Its picture: one's own, or what its name speaks of, drawn. */
export function ThumbnailChoice({ space, onChange }: ThumbnailChoiceProps) {
  const { busy, refused, take } = useBroughtPicture(onChange);
  const id = useId();
  return (
    <div className={styles.picture}>
      <SalonThumbnail
        name={space.name}
        kind={space.kind}
        template={space.template}
        picture={space.thumbnail}
      />
      <label className={styles.other} htmlFor={id}>
        {busy ? <Logo size="small" plain turning /> : <Icon of={Upload} size="s" />}
        {space.thumbnail === null ? 'Give it a picture' : 'Another picture'}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          aria-describedby={refused === undefined ? undefined : `${id}-why`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {space.thumbnail !== null && (
        <Button kind="bare" icon={Brush} onClick={() => onChange(null)}>
          Let it be drawn
        </Button>
      )}
      {refused !== undefined && (
        <p id={`${id}-why`} className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
