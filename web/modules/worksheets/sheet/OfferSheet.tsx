import { longestOffer } from '@kinsong/engines/worksheets/offers.ts';
import type { Offer } from '@kinsong/engines/worksheets/sheet-state.ts';
import { useState } from 'react';
import { Button, Choice, Select, Sheet, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import styles from './Becoming.module.css';

interface OfferSheetProps {
  space: string;
  /** Undefined while none is looked at. */
  offer: Offer | undefined;
  isNew: boolean;
  onClose: () => void;
  onKeep: (offer: Offer) => void;
  onDrop: (key: string) => void;
}

/** Says of an offer what it is, who does it and when. */
export function OfferSheet({ space, offer, isNew, onClose, onKeep, onDrop }: OfferSheetProps) {
  const [given, setGiven] = useState(offer);
  const [wrong, setWrong] = useState<{ title?: string; day?: string }>({});
  const everyone = useEveryone(space);
  const here = [...everyone.values()].filter(({ left_at }) => left_at === null);
  const change = (more: Partial<Offer>) => setGiven(given && { ...given, ...more });
  const keep = () => {
    if (given === undefined) return;
    const title = given.title.trim();
    const found = {
      ...(title === '' && { title: 'Write what is to be done.' }),
      ...(given.kind === 'event' && given.day === null && { day: 'Say on which day it is.' }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const time = given.kind === 'event' ? (given.time ?? '14:00') : null;
    onKeep({ ...given, title, time, ticked: true });
    onClose();
  };
  return (
    <Sheet
      open={offer !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? 'One more thing' : 'Change this'}
    >
      {given && (
        <div className={styles.form}>
          <Choice
            label="What is it?"
            options={[
              { value: 'task', label: 'A task' },
              { value: 'event', label: 'A day together' },
            ]}
            value={given.kind}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            label="What is it called?"
            value={given.title}
            maxLength={longestOffer}
            error={wrong.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Select
            label="Who?"
            options={[
              { value: '', label: given.kind === 'task' ? 'Nobody yet' : 'All of you' },
              ...here.map(({ person_id, name }) => ({ value: person_id, label: name })),
            ]}
            value={given.person_id ?? ''}
            onChange={(id) => change({ person_id: id === '' ? null : id })}
          />
          <TextField
            label={given.kind === 'task' ? 'By when?' : 'On which day?'}
            type="date"
            value={given.day ?? ''}
            error={wrong.day}
            onChange={(event) => change({ day: event.target.value === '' ? null : event.target.value })}
          />
          {given.kind === 'event' && (
            <TextField
              label="From when on?"
              type="time"
              value={given.time ?? '14:00'}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
          <Button kind="primary" wide onClick={keep}>
            Keep it
          </Button>
          {!isNew && (
            <Button
              kind="bare"
              onClick={() => {
                onDrop(given.key);
                onClose();
              }}
            >
              Leave it out
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
