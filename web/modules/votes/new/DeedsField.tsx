import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { NewDeed } from '@kinsong/contract/votes/deed.ts';
import { mostDeeds } from '@kinsong/contract/votes/deed.ts';
import Plus from 'lucide-react/icons/plus';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Menu } from '../../../ui/index.ts';
import { deedIcons } from '../whole/deed-words.ts';
import { emptyDeed, type DeedDraft } from './deed-draft.ts';
import { DeedFields } from './DeedFields.tsx';
import styles from './DeedsField.module.css';

export interface DeedsFieldProps {
  space: string;
  abilities: ReadonlySet<Capability>;
  deeds: readonly DeedDraft[];
  onChange: (deeds: readonly DeedDraft[]) => void;
  /** What there is to choose from; a deed may belong to one of them. */
  options: readonly { readonly value: string; readonly label: string }[];
  error: string | undefined;
}

type Kind = NewDeed['kind'];
const words: Readonly<Record<Kind, string>> = {
  task: 'A task',
  event: 'An event',
  role: 'A role',
  rule: 'A rule',
};
const kinds: readonly Kind[] = ['task', 'event', 'role', 'rule'];

/** A decision does only what its proposer may do themselves; so nothing else is offered. */
const mayDo = (kind: Kind, abilities: ReadonlySet<Capability>): boolean =>
  kind === 'task' ? abilities.has('tasks.create') : kind !== 'role' || abilities.has('spaces.manageMembers');

/** What happens by itself once it has passed: nothing, or what is written down here. */
export function DeedsField({ space, abilities, deeds, onChange, options, error }: DeedsFieldProps) {
  const me = signedIn().person.id;
  const write = (id: string, change: Partial<DeedDraft>) =>
    onChange(deeds.map((deed) => (deed.id === id ? { ...deed, ...change } : deed)));
  return (
    <fieldset className={styles.deeds}>
      <legend className={styles.label}>When it passes</legend>
      {deeds.map((deed) => (
        <DeedFields
          key={deed.id}
          space={space}
          deed={deed}
          options={options}
          onChange={(change) => write(deed.id, change)}
          onLeave={() => onChange(deeds.filter(({ id }) => id !== deed.id))}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      {deeds.length < mostDeeds && (
        <Menu
          trigger={
            <Button kind="bare" icon={Plus}>
              {deeds.length === 0 ? 'Add what it does' : 'Add more'}
            </Button>
          }
          items={kinds
            .filter((kind) => mayDo(kind, abilities))
            .map((kind) => ({
              label: words[kind],
              icon: deedIcons[kind],
              onSelect: () => onChange([...deeds, emptyDeed(kind, kind === 'task' ? me : '')]),
            }))}
        />
      )}
    </fieldset>
  );
}
