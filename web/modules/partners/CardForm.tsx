import { mostWords, type PartnerCard } from '@kinsong/contract/partners/partners.ts';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Link2 from 'lucide-react/icons/link-2';
import { Choice, Select, TextArea, TextField } from '../../ui/index.ts';
import styles from './CardEditor.module.css';
import type { Draft } from './card-draft.ts';
import { MotifPicture } from './MotifPicture.tsx';
import { motifOptions, shelfOptions } from './partner-words.ts';

/** So that what is wrong can be told at the head of the form, and led to. */
export const idOf = (field: string): string => `card-${field}`;

const seenBy = [
  { value: 'everybody', label: 'Everybody sees it', icon: Eye },
  { value: 'nobody', label: 'Hidden', icon: EyeOff },
] as const;

interface CardFormProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Draft>) => void;
}

/** Everything a card says. */
export function CardForm({ draft, errors, onChange }: CardFormProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        id={idOf('name')}
        value={draft.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={`What it is for, at most ${mostWords} letters`}
        rows={2}
        maxLength={mostWords}
        id={idOf('words')}
        value={draft.words}
        error={errors['words']}
        onChange={(event) => onChange({ words: event.target.value.replaceAll('\n', ' ') })}
      />
      <TextField
        label="Address, empty means Coming Soon"
        icon={Link2}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        id={idOf('address')}
        value={draft.address}
        error={errors['address']}
        onChange={(event) => onChange({ address: event.target.value })}
      />
      <Select
        label="Shelf"
        options={shelfOptions}
        value={draft.shelf}
        onChange={(shelf) => onChange({ shelf: shelf as PartnerCard['shelf'] })}
      />
      <div className={styles.drawn}>
        <Select
          label="Drawing"
          options={motifOptions}
          value={draft.motif}
          onChange={(motif) => onChange({ motif: motif as PartnerCard['motif'] })}
        />
        <MotifPicture motif={draft.motif} className={styles.motif} />
      </div>
      <Choice
        label="Who sees it"
        options={seenBy}
        value={draft.hidden ? 'nobody' : 'everybody'}
        onChange={(who) => onChange({ hidden: who === 'nobody' })}
      />
    </>
  );
}
