import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { formOf } from '@kinsong/engines/worksheets/forms.ts';
import { AvatarStack, dayWithin } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { progressWords } from '../sheet-words.ts';
import { sheetAddress } from '../worksheets.actions.ts';
import { FormPicture } from './FormPicture.tsx';
import styles from './ToolsPanel.module.css';

/** One sheet in a list: what it is about, how far it is, who is in it. */
export function SheetRow({ sheet }: { sheet: Worksheet }) {
  const everyone = useEveryone(sheet.space_id);
  const form = formOf(sheet.form);
  if (form === undefined) return null;
  const people = sheet.takers.flatMap((id) => {
    const member = everyone.get(id);
    return member === undefined ? [] : [{ name: member.name, url: member.avatar_url }];
  });
  return (
    <li>
      <a className={styles.sheet} href={sheetAddress(sheet)}>
        <FormPicture form={form} />
        <span className={styles.words}>
          <b>{sheet.about}</b>
          <small>
            {form.title}.{' '}
            {sheet.finished_at === null
              ? progressWords(form, sheet)
              : `Finished ${dayWithin(new Date(sheet.finished_at))}`}
          </small>
        </span>
        <AvatarStack people={people} most={3} />
      </a>
    </li>
  );
}
