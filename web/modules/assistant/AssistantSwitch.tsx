import { Logo, useWide } from '../../ui/index.ts';
import { setMairyHere, useMairyHere } from './assistant.data.ts';
import styles from './AssistantSwitch.module.css';

/** Has Mairy in this salon, or does without her; for oneself alone. */
export function AssistantSwitch({ space }: { space: string }) {
  const here = useMairyHere(space);
  const wide = useWide();
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={here}
      aria-label="Mairy"
      title={here ? 'Mairy helps you in this salon' : 'Have Mairy help you in this salon'}
      onClick={() => setMairyHere(space, !here)}
    >
      <Logo size="small" plain />
      {wide && <span>Mairy</span>}
      <i className={styles.track} />
    </button>
  );
}
