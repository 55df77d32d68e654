import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import { useNavigate } from '@tanstack/react-router';
import { begin } from '../worksheets.actions.ts';
import { FormPicture } from './FormPicture.tsx';
import styles from './ToolsPanel.module.css';

interface FormButtonProps {
  space: string;
  form: SheetForm;
  /** Only what it is called. */
  brief?: boolean;
}

/** Lays out a new sheet and goes there. */
export function FormButton({ space, form, brief = false }: FormButtonProps) {
  const go = useNavigate();
  const open = async () => go({ to: await begin(space, form.key) });
  return (
    <button type="button" className={styles.form} onClick={() => void open()}>
      <FormPicture form={form} />
      <span className={styles.words}>
        <b>{form.title}</b>
        {!brief && <small>{form.line}</small>}
      </span>
    </button>
  );
}
