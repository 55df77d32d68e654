import { errors } from '@kinsong/contract/common/errors.ts';
import { longestGuildManifesto } from '@kinsong/contract/guilds/guilds.ts';
import FileText from 'lucide-react/icons/file-text';
import { useId, useState } from 'react';
import { readTextFile } from '../../../platform/read-text-file.ts';
import { Icon } from '../../../ui/index.ts';
import { Fire } from './Fire.tsx';
import styles from './GuildManifesto.module.css';

export interface GuildManifestoProps {
  words: string;
  onChange: (words: string) => void;
  /** How many of the three things that make a guild are said. */
  said: number;
}

const tooLong = 'This file has more than thirty pages. Take the part of it that you would read aloud.';

/** What its people promise each other: written here, or brought as a plain text file. */
export function GuildManifesto({ words, onChange, said }: GuildManifestoProps) {
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readTextFile(file);
    if ('refused' in read) return setRefused(errors[read.refused].text);
    const together = [words.trim(), read.text.trim()].filter((each) => each !== '').join('\n\n');
    if (together.length > longestGuildManifesto) return setRefused(tooLong);
    setRefused(undefined);
    onChange(together);
  };
  return (
    <section aria-labelledby={id}>
      <Fire said={said} />
      <h2 id={id} className={styles.heading}>
        What you promise each other
      </h2>
      <textarea
        className={styles.words}
        aria-labelledby={id}
        placeholder="The guild’s manifesto, in your own words"
        rows={7}
        maxLength={longestGuildManifesto}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      <label className={styles.bring}>
        <Icon of={FileText} />
        <span>
          Bring it from a .txt file
          {refused !== undefined && (
            <span className={styles.refused} role="alert">
              {refused}
            </span>
          )}
        </span>
        <input
          type="file"
          accept=".txt,text/plain"
          className={styles.file}
          aria-label="Bring the manifesto from a .txt file"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
    </section>
  );
}
