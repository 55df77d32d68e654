import type { Capability } from '@kinsong/contract/capabilities.ts';
import { stillDark } from '@kinsong/engines/worksheets/filling.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useWide } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import { Becoming } from './Becoming.tsx';
import styles from './FillingIn.module.css';
import { ProgressLine } from './ProgressLine.tsx';
import { ProgressStar } from './ProgressStar.tsx';
import { QuestionPane } from './QuestionPane.tsx';

interface FillingInProps {
  form: SheetForm;
  shown: Shown;
  mayFill: boolean;
  abilities: ReadonlySet<Capability>;
}

/** A sheet on the table: how far it is, the question one is at, and what it becomes. */
export function FillingIn({ form, shown, mayFill, abilities }: FillingInProps) {
  const { sheet } = shown;
  const wide = useWide();
  const [at, setAt] = useState(() => stillDark(form, sheet)[0] ?? form.questions[0]?.id ?? '');
  const index = Math.max(
    0,
    form.questions.findIndex(({ id }) => id === at),
  );
  const everyone = useEveryone(sheet.space_id);
  const me = signedIn().person.id;
  const withWhom = sheet.takers.flatMap((id) => (id === me ? [] : (everyone.get(id)?.name ?? [])));
  const question = form.questions[index];
  if (question === undefined) return null;
  const Progress = wide && form.progress === 'star' ? ProgressStar : ProgressLine;
  /** The next one that is still dark, going round. */
  const goOn = () => {
    const round = [...form.questions.slice(index + 1), ...form.questions.slice(0, index)];
    const dark = new Set(form.questions.filter(({ id }) => !isLitIn(sheet, id)).map(({ id }) => id));
    setAt((round.find(({ id }) => dark.has(id)) ?? round[0] ?? question).id);
  };
  return (
    <div className={styles.table}>
      <Progress form={form} sheet={sheet} at={question.id} onGo={setAt} withWhom={withWhom} />
      <QuestionPane
        key={question.id}
        form={form}
        question={question}
        nth={index + 1}
        shown={shown}
        mayFill={mayFill}
        onNext={goOn}
      />
      <Becoming form={form} shown={shown} at={question.id} mayFill={mayFill} abilities={abilities} />
    </div>
  );
}

const isLitIn = (sheet: Shown['sheet'], id: string): boolean =>
  sheet.points.some(({ question, lit_at }) => question === id && lit_at !== null);
