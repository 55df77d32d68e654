import type { Memory } from '@kinsong/contract/guide/memory.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, Choice, FormErrors, Sheet, TextArea } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { useMemoryActions } from '../pages.data.ts';
import styles from './MemoryPage.module.css';

/** A memory to be put right, or one to be made. */
export type InHand = Memory | 'new';

const longest = 500;

export function MemorySheet({ inHand, onClose }: { inHand: InHand | undefined; onClose: () => void }) {
  return (
    <Sheet
      open={inHand !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={inHand === 'new' ? 'Add something to remember' : 'Correct it'}
      description="One thing at a time, in your own words."
    >
      {inHand !== undefined && <MemoryForm inHand={inHand} onDone={onClose} />}
    </Sheet>
  );
}

function MemoryForm({ inHand, onDone }: { inHand: InHand; onDone: () => void }) {
  const [text, setText] = useState(inHand === 'new' ? '' : inHand.text);
  const [scope, setScope] = useState('me');
  const [tried, setTried] = useState(false);
  const { add, change } = useMemoryActions();
  const field = useFirstFocus<HTMLTextAreaElement>();
  const scopes = useScopes();
  const { isPending, error } = inHand === 'new' ? add : change;
  const wrong = tried ? wrongWith(text) : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongWith(text) !== undefined) return field.current?.focus();
    if (inHand !== 'new') return change.mutate({ id: inHand.id, text }, { onSuccess: onDone });
    const chosen = scopes.find(({ value }) => value === scope);
    const scope_space_id = chosen?.kind === 'me' ? null : scope;
    add.mutate({ text, scope: chosen?.kind ?? 'me', scope_space_id }, { onSuccess: onDone });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {error && <FormErrors title={failureOf(error).title} />}
      <TextArea
        ref={field}
        label="What is to be remembered"
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
      />
      {inHand === 'new' && scopes.length > 1 && (
        <Choice label="For whom" look="apart" options={scopes} value={scope} onChange={setScope} />
      )}
      <Button kind="primary" size="l" type="submit" busy={isPending}>
        Keep it
      </Button>
    </form>
  );
}

function wrongWith(text: string): string | undefined {
  if (text.trim() === '') return 'Write something first.';
  return text.trim().length > longest ? `There is room for ${longest} characters.` : undefined;
}

/** For oneself, or for everyone in one family or guild. */
function useScopes() {
  const { spaces } = useSpaces();
  const shared = [...spaces.values()].flatMap(({ id, kind, name, archived_at }) =>
    (kind === 'family' || kind === 'guild') && archived_at === null ? [{ value: id, label: name, kind }] : [],
  );
  return [{ value: 'me', label: 'For me alone', kind: 'me' as const }, ...shared];
}
