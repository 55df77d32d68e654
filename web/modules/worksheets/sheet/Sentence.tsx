import { inOneLine, linesOf, longestSentence, wrongWith } from '@kinsong/engines/worksheets/answers.ts';
import { pointOf } from '@kinsong/engines/worksheets/filling.ts';
import type { Question, SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { act } from '../worksheets.actions.ts';
import { EditSentence } from './EditSentence.tsx';
import { agreedWords } from './agreed-words.ts';
import styles from './Sentence.module.css';

interface SentenceProps {
  form: SheetForm;
  question: Question;
  sheet: Worksheet;
  /** What one says oneself: a sentence begins with that. */
  own: string;
  mayFill: boolean;
  onNext: () => void;
}

/** The one sentence of a question: proposed by anyone, lit by all. */
export function Sentence({ form, question, sheet, own, mayFill, onNext }: SentenceProps) {
  const [editing, setEditing] = useState(false);
  const everyone = useEveryone(sheet.space_id);
  const me = signedIn().person.id;
  const { sentence, yes, lit_at } = pointOf(sheet, question.id);
  const one = form.stop.toLowerCase();
  const propose = async (text: string) => {
    setEditing(false);
    await act(sheet, { deed: 'propose', question: question.id, text, over: sentence?.text ?? null });
  };
  const skip = (
    <Button kind="bare" onClick={onNext}>
      {lit_at === null && mayFill ? 'Skip for now' : 'Next'}
    </Button>
  );
  if (mayFill && (sentence === null || editing))
    return (
      <EditSentence
        question={question}
        begin={sentence?.text ?? shortened(question, own)}
        alone={sheet.takers.every((id) => id === me)}
        one={one}
        onPropose={(text) => void propose(text)}
        more={
          sentence === null ? (
            skip
          ) : (
            <Button kind="bare" onClick={() => setEditing(false)}>
              Leave it as it is
            </Button>
          )
        }
      />
    );
  if (sentence === null) return <p className={styles.buttons}>{skip}</p>;
  const nameOf = (id: string) => (id === me ? 'you' : (everyone.get(id)?.name ?? 'somebody'));
  const mayAgree = mayFill && lit_at === null && !yes.includes(me);
  return (
    <>
      <blockquote className={styles.sentence}>
        {question.kind === 'list' ? (
          <ul>
            {linesOf(sentence.text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          `“${inOneLine(question, sentence.text)}”`
        )}
      </blockquote>
      <p className={styles.agreed} role="status">
        {agreedWords({ yes, takers: sheet.takers, lit: lit_at !== null, me, nameOf, one })}
      </p>
      <div className={styles.buttons}>
        {mayAgree && (
          <Button
            kind="primary"
            icon={Check}
            onClick={() =>
              void act(sheet, { deed: 'agree', question: question.id, text: sentence.text, yes: true })
            }
          >
            Yes, light the {one}
          </Button>
        )}
        {mayFill && (
          <Button icon={Pencil} onClick={() => setEditing(true)}>
            Change it
          </Button>
        )}
        {lit_at !== null && mayFill ? (
          <Button icon={ArrowRight} onClick={onNext}>
            Next
          </Button>
        ) : (
          skip
        )}
      </div>
    </>
  );
}

/** What fits as a sentence is taken over as it is; what is longer, somebody says shorter. */
const shortened = (question: Question, own: string): string => {
  const text = question.kind === 'words' ? own.replaceAll(/\s*\n\s*/g, ' ').trim() : own.trim();
  return question.kind === 'words'
    ? text.slice(0, longestSentence)
    : wrongWith(question, text) === null
      ? text
      : '';
};
