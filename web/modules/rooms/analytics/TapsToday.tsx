import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { books, liveStretch } from '../../messages/index.ts';
import { inSmallWords } from '../room-words.ts';
import styles from './TrustAnalytics.module.css';

/** How many taps what was said here today was given, and how many of them went to oneself. */
export function TapsToday({ space }: { space: string }) {
  const said = liveStretch(useStore(books.of(space)))?.messages ?? [];
  const me = signedIn().person.id;
  const [today] = useState(() => new Date().toDateString());
  const tapped = said.filter(
    ({ created_at, deleted_at }) => deleted_at === null && new Date(created_at).toDateString() === today,
  );
  const sum = (mine: boolean): number =>
    tapped
      .filter(({ author_id }) => !mine || author_id === me)
      .reduce((all, { trust_taps = 0 }) => all + trust_taps, 0);
  const [all, own] = [sum(false), sum(true)];
  return (
    <section className={styles.taps}>
      <h3>Today at this table</h3>
      <p>
        {all === 0 ? 'No taps given yet' : `${upper(inSmallWords(all))} ${all === 1 ? 'tap' : 'taps'} given`}
        {own > 0 && (
          <>
            , <b>{inSmallWords(own)} to you</b>
          </>
        )}
      </p>
      <p className={styles.hint}>
        Double-tap what rang true, or press T on it. Nobody ever learns whose tap it was, and it cannot be
        taken back.
      </p>
    </section>
  );
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
