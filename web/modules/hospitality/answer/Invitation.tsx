import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { longestReason, type MyRetreat, type RetreatAnswer } from '@kinsong/contract/hospitality/retreat.ts';
import Backpack from 'lucide-react/icons/backpack';
import Coins from 'lucide-react/icons/coins';
import Flame from 'lucide-react/icons/flame';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, FormErrors, Icon, List, Row, TextArea, toast } from '../../../ui/index.ts';
import { useAnswering } from '../retreats.data.ts';
import { byDay, whenAndWhere } from '../retreat-words.ts';
import { CandleChoice } from './CandleChoice.tsx';
import styles from './Invitation.module.css';
import { Mill } from './Mill.tsx';

const given: Readonly<Partial<Record<MyRetreat['mine']['state'], RetreatAnswer>>> = {
  yes: 'yes',
  perhaps: 'perhaps',
  no: 'no',
};

/** What was written stays where sending fails. */
export function Invitation({ retreat }: { retreat: MyRetreat }) {
  const { mine, open } = retreat;
  return (
    <div className={styles.page}>
      <Mill />
      <div className={styles.body}>
        <header>
          <h2 className={styles.name}>{retreat.name}</h2>
          <p className={styles.where}>{whenAndWhere(retreat)}</p>
        </header>
        {retreat.letter !== '' && <blockquote className={styles.voice}>“{retreat.letter}”</blockquote>}
        {retreat.state === 'cancelled' && (
          <p className={styles.off} role="status">
            It does not take place. {retreat.cancel_reason}
          </p>
        )}
        {mine.state === 'waiting' && (
          <p className={styles.where} role="status">
            All chairs are taken. You are number {mine.waiting} of those who wait, and are told at once when
            one comes free.
          </p>
        )}
        {open ? <Answering retreat={retreat} /> : <Facts retreat={retreat} />}
      </div>
    </div>
  );
}

const deeds = {
  yes: 'Light our candle',
  perhaps: 'Say that you are not sure',
  no: 'Say no, with thanks',
} as const;

function Answering({ retreat }: { retreat: MyRetreat }) {
  const { mine, id, starts_on } = retreat;
  const [said, setSaid] = useState<RetreatAnswer | undefined>(given[mine.state]);
  const [reason, setReason] = useState(mine.reason);
  const answering = useAnswering(id);
  const failure = answering.error ? failureOf(answering.error) : undefined;
  const holds = mine.state === 'asked' || mine.state === 'perhaps' || mine.state === 'yes';
  const isSaid = said === given[mine.state] && reason.trim() === mine.reason;
  const send = () => {
    if (said === undefined) return;
    answering.mutate(
      { answer: said, reason },
      {
        onSuccess: ({ mine: now }) =>
          toast({
            title: now.state === 'waiting' ? 'You wait for a chair' : 'Your answer is there',
            tone: 'good',
          }),
      },
    );
  };
  return (
    <>
      {failure && (
        <FormErrors title={failure.title}>
          {failure.description ?? 'Your answer is still here; send it again.'}
        </FormErrors>
      )}
      <CandleChoice value={said} mayDoubt={holds} onChange={setSaid} />
      {said !== undefined && (
        <TextArea
          label="A word about it, if you like"
          help={`Only ${retreat.host.name} and the other founders read it.`}
          rows={2}
          maxLength={longestReason}
          value={reason}
          error={failure?.fields['reason']}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Facts retreat={retreat} />
      <div className={styles.foot}>
        <Button
          kind="primary"
          size="l"
          wide
          icon={Flame}
          busy={answering.isPending}
          disabled={said === undefined || isSaid}
          onClick={send}
        >
          {said === undefined ? 'Choose an answer' : isSaid ? 'Your answer is there' : deeds[said]}
        </Button>
        {starts_on !== null && (
          <p className={styles.until}>You may change your mind until {byDay(addDays(starts_on, -1))}.</p>
        )}
      </div>
    </>
  );
}

function Facts({ retreat: { come, free, host, space_id } }: { retreat: MyRetreat }) {
  const names = come.map(({ name }) => name);
  return (
    <List label="What there is to know">
      <Row
        lead={<Icon of={Users} />}
        title={names.length === 0 ? 'Nobody has said yes yet' : names.join(', ')}
        detail={`${names.length === 1 ? '1 comes' : `${names.length} come`}, ${free} ${free === 1 ? 'chair' : 'chairs'} free`}
      />
      <Row
        lead={<Icon of={Coins} />}
        title="It costs nothing yet"
        detail={`Whatever is shared is agreed on in the salon, with ${host.name}`}
      />
      {space_id !== null && (
        <Row
          lead={<Icon of={Backpack} />}
          title="Packing, rides and kitchen"
          detail="The salon of those who come"
          href={`/salon/${space_id}`}
        />
      )}
    </List>
  );
}
