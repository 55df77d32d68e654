import { finders, type Template } from '@kinsong/contract/spaces/settings.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type SubmitEvent } from 'react';
import { useFirstFocus } from '../../../../platform/focus.ts';
import { Button, FormErrors, Select, TextField } from '../../../../ui/index.ts';
import { found, newSpaceId } from '../../spaces.actions.ts';
import { useSpaces } from '../../spaces.hooks.ts';
import { useAttempt } from '../../useAttempt.ts';
import { foundingPlaces } from './founding-places.ts';
import { finderWords } from './founding-words.ts';
import styles from './Founding.module.css';
import { TemplateChoice } from './TemplateChoice.tsx';

const nowhere = '';
const privacies = finders.map((value) => ({ value, label: finderWords[value].name }));

export interface NewProjectFormProps {
  template: Template;
  onFounded: (space: MySpace) => void;
}

export function NewProjectForm({ template: first, onFounded }: NewProjectFormProps) {
  const [id] = useState(newSpaceId);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(nowhere);
  const [finder, setFinder] = useState<(typeof finders)[number]>('nobody');
  const [template, setTemplate] = useState(first);
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAttempt();
  const field = useFirstFocus<HTMLInputElement>();
  const places = foundingPlaces(useSpaces().spaces.values());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    const within = parent === nowhere ? null : parent;
    const wanted = {
      id,
      kind: 'project',
      name: name.trim(),
      parent_id: within,
      found_by: finder,
      template,
    } as const;
    void run(async () => onFounded(await found(wanted)));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextField
        label="What is it about?"
        placeholder="Mending the House"
        ref={field}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={missing ? 'Give it a name first; it can be changed any day.' : failure?.fields['name']}
      />
      <TemplateChoice value={template} onChange={setTemplate} />
      {places.length > 0 && (
        <Select
          label="Where it belongs"
          options={[
            { value: nowhere, label: 'To nobody but its members' },
            ...places.map((place) => ({ value: place.id, label: place.name })),
          ]}
          value={parent}
          onChange={setParent}
          error={failure?.fields['parent_id'] ?? failure?.fields['kind']}
        />
      )}
      <Select
        label="Who finds it"
        options={privacies}
        value={finder}
        onChange={(value) => setFinder(finders.find((each) => each === value) ?? 'nobody')}
        help={finderWords[finder].means}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Open the salon
      </Button>
    </form>
  );
}
