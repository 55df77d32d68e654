import { fileAddress, previewAddress } from '@kinsong/contract/files/files.ts';
import { spokenName } from '../file-words.ts';
import type { Seen } from '../open-layers.ts';
import styles from './Viewer.module.css';

/** The picture, as large as there is room; or the film, to be played. */
export function Sight({ file: { id, kind, name, state, width, height } }: { file: Seen }) {
  if (kind === 'film') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film has no captions
      <video
        className={styles.sight}
        src={fileAddress(id)}
        poster={state === 'ready' ? previewAddress(id, 'large') : undefined}
        aria-label={spokenName(name)}
        controls
        playsInline
        preload="metadata"
      />
    );
  }
  return (
    <img
      className={styles.sight}
      src={previewAddress(id, 'large')}
      alt={spokenName(name)}
      width={width ?? undefined}
      height={height ?? undefined}
      draggable={false}
    />
  );
}
