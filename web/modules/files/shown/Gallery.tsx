import { previewAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import { cx } from '../../../ui/index.ts';
import { spokenName } from '../file-words.ts';
import styles from './Gallery.module.css';

/** So many are seen; the last of them says how many more there are. */
const most = 5;
const layouts = ['', styles.one, styles.two, styles.three, styles.four, styles.five];

export interface GalleryProps {
  pictures: readonly Attachment[];
  by: string;
  onOpen: (id: string) => void;
}

/** Pictures that came together: one rounding around all of them, and their room kept before they have come. */
export function Gallery({ pictures, by, onOpen }: GalleryProps) {
  const shown = pictures.slice(0, most);
  const more = pictures.length - shown.length;
  const [first] = shown;
  const alone = shown.length === 1 && first !== undefined;
  return (
    <div
      className={cx(styles.gallery, layouts[shown.length])}
      style={alone ? { aspectRatio: shapeOf(first) } : undefined}
      role="group"
      aria-label={`${pictures.length === 1 ? 'A picture' : `${pictures.length} pictures`} by ${by}`}
    >
      {shown.map((picture, at) => {
        const isLast = at === most - 1 && more > 0;
        return (
          <button
            key={picture.id}
            type="button"
            className={styles.picture}
            aria-label={isLast ? `${spokenName(picture.name)}, and ${more} more` : spokenName(picture.name)}
            onClick={() => onOpen(picture.id)}
          >
            <img
              src={previewAddress(picture.id, alone || at === 0 ? 'medium' : 'small')}
              srcSet={`${previewAddress(picture.id, 'small')} 160w, ${previewAddress(picture.id, 'medium')} 640w`}
              sizes={alone || at === 0 ? '33rem' : '9rem'}
              alt=""
              width={picture.width ?? undefined}
              height={picture.height ?? undefined}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
            {isLast && <span className={styles.more}>+{more}</span>}
          </button>
        );
      })}
    </div>
  );
}

const widest = 2;
const tallest = 0.8;

/** As it is, but never a thread nor a tower. */
function shapeOf({ width, height }: Attachment): string {
  if (width === null || height === null || height === 0) return '4 / 3';
  return String(Math.min(widest, Math.max(tallest, width / height)));
}
