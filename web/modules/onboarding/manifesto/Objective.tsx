import type { Intention } from '@kinsong/contract/onboarding/intentions.ts';
import { longestObjective } from '@kinsong/contract/onboarding/manifesto.ts';
import { useId, type ReactNode } from 'react';
import styles from './Objective.module.css';
import { Intentions } from './Intentions.tsx';

export interface ObjectiveProps {
  title: string;
  picture: ReactNode;
  all: readonly Intention[];
  words: string;
  onWords: (words: string) => void;
  lit: readonly string[];
  onLit: (lit: string[]) => void;
}

/** From here on it says how much room is left. */
const shortOfRoom = 300;

/** What one wants to be true: in one’s own words, by what one lights, or both. */
export function Objective({ title, picture, all, words, onWords, lit, onLit }: ObjectiveProps) {
  const heading = useId();
  const room = longestObjective - words.length;
  return (
    <section className={styles.objective} aria-labelledby={heading}>
      {picture}
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      <textarea
        className={styles.own}
        aria-labelledby={heading}
        aria-describedby={room < shortOfRoom ? `${heading}-room` : undefined}
        placeholder="In your own words"
        rows={2}
        maxLength={longestObjective}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {room < shortOfRoom && (
        <p id={`${heading}-room`} className={styles.room} role="status">
          Room for {room} more letters.
        </p>
      )}
      <Intentions all={all} lit={lit} onChange={onLit} />
    </section>
  );
}
