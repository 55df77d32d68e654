import { paragraphs } from './streamed-words.ts';
import styles from './Verse.module.css';

/** A lyrical answer: every second line indented, a line of light fading down its left. */
export function Verse({ text }: { text: string }) {
  return (
    <div className={styles.verse}>
      {paragraphs(text).map((stanza, at) => (
        <p key={at} className={styles.stanza}>
          {stanza.split('\n').map((line, place) => (
            <span key={place}>{line.trim()}</span>
          ))}
        </p>
      ))}
    </div>
  );
}
