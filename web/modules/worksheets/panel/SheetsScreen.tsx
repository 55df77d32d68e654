import { sheetForms } from '@kinsong/engines/worksheets/forms.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Empty, ErrorState, Screen, SkeletonRows } from '../../../ui/index.ts';
import { useSpace } from '../../spaces/index.ts';
import type { Shown } from '../unsent-overlay.ts';
import { useSheets } from '../worksheets.hooks.ts';
import { FormButton } from './FormButton.tsx';
import { SheetRow } from './SheetRow.tsx';
import styles from './SheetsScreen.module.css';
import panel from './ToolsPanel.module.css';

/** All worksheets of a salon: those that can be begun, those under way, and those that became something. */
export function SheetsScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params['salon_id'] ?? '';
  const { state: spaceState, space, abilities } = useSpace(id);
  const { state, shown } = useSheets(id);
  const isGone = space === undefined && spaceState === 'gone';
  return (
    <Screen
      area="salon"
      title="Worksheets"
      detail={space?.name}
      back={{ href: `/salon/${id}`, label: 'Back to the salon' }}
    >
      <div className={styles.page}>
        {isGone && (
          <Empty title="There is nothing here">This salon is not shared with you, or it is gone.</Empty>
        )}
        {abilities.has('worksheets.fill') && (
          <section className={styles.part}>
            <h2>Begin one</h2>
            <p className={styles.quiet}>A quarter of an hour together. It can be left and come back to.</p>
            <ul className={panel.forms}>
              {sheetForms.map((form) => (
                <li key={form.key}>
                  <FormButton space={id} form={form} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {!isGone && (
          <Lists state={state} space={id} shown={shown} mayFill={abilities.has('worksheets.fill')} />
        )}
      </div>
    </Screen>
  );
}

interface ListsProps {
  state: ReturnType<typeof useSheets>['state'];
  space: string;
  shown: readonly Shown[];
  mayFill: boolean;
}

function Lists({ state, space, shown, mayFill }: ListsProps) {
  if (shown.length === 0 && state === 'opening')
    return <SkeletonRows label="Loading the worksheets" rows={3} />;
  if (shown.length === 0 && state === 'failed')
    return (
      <ErrorState onRetry={() => signedIn().sync.again(space)}>
        The worksheets here could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  if (shown.length === 0)
    return mayFill ? (
      <p className={styles.quiet}>Nothing was begun here yet.</p>
    ) : (
      <Empty title="No worksheets yet">As soon as somebody here begins one, you can read along.</Empty>
    );
  const isOpen = ({ sheet }: Shown) => sheet.status !== 'finished';
  return (
    <>
      <Part title="Under way" rows={shown.filter(isOpen)} />
      <Part title="Finished" rows={shown.filter((row) => !isOpen(row))} />
    </>
  );
}

function Part({ title, rows }: { title: string; rows: readonly Shown[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ sheet }) => (
          <SheetRow key={sheet.id} sheet={sheet} />
        ))}
      </ul>
    </section>
  );
}
