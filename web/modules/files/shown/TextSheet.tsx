import { fileAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import { useEffect, useState } from 'react';
import { ErrorState, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { spokenName } from '../file-words.ts';
import styles from './TextSheet.module.css';

/** More than this nobody reads in a sheet. */
const mostBytes = 200_000;

type Reading = { words: string } | 'failed' | undefined;

export interface TextSheetProps {
  text: Pick<Attachment, 'id' | 'name' | 'type' | 'size'>;
  open: boolean;
  onClose: () => void;
}

/** A text as it was written, to be read where one is. */
export function TextSheet({ text, open, onClose }: TextSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={spokenName(text.name)}>
      {open && <Text text={text} />}
    </Sheet>
  );
}

function Text({ text: { id, type, size } }: Pick<TextSheetProps, 'text'>) {
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const stop = new AbortController();
    wordsOf(id, type, stop.signal).then(
      (words) => setReading({ words }),
      () => stop.signal.aborted || setReading('failed'),
    );
    return () => stop.abort();
  }, [id, type, turn]);
  if (reading === undefined) return <SkeletonRows label="Loading the text" rows={4} />;
  if (reading === 'failed') {
    const again = () => {
      setReading(undefined);
      setTurn(turn + 1);
    };
    return <ErrorState onRetry={again}>The text could not be loaded.</ErrorState>;
  }
  return (
    <>
      <p className={styles.words}>{reading.words}</p>
      {size > mostBytes && <p className={styles.more}>This is how it begins. Keep it to read all of it.</p>}
    </>
  );
}

async function wordsOf(id: string, type: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(fileAddress(id), { signal, headers: { range: `bytes=0-${mostBytes - 1}` } });
  if (!answer.ok) throw new Error(`answered with ${answer.status}`);
  const charset = /charset=([\w-]+)/.exec(type)?.[1] ?? 'utf-8';
  // What was cut within a letter ends before it.
  return new TextDecoder(charset).decode(await answer.arrayBuffer(), { stream: true });
}
