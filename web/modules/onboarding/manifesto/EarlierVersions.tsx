import type { ManifestoVersion } from '@kinsong/contract/onboarding/manifesto.ts';
import { useState } from 'react';
import { dayName, Sheet } from '../../../ui/index.ts';
import styles from './EarlierVersions.module.css';
import { TextSheet } from './TextSheet.tsx';

export interface EarlierVersionsProps {
  versions: readonly ManifestoVersion[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How one meant it before, the latest first. Nothing is ever written over. */
export function EarlierVersions({ versions, open, onOpenChange }: EarlierVersionsProps) {
  const [reading, setReading] = useState<string>();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Earlier versions">
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <h3 className={styles.day}>
              {dayName(new Date(version.kept_at))}{' '}
              <span className={styles.name}>as {version.avatar_name}</span>
            </h3>
            <Words of="For me and my family" words={version.personal_objective} />
            <Words of="For Earth and humanity" words={version.earth_objective} />
            {version.text !== null && (
              <button type="button" className={styles.read} onClick={() => setReading(version.text?.id)}>
                Read {version.text.name}
              </button>
            )}
          </li>
        ))}
      </ol>
      <TextSheet id={reading} onClose={() => setReading(undefined)} />
    </Sheet>
  );
}

function Words({ of, words }: { of: string; words: string }) {
  if (words === '') return null;
  return (
    <>
      <h4 className={styles.of}>{of}</h4>
      <p className={styles.words}>{words}</p>
    </>
  );
}
