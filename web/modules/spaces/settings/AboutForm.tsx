import {
  longestSpaceDescription,
  longestSubtitle,
  projectTypes,
  type SettingsChange,
} from '@kinsong/contract/spaces/settings.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { priorities } from '@kinsong/contract/common/priority.ts';
import { priorityWords } from '@kinsong/contract/tasks/task.ts';
import { useState, type SubmitEvent } from 'react';
import { Button, FormErrors, Select, TextArea, TextField, toast } from '../../../ui/index.ts';
import { changeSalon } from '../spaces.actions.ts';
import { useAttempt } from '../useAttempt.ts';
import { typeWords } from './privacy-words.ts';
import styles from './SettingsSheet.module.css';
import { ThumbnailChoice } from './ThumbnailChoice.tsx';

/** What a salon says of itself, for those who may word it. Only what was changed is sent. */
export function AboutForm({ space }: { space: MySpace }) {
  const [change, setChange] = useState<SettingsChange>({});
  const { busy, failure, run } = useAttempt();
  const shown = Object.assign({ ...space }, change);
  const set = (more: SettingsChange) => setChange((before) => ({ ...before, ...more }));
  const missing = shown.name.trim() === '';
  const changed = Object.entries(change).some(([name, value]) => space[name as keyof MySpace] !== value);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (missing || !(await run(() => changeSalon(space, change)))) return;
    setChange({});
    toast({ title: 'Saved for everyone here', tone: 'good' });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <ThumbnailChoice space={shown} onChange={(thumbnail) => set({ thumbnail })} />
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={80}
        value={shown.name}
        onChange={(event) => set({ name: event.target.value })}
        error={missing ? 'It needs a name.' : failure?.fields['name']}
      />
      <TextField
        label="In one line"
        autoComplete="off"
        maxLength={longestSubtitle}
        value={shown.subtitle}
        onChange={(event) => set({ subtitle: event.target.value })}
        error={failure?.fields['subtitle']}
      />
      <TextArea
        label="What it is about"
        maxLength={longestSpaceDescription}
        value={shown.description}
        onChange={(event) => set({ description: event.target.value })}
        error={failure?.fields['description']}
      />
      <div className={styles.pair}>
        <Select
          label="Type"
          options={projectTypes.map((value) => ({ value, label: typeWords[value] }))}
          value={shown.type}
          onChange={(type) => set({ type: projectTypes.find((each) => each === type) ?? space.type })}
        />
        <Select
          label="Priority"
          options={priorities.map((each) => ({ value: String(each), label: priorityWords[each] }))}
          value={String(shown.priority)}
          onChange={(chosen) =>
            set({ priority: priorities.find((each) => String(each) === chosen) ?? space.priority })
          }
        />
        <TextField
          label="Due date"
          type="date"
          value={shown.due_date ?? ''}
          onChange={(event) => set({ due_date: event.target.value === '' ? null : event.target.value })}
          error={failure?.fields['due_date']}
        />
      </div>
      {changed && (
        <Button type="submit" kind="thread" size="l" wide busy={busy}>
          Save
        </Button>
      )}
    </form>
  );
}
