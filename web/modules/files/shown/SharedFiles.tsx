import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { showFiles, type Seen } from '../open-layers.ts';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import { FilmCard } from './FilmCard.tsx';
import { Gallery } from './Gallery.tsx';
import { PaperCard } from './PaperCard.tsx';
import styles from './SharedFiles.module.css';

export interface SharedFilesProps {
  message: Pick<Message, 'id' | 'space_id' | 'author_id' | 'created_at' | 'attachments'>;
  /** Who brought them, by name. */
  by: string;
}

/** What a message carries: pictures as one gallery, voices with their bars, films and papers side by side. */
export function SharedFiles({ message, by }: SharedFilesProps) {
  const { attachments } = message;
  const of = (...kinds: readonly Attachment['kind'][]) =>
    attachments.filter(({ kind }) => kinds.includes(kind));
  const pictures = of('picture');
  const films = of('film');
  const papers = of('document', 'text');
  const open = (id: string) => showFiles(message.space_id, [...pictures, ...films].map(seenIn(message)), id);
  return (
    <div className={styles.files}>
      {pictures.length > 0 && <Gallery pictures={pictures} by={by} onOpen={open} />}
      {of('sound').map((sound) => (
        <VoicePlayer key={sound.id} file={sound} heights={sound.waves} by={by} />
      ))}
      {films.length + papers.length > 0 && (
        <div className={styles.beside}>
          {papers.map((paper) => (
            <PaperCard key={paper.id} paper={paper} />
          ))}
          {films.map((film) => (
            <FilmCard key={film.id} film={film} onOpen={open} />
          ))}
        </div>
      )}
    </div>
  );
}

const seenIn =
  ({ id, author_id, created_at }: SharedFilesProps['message']) =>
  (file: Attachment): Seen => ({ ...file, message_id: id, by: author_id, at: created_at });
