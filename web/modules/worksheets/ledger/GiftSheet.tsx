import { newId } from '@kinsong/contract/common/ids.ts';
import { longestGift, type LedgerGift } from '@kinsong/contract/worksheets/ledger.ts';
import type { GiftKind } from '@kinsong/engines/worksheets/ledger.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { Button, Choice, FormErrors, Select, Sheet, TextField } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { writeGift } from './ledger.data.ts';
import { giftOptions, hundredths, toHundredths } from './ledger-words.ts';
import styles from './Ledger.module.css';
import { useSending } from './useSending.ts';

interface GiftSheetProps {
  space: string;
  /** A new line, or one that puts this line right; undefined while it is closed. */
  writing: 'new' | LedgerGift | undefined;
  onClose: () => void;
}

/** Writes a line into the ledger. What stands there is never changed: another line takes its place. */
export function GiftSheet({ space, writing, onClose }: GiftSheetProps) {
  const before = typeof writing === 'object' ? writing : undefined;
  const today = useToday();
  const everyone = useEveryone(space);
  const [id] = useState(newId);
  const [gift, setGift] = useState<GiftKind>(before?.gift ?? 'hours');
  const [who, setWho] = useState(before?.person_id ?? signedIn().person.id);
  const [amount, setAmount] = useState(before === undefined ? '' : hundredths(before.amount));
  const [words, setWords] = useState(before?.words ?? '');
  const [day, setDay] = useState(before?.given_on ?? today);
  const { busy, wrong, send } = useSending(onClose);
  const counted = gift === 'idea' ? 0 : toHundredths(amount);
  const here = [...everyone.values()].filter(({ left_at }) => left_at === null);
  const keep = () =>
    counted !== null &&
    send(() =>
      writeGift(space, {
        ...{ id, person_id: who, gift, amount: counted, words: words.trim(), given_on: day },
        corrects: before?.id ?? null,
      }),
    );
  return (
    <Sheet
      open={writing !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={before === undefined ? 'A line in the ledger' : 'Put this right'}
    >
      <div className={styles.form}>
        <Choice label="What was given?" look="apart" options={giftOptions} value={gift} onChange={setGift} />
        <TextField
          label="What was it?"
          value={words}
          maxLength={longestGift}
          onChange={(event) => setWords(event.target.value)}
        />
        {gift !== 'idea' && (
          <TextField
            label={labels[gift]}
            inputMode="decimal"
            help={before === undefined ? undefined : '0 takes the earlier line out.'}
            error={amount !== '' && counted === null ? 'Write a number, like 12 or 7.50.' : undefined}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <Select
          label="Who gave it?"
          options={here.map(({ person_id, name }) => ({ value: person_id, label: name }))}
          value={who}
          onChange={setWho}
        />
        <TextField
          label="On which day?"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        {wrong !== undefined && <FormErrors title="This was not kept">{wrong}</FormErrors>}
        <Button
          kind="primary"
          wide
          busy={busy}
          disabled={counted === null || words.trim() === '' || day === ''}
          onClick={keep}
        >
          Write it down
        </Button>
      </div>
    </Sheet>
  );
}

const labels = {
  hours: 'How many hours?',
  money: 'How much?',
  thing: 'What worth did you agree on?',
} as const;
