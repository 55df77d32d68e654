import type { Capability } from '@kinsong/contract/capabilities.ts';
import { inOneLine } from '@kinsong/engines/worksheets/answers.ts';
import { pointOf, stillDark } from '@kinsong/engines/worksheets/filling.ts';
import { docTitleOf } from '@kinsong/engines/worksheets/sheet-doc.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button, ButtonLink, Icon } from '../../../ui/index.ts';
import { finish } from '../worksheets.actions.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './Becoming.module.css';
import { Offers } from './Offers.tsx';

interface BecomingProps {
  form: SheetForm;
  shown: Shown;
  at: string;
  mayFill: boolean;
  abilities: ReadonlySet<Capability>;
}

/** The doc that grows of a sheet, and what it offers to do. */
export function Becoming({ form, shown: { sheet }, at, mayFill, abilities }: BecomingProps) {
  const dark = stillDark(form, sheet);
  return (
    <aside className={styles.panel} aria-label="What it becomes">
      <p className={styles.over}>
        <Icon of={FileText} size="s" />
        {sheet.status === 'finished' ? 'The doc it became' : 'The doc it becomes'}
      </p>
      <h3>{docTitleOf(form, sheet.about)}</h3>
      <dl className={styles.lines}>
        {form.questions.map((question) => {
          const { sentence, lit_at } = pointOf(sheet, question.id);
          const isLit = lit_at !== null && sentence !== null;
          return (
            <div key={question.id} data-lit={isLit || undefined}>
              <dt>{question.word}</dt>
              <dd>
                {isLit ? (
                  inOneLine(question, sentence.text)
                ) : question.id === at && mayFill ? (
                  <em>you are writing it now</em>
                ) : (
                  'not yet'
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <Offers form={form} sheet={sheet} mayFill={mayFill} />
      {mayFill && dark.length === 0 && (
        <Button kind="primary" icon={Sparkles} wide onClick={() => void finish(sheet)}>
          Make it real
        </Button>
      )}
      {sheet.status === 'finishing' && (
        <p className={styles.quiet} role="status">
          It is being made real. You may leave.
        </p>
      )}
      {sheet.status === 'finished' && sheet.doc_id !== null && (
        <ButtonLink kind="thread" wide href={`/salon/${sheet.space_id}?tab=docs&doc=${sheet.doc_id}`}>
          Read the doc
        </ButtonLink>
      )}
      {form.ledger === true && abilities.has('worksheets.readLedger') && (
        <ButtonLink kind="bare" href={`/salon/${sheet.space_id}/ledger`}>
          To the ledger
        </ButtonLink>
      )}
    </aside>
  );
}
