import type { LinkPreview } from '@kinsong/contract/messages/message-parts.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '../../../ui/index.ts';
import { useTalk } from '../stream/talk-context.ts';
import { leavePreviewOut } from './deeds.actions.ts';
import styles from './LinkCard.module.css';

/** What a link in the words leads to. Whoever said them may leave it out. */
export function LinkCard({ message, preview }: { message: Message; preview: LinkPreview }) {
  const { me, abilities } = useTalk();
  const [broken, setBroken] = useState<string>();
  const { url, title, description, site, picture } = preview;
  return (
    <div className={styles.card}>
      <a className={styles.way} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {picture !== null && picture !== broken && (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            loading="lazy"
            onError={() => setBroken(picture)}
          />
        )}
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.more}>{description === '' ? site : `${site}: ${description}`}</span>
        </span>
      </a>
      {message.author_id === me && abilities.has('messages.editOwn') && (
        <IconButton
          icon={X}
          label="Do not show what the link leads to"
          onClick={() => void leavePreviewOut(message)}
        />
      )}
    </div>
  );
}
