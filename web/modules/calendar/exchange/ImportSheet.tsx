import { largestCalendar, type ImportPreview } from '@kinsong/contract/calendar/import.ts';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Button, FormErrors, Loading, Sheet, toast } from '../../../ui/index.ts';
import { lookInto, putIn } from './exchange.data.ts';
import styles from './Exchange.module.css';
import { countsInWords, doneInWords } from './import-words.ts';
import { ImportLook } from './ImportLook.tsx';
import { useTry } from './useTry.ts';

export interface ImportSheetProps {
  space: { readonly id: string; readonly name: string };
  open: boolean;
  onClose: () => void;
}

/** Brings the calendar of another program: first what it would bring, then all of it or nothing. */
export function ImportSheet({ space, open, onClose }: ImportSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Bring a calendar to ${space.name}`}
      description="An .ics file from another program, up to 10 MB. You see what would come before anything does."
    >
      {open && <Import space={space} onClose={onClose} />}
    </Sheet>
  );
}

interface Looked {
  readonly file: File;
  readonly preview: ImportPreview;
}

function Import({ space, onClose }: Omit<ImportSheetProps, 'open'>) {
  const { busy, failure, run, forget } = useTry();
  const [looked, setLooked] = useState<Looked>();
  const [tooLarge, setTooLarge] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setLooked(undefined);
    forget();
    setTooLarge(file.size > largestCalendar);
    if (file.size <= largestCalendar)
      void run(async () => setLooked({ file, preview: await lookInto(space.id, file) }));
  };
  const bring = ({ file }: Looked) =>
    void run(async () => {
      toast({ title: doneInWords(await putIn(space.id, file)) });
      onClose();
    });
  const nothingNew = looked !== undefined && looked.preview.added + looked.preview.changed === 0;
  return (
    <div className={styles.stack}>
      {tooLarge && (
        <FormErrors title="This file has more than 10 MB.">Bring a part of the calendar.</FormErrors>
      )}
      {failure && (
        <FormErrors key={failure.title} title={failure.title}>
          {failure.fields['file'] ?? failure.description ?? 'Nothing was put in.'}
        </FormErrors>
      )}
      <input
        ref={field}
        type="file"
        accept=".ics,text/calendar"
        aria-label="The .ics file"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {busy && looked === undefined && <Loading label="Reading the calendar" />}
      {looked !== undefined && <ImportLook name={looked.file.name} preview={looked.preview} />}
      <div className={styles.ways}>
        {looked !== undefined && !nothingNew && (
          <Button kind="thread" busy={busy} onClick={() => bring(looked)}>
            {countsInWords(looked.preview)}
          </Button>
        )}
        <Button
          kind={looked === undefined ? 'thread' : 'secondary'}
          icon={FileUp}
          aria-disabled={busy}
          onClick={() => !busy && field.current?.click()}
        >
          {looked === undefined ? 'Choose a file' : 'Another file'}
        </Button>
      </div>
    </div>
  );
}
