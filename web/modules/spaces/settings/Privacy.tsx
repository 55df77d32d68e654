import type { SettingsChange } from '@kinsong/contract/spaces/settings.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { FormErrors } from '../../../ui/index.ts';
import { RadioRows } from '../RadioRows.tsx';
import { changeSalon } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import { finderRows, inviterRows } from './privacy-words.ts';
import styles from './SettingsSheet.module.css';

/** Who finds it and who may invite: at once, since each choice says what follows. */
export function Privacy({ space, mayChange }: { space: MySpace; mayChange: boolean }) {
  const { failure, run } = useAttempt();
  const change = (wanted: SettingsChange) => void run(() => changeSalon(space, wanted));
  return (
    <section className={styles.section} aria-label="Privacy">
      <h3 className={styles.heading}>Privacy</h3>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <RadioRows
        label="Who finds it"
        rows={finderRows(space.members)}
        value={space.found_by}
        onChange={mayChange ? (found_by) => change({ found_by }) : undefined}
      />
      <RadioRows
        label="Who may invite"
        rows={inviterRows}
        value={space.invited_by}
        onChange={mayChange ? (invited_by) => change({ invited_by }) : undefined}
      />
    </section>
  );
}
