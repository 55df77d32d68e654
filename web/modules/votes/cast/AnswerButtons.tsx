import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/index.ts';
import styles from './AnswerButtons.module.css';

export interface AnswerButtonsProps<Answer extends string> {
  label: string;
  answers: readonly { readonly answer: Answer; readonly word: string }[];
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
}

/** A few large answers side by side; one's own is filled and ticked. */
export function AnswerButtons<Answer extends string>(props: AnswerButtonsProps<Answer>) {
  const { label, answers, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={styles.answers}>
      {answers.map(({ answer, word }) => (
        <Button
          key={answer}
          size="l"
          kind={answer === chosen ? 'thread' : 'secondary'}
          icon={answer === chosen ? Check : undefined}
          aria-pressed={answer === chosen}
          className={styles.answer ?? ''}
          onClick={() => onChoose(answer)}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}
