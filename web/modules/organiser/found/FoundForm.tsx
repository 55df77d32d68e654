import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { finders, longestSpaceName, longestSubtitle } from '@kinsong/contract/spaces/settings.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, Choice, FormErrors, Select, TextField } from '../../../ui/index.ts';
import { finderWords, foundSalon, newSpaceId, useAttempt } from '../../spaces/index.ts';
import { levelWords, type Founded } from '../node-words.ts';
import type { Ring } from '../spiral/rings.ts';
import styles from './FoundForm.module.css';

const examples: Readonly<Record<Founded, { name: string; line: string }>> = {
  hamlet: { name: 'Riverbend', line: 'Six houses, one orchard, a boat that leaks.' },
  family: { name: 'The Dekkers', line: 'Three generations and a dog.' },
  project: { name: 'Mending the House', line: 'Before the first frost.' },
};

/** What failed is said, and what was typed stays to be tried again. */
export function FoundForm({ ring, onFounded }: { ring: Ring; onFounded: (space: MySpace) => void }) {
  const [id] = useState(newSpaceId);
  const [kind, setKind] = useState<Founded>(ring.mayFound[0] ?? 'project');
  const [name, setName] = useState('');
  const [subtitle, setSubtitle] = useState('');
  const [finder, setFinder] = useState<(typeof finders)[number]>(
    ring.kind === 'family' ? 'nobody' : 'acquainted',
  );
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAttempt();
  const field = useFirstFocus<HTMLInputElement>();
  const { one } = levelWords[kind];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    void run(async () =>
      onFounded(
        await foundSalon({
          ...{ id, kind, name: name.trim(), subtitle: subtitle.trim(), found_by: finder, template: 'empty' },
          parent_id: parentOf(kind, ring),
        }),
      ),
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      {ring.mayFound.length > 1 && (
        <Choice
          label="What is it?"
          look="apart"
          options={ring.mayFound.map((value) => ({ value, label: levelWords[value].one }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <TextField
        label={`What is the ${one.toLowerCase()} called?`}
        placeholder={examples[kind].name}
        ref={field}
        autoComplete="off"
        maxLength={longestSpaceName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'Give it a name first; it can be changed any day.' : failure?.fields['name']}
      />
      <TextField
        label="In one line, if you like"
        placeholder={examples[kind].line}
        autoComplete="off"
        maxLength={longestSubtitle}
        value={subtitle}
        onChange={(event) => setSubtitle(event.target.value)}
        error={failure?.fields['subtitle']}
      />
      <Select
        label="Who finds it"
        options={finders.map((value) => ({ value, label: finderWords[value].name }))}
        value={finder}
        onChange={(value) => setFinder(finders.find((each) => each === value) ?? 'nobody')}
        help={finderWords[finder].means}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Create {one}
      </Button>
    </form>
  );
}

/** On the planet only a hamlet lies in something: a family or a project begins on its own. */
const parentOf = (kind: Founded, ring: Ring): string | null =>
  ring.kind !== 'planet' ? ring.id : kind === 'hamlet' ? planetId : null;
