import type { ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import { voiceOf } from '@kinsong/contract/seekers/non-human-speakers.ts';
import BookOpenText from 'lucide-react/icons/book-open-text';
import { cx, IconButton, Logo } from '../../../ui/index.ts';
import { clock, MessageMenuOf, useTalk, when, MessageText, type MessageRow } from '../../messages/index.ts';
import { EmergencyNumbers } from '../danger/EmergencyNumbers.tsx';
import { askAgain } from '../guide.actions.ts';
import { BrokenOffAnswer } from './BrokenOffAnswer.tsx';
import styles from './GuideAnswer.module.css';
import { chapterOf, paragraphs, stretches } from './streamed-words.ts';
import { useStreamedWords } from './useStreamedWords.ts';
import { Verse } from './Verse.tsx';

export interface GuideAnswerProps {
  row: MessageRow;
  said: ExtraOf<'guide'>;
  /** Opens what the guide was told for this answer. */
  onTold: () => void;
}

/** The guide is a page, not a bubble: its sign in the margin, its name, the time, then the words. */
export function GuideAnswer({ row, said, onTold }: GuideAnswerProps) {
  const { message } = row.shown;
  const { lit } = useTalk();
  const text = useStreamedWords(message, said.state === 'writing');
  const at = new Date(message.created_at);
  const name = voiceOf(message.author_id)?.name ?? 'Mairy';
  return (
    <article
      className={cx(styles.page, row.follows && styles.follows, message.id === lit && styles.lit)}
      aria-label={`${name}, ${when(at)}`}
      aria-current={message.id === lit ? 'location' : undefined}
      aria-busy={said.state === 'writing' || undefined}
    >
      <Logo className={styles.sign} glow turning={said.state === 'writing'} />
      <div className={styles.by}>
        <strong>{name}</strong>
        <time dateTime={message.created_at}>{clock(at)}</time>
        {row.label !== undefined && <span className={styles.mode}>· {row.label}</span>}
        {said.told && (
          <IconButton
            icon={BookOpenText}
            label="What Mairy was told for this"
            className={styles.told}
            onClick={onTold}
          />
        )}
        {said.state !== 'writing' && <MessageMenuOf row={row} />}
      </div>
      {said.danger?.card != null ? (
        <EmergencyNumbers card={said.danger.card} look="row" />
      ) : said.is_lyrical ? (
        <Verse text={text} />
      ) : (
        <Prose text={text} tale={said.mode === 'game'} />
      )}
      {said.state === 'broken' && <BrokenOffAnswer onAgain={() => askAgain(message)} />}
    </article>
  );
}

/** A first part as long as this has room for a large first letter. */
const longTelling = 200;

function Prose({ text, tale }: { text: string; tale: boolean }) {
  const parts = paragraphs(text);
  const chapter = chapterOf(parts[0]);
  const told = chapter === undefined ? parts : parts.slice(1);
  const large = tale && (told[0] ?? '').length >= longTelling;
  return (
    <div className={cx(styles.prose, large && styles.tale)}>
      {chapter && (
        <h2 className={styles.chapter}>
          <span>{chapter.number}</span> {chapter.title}
        </h2>
      )}
      {told.flatMap(stretches).map(({ isList, lines }, at) =>
        isList ? (
          <ul key={at} className={styles.points}>
            {lines.map((line, place) => (
              <li key={place}>
                <MessageText text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            <MessageText text={lines.join('\n')} />
          </p>
        ),
      )}
    </div>
  );
}
