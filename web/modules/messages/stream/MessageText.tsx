import type { Mention } from '@kinsong/contract/messages/message-parts.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { linked, marked, spoken, type Run } from '../text-runs.ts';
import styles from './MessageText.module.css';

export interface MessageTextProps {
  text: string;
  mentions?: readonly Mention[] | undefined;
  people?: ReadonlyMap<string, Member>;
}

/** What someone said, with its addresses to follow and the names in it. */
export function MessageText({ text, mentions = [], people }: MessageTextProps) {
  if (mentions.length === 0) return <Runs runs={linked(text)} />;
  return <Runs runs={spoken(text, mentions, (id) => people?.get(id)?.name)} />;
}

/** What was found, with the words that were searched for lit. */
export function MarkedWords({ text, query }: { text: string; query: string }) {
  return <Runs runs={marked(text, query)} />;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, kind }, at) => {
    const key = `${at} ${kind}`;
    switch (kind) {
      case 'hit':
        return (
          <mark key={key} className={styles.hit}>
            {text}
          </mark>
        );
      case 'name':
        return (
          <strong key={key} className={styles.name}>
            {text}
          </strong>
        );
      case 'link':
        return (
          <a key={key} className={styles.link} href={text} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        );
      case 'plain':
        return text;
    }
  });
}
