import { scopes, type Scope } from '@kinsong/contract/calendar/event-input.ts';
import { useId, useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Sheet } from '../../../ui/index.ts';
import { change, isSeries, putIn, type Change, type NewWords } from '../calendar.actions.ts';
import { zoneHere } from '../marks/zone-words.ts';
import type { Shown } from '../shown.ts';
import { differing } from './differing.ts';
import { EventForm } from './EventForm.tsx';
import { emptyForm, typedOf, type Wish } from './form-values.ts';
import { ScopeDialog } from './ScopeDialog.tsx';

export interface NewEventSheetProps {
  /** What is known of it already; the sheet is closed without it. */
  wish: Wish | undefined;
  space: string;
  today: string;
  onClose: () => void;
  onPutIn?: ((id: string, words: NewWords) => void) | undefined;
}

export function NewEventSheet({ wish, space, today, onClose, onPutIn }: NewEventSheetProps) {
  const form = useId();
  const write = async (words: NewWords) => {
    const id = await putIn(space, words);
    onPutIn?.(id, words);
  };
  return (
    <Sheet
      open={wish !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="New event"
      actions={<SubmitButton form={form} label="Put it in the calendar" />}
    >
      {wish !== undefined && (
        <EventForm
          id={form}
          space={space}
          begin={emptyForm(wish, today, signedIn().person.id, zoneHere())}
          before={undefined}
          today={today}
          onDone={(words) => {
            void write(words);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

export interface EditEventSheetProps {
  shown: Shown | undefined;
  today: string;
  onClose: () => void;
}

/** Of what repeats one is asked, once it is written, which of its days one means. */
export function EditEventSheet({ shown, today, onClose }: EditEventSheetProps) {
  const form = useId();
  const [written, setWritten] = useState<Change>();
  const close = () => {
    setWritten(undefined);
    onClose();
  };
  const save = (words: Change, scope: Scope) => {
    if (shown !== undefined) void change(shown, scope, words);
    close();
  };
  return (
    <>
      <Sheet
        open={shown !== undefined && written === undefined}
        onOpenChange={(open) => !open && close()}
        title="Edit this event"
        actions={<SubmitButton form={form} label="Save" />}
      >
        {shown !== undefined && (
          <EventForm
            id={form}
            space={shown.event.space_id}
            begin={typedOf(shown.event, { start: shown.zoneStart, end: shown.zoneEnd })}
            before={shown.event}
            today={today}
            onDone={(words) => {
              const body = differing(shown, words);
              if (Object.keys(body).length === 0) close();
              else if (isSeries(shown.event)) setWritten(body);
              else save(body, 'all');
            }}
          />
        )}
      </Sheet>
      <ScopeDialog
        title={written === undefined ? undefined : 'Change this event?'}
        // How it comes back is no matter of one of its days.
        scopes={written !== undefined && 'repeat' in written ? ['later', 'all'] : scopes}
        onScope={(scope) => written !== undefined && save(written, scope)}
        onClose={() => setWritten(undefined)}
      />
    </>
  );
}

/** At the sheet's foot, always in reach. */
function SubmitButton({ form, label }: { form: string; label: string }) {
  return (
    <Button type="submit" form={form} kind="thread" size="l" wide>
      {label}
    </Button>
  );
}
