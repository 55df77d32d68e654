import { longestWords } from '@kinsong/engines/worksheets/answers.ts';
import type { Question } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useEffect, useRef } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, cx } from '../../../ui/index.ts';
import { AnswerInput } from './AnswerInput.tsx';
import styles from './QuestionPane.module.css';

/** What is typed is kept after such a pause, in milliseconds. */
const pause = 600;

interface OwnWellProps {
  question: Question;
  text: string;
  onText: (text: string) => void;
  /** Keeps it: at once here, and at the house when it can be. */
  onKeep: (text: string) => Promise<void>;
}

/** One’s own words. They are kept while one writes, and when one goes to another question. */
export function OwnWell({ question, text, onText, onKeep }: OwnWellProps) {
  const { name, avatar_url } = signedIn().person;
  const unkept = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  }, [onKeep]);
  const flush = () => {
    clearTimeout(timer.current);
    const words = unkept.current;
    unkept.current = undefined;
    if (words !== undefined) void keep.current(words);
  };
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return (
    <div className={cx(styles.well, styles.own)} onBlur={flush}>
      <p className={styles.who}>
        <Avatar name={name} url={avatar_url} size="s" named />
        <b>You</b>
      </p>
      <AnswerInput
        question={question}
        label={`Your words: ${question.question}`}
        value={text}
        longest={longestWords}
        onChange={(next) => {
          onText(next);
          unkept.current = next;
          clearTimeout(timer.current);
          timer.current = setTimeout(flush, pause);
        }}
      />
    </div>
  );
}
