import FileText from 'lucide-react/icons/file-text';
import { useId, useRef, useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Icon, Logo } from '../../../ui/index.ts';
import { bring, leave, whyNotText } from './manifesto.data.ts';
import styles from './OlderWords.module.css';
import { TextSheet } from './TextSheet.tsx';
import type { ManifestoFormState } from './useManifestoForm.ts';

/** A manifesto one wrote before, as a plain text file: brought along, read again, or left out. */
export function OlderWords({ form: { text, setText } }: { form: ManifestoFormState }) {
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const attempt = async (task: () => Promise<string | undefined>) => {
    setRefused(undefined);
    setBusy(true);
    try {
      setRefused(await task());
    } catch (thrown) {
      setRefused(failureOf(thrown).title);
    } finally {
      setBusy(false);
      if (input.current !== null) input.current.value = '';
    }
  };
  const take = (file: File | undefined) => {
    if (file === undefined || busy) return;
    void attempt(async () => {
      const why = await whyNotText(file);
      if (why === undefined) setText(await bring(file));
      return why;
    });
  };
  const leaveOut = () =>
    void attempt(async () => {
      await leave();
      setText(null);
      return undefined;
    });
  return (
    <div>
      <label className={styles.bring} htmlFor={id}>
        {busy ? <Logo size="small" plain turning /> : <Icon of={FileText} />}
        <span>
          {text === null ? 'Bring one you wrote before' : text.name}
          <small className={styles.detail}>
            {text === null ? 'a .txt file; it stays yours' : lengthOf(text.characters)}
          </small>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".txt,text/plain"
          className={styles.file}
          aria-label={text === null ? 'Bring one you wrote before' : 'Bring another text in its place'}
          aria-describedby={refused === undefined ? undefined : `${id}-why`}
          aria-invalid={refused !== undefined || undefined}
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      {refused !== undefined && (
        <p id={`${id}-why`} className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      {text !== null && (
        <div className={styles.acts}>
          <button type="button" className={styles.act} onClick={() => setReading(text.id)}>
            Read it
          </button>
          <button type="button" className={styles.act} onClick={leaveOut}>
            Leave it out
          </button>
        </div>
      )}
      <TextSheet id={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}

/** As many words as a page has of letters: nobody counts letters. */
function lengthOf(characters: number): string {
  const pages = Math.round(characters / 1800);
  return pages < 1
    ? 'less than a page; yours alone'
    : `${pages} ${pages === 1 ? 'page' : 'pages'}; yours alone`;
}
