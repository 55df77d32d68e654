import { fileAddress, previewAddress, type SharedFile } from '@kinsong/contract/files/files.ts';
import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import Play from 'lucide-react/icons/play';
import { useMemo, type RefObject } from 'react';
import { Virtualizer } from 'virtua';
import { Icon, IconButton } from '../../../ui/index.ts';
import { lengthWords, paperFacts, spokenName } from '../file-words.ts';
import { showFiles } from '../open-layers.ts';
import { FirstPage } from '../shown/FirstPage.tsx';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import { linesOf, seenOf, type Shelf, type SharedLine, type Time } from './arrange-shared.ts';
import { FileMenu } from './FileMenu.tsx';
import styles from './SharedList.module.css';

export interface SharedListProps {
  space: string;
  shelf: Shelf;
  times: readonly Time[];
  /** What it scrolls in. */
  scroller: RefObject<HTMLElement | null>;
  mayChange: (file: SharedFile) => boolean;
  nameOf: (person: string) => string;
  onToMessage: (message: string) => void;
}

/** Rows are drawn this far beyond the edges, so that nobody meets an empty one. */
const drawnAhead = 600;
const tilesBeside = 3;

/**
 * What was found, by when it came: pictures and films as a field of tiles, voices and papers one under the other. Of a
 * thousand only those are drawn that are seen.
 */
export function SharedList(props: SharedListProps) {
  const { space, shelf, times, scroller } = props;
  const isTiles = shelf === 'pictures' || shelf === 'films';
  const seen = useMemo(() => times.flatMap(({ files }) => files).map(seenOf), [times]);
  const lines = useMemo(() => linesOf(times, isTiles ? tilesBeside : 1), [times, isTiles]);
  const draw = (line: SharedLine) => {
    if (line.kind === 'when')
      return (
        <h3 key={line.key} className={styles.when}>
          {line.key}
        </h3>
      );
    return isTiles ? (
      <div key={line.key} className={styles.tiles}>
        {line.files.map((file) => (
          <Tile key={file.id} file={file} onOpen={() => showFiles(space, seen, file.id)} />
        ))}
      </div>
    ) : (
      <div key={line.key} className={styles.row}>
        <Line file={line.files[0]!} {...props} />
      </div>
    );
  };
  return (
    <Virtualizer key={shelf} data={lines} bufferSize={drawnAhead} scrollRef={scroller} as="ul" item="li">
      {draw}
    </Virtualizer>
  );
}

function Tile({
  file: { id, name, kind, seconds, state },
  onOpen,
}: {
  file: SharedFile;
  onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.tile} aria-label={spokenName(name)} onClick={onOpen}>
      {state === 'ready' && <img src={previewAddress(id, 'small')} alt="" loading="lazy" decoding="async" />}
      {kind === 'film' && (
        <span className={styles.length}>
          <Icon of={Play} size="s" />
          {seconds !== null && lengthWords(seconds)}
        </span>
      )}
    </button>
  );
}

function Line({
  file,
  mayChange,
  nameOf,
  onToMessage,
}: Pick<SharedListProps, 'mayChange' | 'nameOf' | 'onToMessage'> & { file: SharedFile }) {
  const { id, name, kind, message_id } = file;
  const by = nameOf(file.brought_by);
  return (
    <div className={styles.line}>
      {kind !== 'sound' && <FirstPage paper={file} className={styles.sheet} />}
      <div className={styles.words}>
        <p className={styles.name}>{file.voice ? `${by}’s voice` : spokenName(name)}</p>
        <p className={styles.facts}>
          {kind === 'sound' ? (file.voice ? '' : by) : `${paperFacts(file)}, ${by}`}
        </p>
        {kind === 'sound' && <VoicePlayer file={file} heights={file.waves} by={by} />}
      </div>
      {message_id !== null && (
        <IconButton
          icon={MessageCircle}
          label={`To the message with ${name}`}
          onClick={() => onToMessage(message_id)}
        />
      )}
      <a
        className={styles.keep}
        href={`${fileAddress(id)}?download=1`}
        download={name}
        aria-label={`Keep ${name}`}
        title="Keep"
      >
        <Icon of={Download} />
      </a>
      {mayChange(file) && <FileMenu file={file} onGone={() => {}} />}
    </div>
  );
}
