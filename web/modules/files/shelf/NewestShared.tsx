import type { SharedFile } from '@kinsong/contract/files/files.ts';
import { previewAddress } from '@kinsong/contract/files/files.ts';
import AudioLines from 'lucide-react/icons/audio-lines';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Image from 'lucide-react/icons/image';
import type { LucideIcon } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, dayWithin, Icon, SkeletonRows } from '../../../ui/index.ts';
import { lengthWords, paperFacts, spokenName } from '../file-words.ts';
import { filesRows, sharedFiles } from '../files.data.ts';
import { sharedShown, showFiles } from '../open-layers.ts';
import { newestOf, seenOf } from './arrange-shared.ts';
import styles from './NewestShared.module.css';

/** So many are a glance; all of them stand on the shelf beside the talk. */
const atAGlance = 4;

/** The newest files of a salon, each leading to where it was said. */
export function NewestShared({ space }: { space: string }) {
  const state = useRows(space, filesRows);
  const all = newestOf(useStore(sharedFiles).values(), space);
  const shelf = `/salon/${space}?tab=messages`;
  if (all.length === 0 && state === 'opening')
    return <SkeletonRows label="Loading what is shared here" rows={2} />;
  if (all.length === 0 && state === 'failed')
    return (
      <div className={styles.quiet}>
        <p>What is shared here could not be loaded.</p>
        <Button kind="bare" onClick={() => signedIn().sync.again(space)}>
          Try again
        </Button>
      </div>
    );
  if (all.length === 0) return <p className={styles.quiet}>Nothing is shared here yet.</p>;
  return (
    <>
      <ul>
        {all.slice(0, atAGlance).map((file) => (
          <li key={file.id}>
            <Shared file={file} onOpen={() => show(space, all, file)} />
          </li>
        ))}
      </ul>
      <p className={styles.way}>
        <a href={shelf} onClick={(event) => isPlain(event) && sharedShown.set(space)}>
          {all.length <= atAGlance ? 'To the shelf' : `All ${all.length} on the shelf`}
        </a>
      </p>
    </>
  );
}

/** Over the talk to which its link leads: what is to be seen large, and the shelf for what no message carries. */
function show(space: string, all: readonly SharedFile[], file: SharedFile): void {
  if (isSeen(file)) showFiles(space, all.filter(isSeen).map(seenOf), file.id);
  else if (file.message_id === null) sharedShown.set(space);
}

const isSeen = ({ kind }: SharedFile): boolean => kind === 'picture' || kind === 'film';

/** Whoever opens a link elsewhere stays here. */
const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey;

const icons: Readonly<Record<SharedFile['kind'], LucideIcon>> = {
  picture: Image,
  film: Film,
  sound: AudioLines,
  document: FileText,
  text: FileText,
};

function Shared({ file, onOpen }: { file: SharedFile; onOpen: () => void }) {
  const [bare, setBare] = useState(file.state === 'plain' || file.kind === 'sound');
  const { id, space_id, message_id, kind, name } = file;
  const to = message_id === null ? '' : `&message=${message_id}`;
  return (
    <a
      className={styles.file}
      href={`/salon/${space_id}?tab=messages${to}`}
      onClick={(event) => isPlain(event) && onOpen()}
    >
      <span className={styles.picture} aria-hidden>
        {bare ? (
          <Icon of={icons[kind]} />
        ) : (
          <img
            src={previewAddress(id, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBare(true)}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{file.voice ? 'A voice' : spokenName(name)}</span>
        <span className={styles.facts}>
          {factsOf(file)}, {dayWithin(new Date(file.brought_at))}
        </span>
      </span>
    </a>
  );
}

function factsOf(file: SharedFile): string {
  const { kind, seconds } = file;
  if (kind === 'document' || kind === 'text') return paperFacts(file);
  if (kind === 'picture') return 'Picture';
  const word = kind === 'film' ? 'Film' : 'Sound';
  return seconds === null ? word : `${word}, ${lengthWords(seconds)}`;
}
