import { previewAddress } from '@kinsong/contract/files/files.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/index.ts';
import { spokenName } from '../file-words.ts';
import { viewed, type Seen, type Viewed } from '../open-layers.ts';
import { Strip } from './Strip.tsx';
import { Sight } from './Sight.tsx';
import { useModal } from './useModal.ts';
import { useSwipe } from './useSwipe.ts';
import styles from './Viewer.module.css';
import { ViewerBar, type ViewerBarProps } from './ViewerBar.tsx';

export interface ViewerProps extends Pick<ViewerBarProps, 'mayChange'> {
  open: Viewed;
  place: string;
  nameOf: (person: string) => string;
  faceOf: (person: string) => string | undefined;
  /** What was said with it, where that is known. */
  wordsOf: (message: string) => string;
  onToMessage: (message: string) => void;
}

/** Pictures and films, one at a time and large; the next one peeks. The page behind it waits, and has the focus after it. */
export function Viewer({ open, place, nameOf, faceOf, wordsOf, onToMessage, mayChange }: ViewerProps) {
  const { files } = open;
  const [at, setAt] = useState(open.at);
  const layer = useRef<HTMLDivElement>(null);
  useModal(layer);
  const go = (to: number) => {
    if (to >= 0 && to < files.length) setAt(to);
  };
  const swipe = useSwipe((step) => go(at + step));
  const file = files[at];
  if (file === undefined) return null;
  const close = () => viewed.set(undefined);
  const press = (event: KeyboardEvent) => {
    // What opened over it has keys of its own.
    if (event.target instanceof Node && layer.current?.contains(event.target) !== true) return;
    if (event.key === 'Escape') return close();
    const to = targetOf(event.key, at, files.length);
    // The arrows move within a film that has the focus.
    if (to === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    go(to);
  };
  const words = file.message_id === null ? '' : wordsOf(file.message_id);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work wherever in it one is
    <div
      ref={layer}
      className={styles.viewer}
      data-area="salon"
      role="dialog"
      aria-modal
      aria-label={`${spokenName(file.name)}, ${at + 1} of ${files.length}`}
      tabIndex={-1}
      onKeyDown={press}
    >
      <ViewerBar
        file={file}
        name={nameOf(file.by)}
        face={faceOf(file.by)}
        place={place}
        count={`${at + 1} of ${files.length}`}
        mayChange={mayChange}
        onClose={close}
        onToMessage={onToMessage}
      />
      <div className={styles.stage} {...swipe.handlers}>
        <Peek file={files[at - 1]} side="before" />
        <figure key={file.id} className={styles.figure} style={swipe.style}>
          <Sight file={file} />
          {words !== '' && <figcaption className={styles.caption}>“{words}”</figcaption>}
        </figure>
        <Peek file={files[at + 1]} side="after" />
        {at > 0 && (
          <IconButton
            icon={ChevronLeft}
            kind="quiet"
            label="The one before"
            className={styles.back}
            onClick={() => go(at - 1)}
          />
        )}
        {at < files.length - 1 && (
          <IconButton
            icon={ChevronRight}
            kind="quiet"
            label="The next one"
            className={styles.on}
            onClick={() => go(at + 1)}
          />
        )}
      </div>
      {files.length > 1 && <Strip files={files} at={at} onGo={go} />}
    </div>,
    document.body,
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : at + step;
}

/** The edge of a neighbour, so that one knows there is one. */
function Peek({ file, side }: { file: Seen | undefined; side: 'before' | 'after' }) {
  if (file === undefined || file.kind !== 'picture') return null;
  return (
    <span className={styles[side]} aria-hidden>
      <img src={previewAddress(file.id, 'medium')} alt="" />
    </span>
  );
}
