import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import Mic from 'lucide-react/icons/mic';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Icon, IconButton, ProgressBar, toast } from '../../../ui/index.ts';
import { guessedKind, sizeWords } from '../file-words.ts';
import { giveAgain, remove, retry } from '../upload/upload-queue.ts';
import type { Upload } from '../upload/uploads.data.ts';
import styles from './UploadChip.module.css';

/** One file on its way: how far it is, why it is not there, and how to be rid of it. */
export function UploadChip({ upload, onRemove }: { upload: Upload; onRemove?: () => void }) {
  const { id, name, size, state, received } = upload;
  const isBroken = state === 'refused' || state === 'missing';
  return (
    <div className={isBroken ? styles.broken : styles.chip} data-state={state}>
      <Sight upload={upload} />
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          {upload.voice ? 'Your voice' : name}
        </p>
        <p className={styles.state} role={isBroken ? 'alert' : undefined}>
          {stateWords(upload)}
        </p>
        {!isBroken && state !== 'done' && (
          <ProgressBar label={`${name} on its way`} value={size === 0 ? 0 : (100 * received) / size} />
        )}
      </div>
      {state === 'refused' && (
        <IconButton icon={RotateCcw} label={`Try ${name} again`} onClick={() => retry(id)} />
      )}
      {state === 'missing' && <ChooseAgain id={id} name={name} />}
      <IconButton
        icon={X}
        label={`Remove ${name}`}
        onClick={() => (onRemove ? onRemove() : void remove(id))}
      />
    </div>
  );
}

function stateWords({ state, why, size, received }: Upload): string {
  switch (state) {
    case 'refused':
      return why ?? 'It was not taken.';
    case 'missing':
      return 'Choose it once more to go on';
    case 'held':
      return 'No connection yet';
    case 'done':
      return sizeWords(size);
    case 'waiting':
      return 'In its turn';
    case 'going':
      return received >= size ? 'Being looked at' : `${sizeWords(received)} of ${sizeWords(size)}`;
  }
}

const signs = { film: Film, sound: Mic, document: FileText, text: FileText } as const;

/** A picture as it is here; of anything else its kind. */
function Sight({ upload: { file, type } }: { upload: Upload }) {
  const kind = guessedKind(type);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (picture.current === null || file === undefined) return undefined;
    const address = URL.createObjectURL(file);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (kind === 'picture') {
    return <span className={styles.sight}>{file !== undefined && <img ref={picture} alt="" />}</span>;
  }
  return (
    <span className={styles.sight}>
      <Icon of={signs[kind]} />
    </span>
  );
}

function ChooseAgain({ id, name }: { id: string; name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const give = (file: File | undefined) => {
    if (file === undefined || giveAgain(id, file)) return;
    toast({ title: 'This is another file', description: `${name} had another size.` });
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`Choose ${name} once more`}
        onChange={({ currentTarget }) => give(currentTarget.files?.[0])}
      />
      <IconButton
        icon={RotateCcw}
        label={`Choose ${name} once more`}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
