import { sheetForms } from '@kinsong/engines/worksheets/forms.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { useSheets } from '../worksheets.hooks.ts';
import { FormButton } from './FormButton.tsx';
import { SheetRow } from './SheetRow.tsx';
import styles from './ToolsPanel.module.css';

/** So many sheets are a glance; all of them stand on a page of their own. */
const atAGlance = 3;

/** The worksheets, as the salon shows them among its overview: each a button, and what was begun lately. */
export function ToolsPanel({ space }: { space: string }) {
  const { abilities } = useSpace(space);
  const { state, shown } = useSheets(space);
  const open = shown.filter(({ sheet }) => sheet.status === 'open');
  return (
    <>
      {abilities.has('worksheets.fill') && (
        <ul className={styles.brief}>
          {sheetForms.map((form) => (
            <li key={form.key}>
              <FormButton space={space} form={form} brief />
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' && shown.length === 0 && (
        <p className={styles.quiet}>
          The sheets here could not be loaded.{' '}
          <Button kind="bare" onClick={() => signedIn().sync.again(space)}>
            Try again
          </Button>
        </p>
      )}
      {open.length > 0 && (
        <ul>
          {open.slice(0, atAGlance).map(({ sheet }) => (
            <SheetRow key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <a href={`/salon/${space}/sheets`}>
          {shown.length === 0 ? 'About the worksheets' : 'All worksheets'}
        </a>
        {abilities.has('worksheets.readLedger') && <a href={`/salon/${space}/ledger`}>The ledger</a>}
      </p>
    </>
  );
}
