import { pointOf } from '@kinsong/engines/worksheets/filling.ts';
import type { Question, SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useEveryone } from '../../spaces/index.ts';
import { act } from '../worksheets.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import { OthersWell } from './OthersWell.tsx';
import { OwnWell } from './OwnWell.tsx';
import styles from './QuestionPane.module.css';
import { RefusedDeed } from './RefusedDeed.tsx';
import { Sentence } from './Sentence.tsx';

interface QuestionPaneProps {
  form: SheetForm;
  question: Question;
  nth: number;
  shown: Shown;
  mayFill: boolean;
  onNext: () => void;
}

/** One question: what each says to it, and the one sentence that all can say yes to. */
export function QuestionPane({ form, question, nth, shown, mayFill, onNext }: QuestionPaneProps) {
  const { sheet } = shown;
  const me = signedIn().person.id;
  const everyone = useEveryone(sheet.space_id);
  const point = pointOf(sheet, question.id);
  const mine = point.words.find(({ person_id }) => person_id === me)?.text ?? '';
  const [own, setOwn] = useState(mine);
  const others = point.words.filter(({ person_id }) => person_id !== me);
  const write = (text: string) => act(sheet, { deed: 'write', question: question.id, text });
  return (
    <section className={styles.question} aria-labelledby="sheet-question">
      <p className={styles.nth}>
        {form.stop} {nth} of {form.questions.length}
      </p>
      <h2 id="sheet-question">{question.question}</h2>
      <p className={styles.help}>{question.help}</p>
      <div className={styles.wells}>
        {others.map((words) => (
          <OthersWell
            key={words.person_id}
            question={question}
            words={words}
            member={everyone.get(words.person_id)}
          />
        ))}
        {mayFill && <OwnWell question={question} text={own} onText={setOwn} onKeep={write} />}
        {!mayFill && others.length === 0 && <p className={styles.help}>Nobody has written here yet.</p>}
      </div>
      <RefusedDeed shown={shown} />
      <Sentence form={form} question={question} sheet={sheet} own={own} mayFill={mayFill} onNext={onNext} />
    </section>
  );
}
