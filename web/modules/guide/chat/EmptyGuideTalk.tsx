import { firstName } from '@kinsong/engines/text/first-name.ts';
import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Logo } from '../../../ui/index.ts';
import { tellGuide } from '../guide.actions.ts';
import styles from './EmptyGuideTalk.module.css';
import { useGuideTalk } from './guide-talk-context.ts';

const openings: Readonly<Record<Mode, readonly string[]>> = {
  real_world: ['What is due this week?', 'Who could help me?', 'What can you do?'],
  game: ['Begin the tale', 'What is the next small thing?', 'What can you do?'],
};

/** A talk before its first words: who is there, and three ways to begin. */
export function EmptyGuideTalk() {
  const { space, mode } = useGuideTalk();
  const [now] = useState(() => new Date());
  const { avatar_name, name } = signedIn().person;
  return (
    <div className={styles.quiet}>
      <Logo size="l" glow />
      <h2>
        {greeting(now)}, {firstName(avatar_name || name)}
      </h2>
      <p className={styles.line}>
        {mode === 'game'
          ? 'The tale goes on when you get real things done. Say what you did, or ask how it begins.'
          : 'Say what is on your mind, or what needs doing. Nobody else in the house reads it.'}
      </p>
      <ul className={styles.openings}>
        {openings[mode].map((words) => (
          <li key={words}>
            <Button kind="outline" onClick={() => void tellGuide(space, words, mode)}>
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5) return 'Still awake';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
