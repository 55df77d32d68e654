import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { inOneLine } from '@kinsong/engines/worksheets/answers.ts';
import type { OwnWords } from '@kinsong/engines/worksheets/sheet-state.ts';
import type { Question } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useEffect, useState } from 'react';
import { Avatar } from '../../../ui/index.ts';
import styles from './QuestionPane.module.css';

/** Somebody writes for so long after their last words came, in milliseconds. */
const writesFor = 5000;

/** What another one says, as it comes. */
export function OthersWell({
  question,
  words: { text, at },
  member,
}: {
  question: Question;
  words: OwnWords;
  member: Member | undefined;
}) {
  const writing = useIsWriting(at);
  const name = member?.name ?? 'Somebody';
  return (
    <div className={styles.well}>
      <p className={styles.who}>
        <Avatar name={name} url={member?.avatar_url} size="s" named />
        <b>{name}</b>
        <span role="status">{writing ? 'writing' : ''}</span>
      </p>
      <p className={styles.words}>{question.kind === 'list' ? text : inOneLine(question, text)}</p>
    </div>
  );
}

/** Their words came a moment ago, by this device’s own clock, and not when the page was opened. */
function useIsWriting(at: string): boolean {
  const [known, setKnown] = useState(at);
  const [writing, setWriting] = useState(false);
  if (known !== at) {
    setKnown(at);
    setWriting(true);
  }
  useEffect(() => {
    if (!writing) return undefined;
    const timer = setTimeout(() => setWriting(false), writesFor);
    return () => clearTimeout(timer);
  }, [writing, at]);
  return writing;
}
