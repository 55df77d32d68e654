import { linked, marked, type Run } from '../text-runs.ts';
import styles from './MessageText.module.css';

/** What someone said, with its addresses to follow. */
export function MessageText({ text }: { text: string }) {
  return <Runs runs={linked(text)} />;
}

/** What was found, with the words that were searched for lit. */
export function MarkedWords({ text, query }: { text: string; query: string }) {
  return <Runs runs={marked(text, query)} />;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, kind }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'hit') {
      return (
        <mark key={key} className={styles.hit}>
          {text}
        </mark>
      );
    }
    if (kind === 'link') {
      return (
        <a key={key} className={styles.link} href={text} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      );
    }
    return text;
  });
}
