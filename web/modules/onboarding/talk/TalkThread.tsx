import type { TalkEntry } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import Phone from 'lucide-react/icons/phone';
import { useLayoutEffect, useRef } from 'react';
import { Icon, Logo, VisuallyHidden } from '../../../ui/index.ts';
import styles from './TalkThread.module.css';

const hands = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Who said what. It stays at what was said last, however much is said, and however little room there is. */
export function TalkThread({ entries, pending }: { entries: readonly TalkEntry[]; pending: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const toNewest = () => current.scrollTo({ top: newestAt(current) });
    toNewest();
    const resized = new ResizeObserver(toNewest);
    resized.observe(current);
    return () => resized.disconnect();
  }, [entries.length, pending]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can be pressed: without a stop of its own no keyboard scrolls it
    <div ref={list} className={styles.thread} role="log" aria-label="Your talk with Mairy" tabIndex={0}>
      <div className={styles.words}>
        {entries.map((entry) =>
          entry.role === 'user' ? <Own key={entry.id} {...entry} /> : <Hers key={entry.id} {...entry} />,
        )}
        {pending && (
          <div className={styles.hers}>
            <Logo className={styles.sign} glow turning />
            <p className={styles.by}>
              <strong>Mairy</strong> <VisuallyHidden>is answering</VisuallyHidden>
            </p>
            <p className={styles.typing} aria-hidden>
              <i />
              <i />
              <i />
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** At the end, but never past the beginning of what was said last: that is read from there. */
function newestAt(list: HTMLElement): number {
  const last = list.firstElementChild?.lastElementChild;
  const begins =
    last == null ? 0 : last.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  return Math.min(list.scrollHeight - list.clientHeight, begins - below);
}

/** Clear of the fade at the upper edge. */
const below = 20;

function Own({ content, at }: TalkEntry) {
  return (
    <p className={styles.own}>
      <VisuallyHidden>You: </VisuallyHidden>
      {content}
      <Time at={at} />
    </p>
  );
}

function Hers({ content, at, call }: TalkEntry) {
  return (
    <div className={styles.hers}>
      <Logo className={styles.sign} glow />
      <p className={styles.by}>
        <strong>Mairy</strong> <Time at={at} />
      </p>
      {call !== undefined && (
        <a className={styles.call} href={`tel:${call.replaceAll(' ', '')}`}>
          <Icon of={Phone} /> Call {call} now
        </a>
      )}
      {content.split('\n').map((line, n) => (
        <p key={n} className={styles.said}>
          {line}
        </p>
      ))}
    </div>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{hands.format(new Date(at))}</time>;
