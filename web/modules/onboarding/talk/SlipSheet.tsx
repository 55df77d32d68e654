import {
  longestAnswer,
  type ManifestoField,
  type ManifestoTalk,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { useState, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { useFirstFocus } from '../../../platform/focus.ts';
import { Button, FormErrors, Sheet, TextArea } from '../../../ui/index.ts';
import { useTalkActions } from './talk.data.ts';
import { slipNames } from './talk.words.ts';
import styles from './SlipSheet.module.css';

interface SlipSheetProps {
  talk: ManifestoTalk;
  field: ManifestoField | undefined;
  onClose: () => void;
}

export function SlipSheet({ talk, field, onClose }: SlipSheetProps) {
  return (
    <Sheet
      open={field !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={field === undefined ? '' : slipNames[field]}
      description="In your own words. Mairy does not write over what you put right."
    >
      {field !== undefined && <SlipForm key={field} talk={talk} field={field} onDone={onClose} />}
    </Sheet>
  );
}

const number = new Intl.NumberFormat('en-GB');

function SlipForm({
  talk,
  field,
  onDone,
}: {
  talk: ManifestoTalk;
  field: ManifestoField;
  onDone: () => void;
}) {
  const [text, setText] = useState(talk.understood[field]);
  const { correct } = useTalkActions(talk);
  const area = useFirstFocus<HTMLTextAreaElement>();
  const over = text.trim().length - longestAnswer;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (over > 0) return area.current?.focus();
    if (text.trim() === talk.understood[field]) return onDone();
    correct.mutate({ [field]: text.trim() }, { onSuccess: onDone });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {correct.isError && (
        <FormErrors title={failureOf(correct.error).title}>What you wrote is still here.</FormErrors>
      )}
      <TextArea
        ref={area}
        label={slipNames[field]}
        rows={4}
        value={text}
        error={
          over > 0
            ? `A slip holds ${number.format(longestAnswer)} letters. These are ${number.format(over)} too many.`
            : undefined
        }
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="primary" size="l" type="submit" busy={correct.isPending}>
        Put it so
      </Button>
    </form>
  );
}
