import { longestSentence, longestLine, mostLines, wrongWith } from '@kinsong/engines/worksheets/answers.ts';
import type { Question } from '@kinsong/engines/worksheets/sheet-form.ts';
import Check from 'lucide-react/icons/check';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import { AnswerInput } from './AnswerInput.tsx';
import pane from './QuestionPane.module.css';
import styles from './Sentence.module.css';

interface EditSentenceProps {
  question: Question;
  /** What stands there, or what one said oneself: taken over until one changes it here. */
  begin: string;
  alone: boolean;
  one: string;
  onPropose: (text: string) => void;
  more: ReactNode;
}

/** Says in one sentence what all could say yes to. */
export function EditSentence({ question, begin, alone, one, onPropose, more }: EditSentenceProps) {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string | null>(null);
  const text = typed ?? begin;
  const propose = () => {
    const found = wrongWith(question, text.trim());
    setWrong(found);
    if (found === null) onPropose(text.trim());
  };
  const words = question.kind === 'words' || question.kind === 'list';
  return (
    <div className={styles.edit}>
      <h3>{words ? headings[question.kind] : 'What shall stand?'}</h3>
      <div className={pane.well} data-slim>
        <AnswerInput
          question={question}
          label={alone ? 'In one sentence' : 'One sentence you could all say yes to'}
          value={text}
          longest={question.kind === 'list' ? mostLines * (longestLine + 1) : longestSentence}
          onChange={setTyped}
        />
      </div>
      {wrong !== null && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" icon={Check} onClick={propose}>
          {alone ? `Yes, light the ${one}` : 'Propose it'}
        </Button>
        {more}
      </div>
    </div>
  );
}

const headings: Readonly<Record<string, string>> = {
  words: 'In one sentence',
  list: 'The list you could all say yes to',
};
