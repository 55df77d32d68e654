import { mostDaysAhead } from '@kinsong/contract/calendar/free-times.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { durations, type Duration } from '@kinsong/engines/calendar/times.ts';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { Button, ErrorState, Icon, Select, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import type { Wish } from '../edit/form-values.ts';
import { someone } from '../marks/people-words.ts';
import { zoneHere } from '../marks/zone-words.ts';
import { dayIn, inWords, lengthWords, shortDayWords, weekdayOf } from '../time-words.ts';
import { useNow } from '../now.ts';
import { FacesToAsk } from './FacesToAsk.tsx';
import { ProposalRows } from './ProposalRows.tsx';
import { proposals, type Busy } from './proposals.ts';
import { ShowFree } from './ShowFree.tsx';
import { useFreeTimes } from './useFreeTimes.ts';
import styles from './WhenSheet.module.css';

export interface WhenSheetProps {
  open: boolean;
  space: string;
  onClose: () => void;
  /** Makes an event of a time; absent where one may not. */
  onChoose: ((wish: Wish) => void) | undefined;
}

type Length = Exclude<Duration, '8h'>;
const lengths = (['30m', '1h', '1.5h', '2h', '4h'] as const).map((value) => {
  const words = lengthWords(durations[value]);
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});
const limits = [7, 14, 28, mostDaysAhead - 1];

/** "When can all of us?" Only who is busy is asked, never with what. */
export function WhenSheet({ open, space, onClose, onChoose }: WhenSheetProps) {
  const today = useToday();
  const zone = zoneHere();
  const people = useEveryone(space);
  const me = signedIn().person.id;
  const [length, setLength] = useState<Length>('2h');
  const [days, setDays] = useState(14);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [times, setTimes] = useState(0);
  const minutes = durations[length];
  const to = addDays(today, days - 1);
  const found = useFreeTimes(open ? { space, from: today, to, minutes, zone } : undefined, times);
  const everyone: readonly Busy[] =
    typeof found === 'object' ? found.people.map((one) => inMoments(one, me)) : [];
  const now = useNow().getTime();
  const asked = everyone.filter(({ person_id }) => !without.includes(person_id));
  const all = proposals(asked, { from: today, to, minutes, zone, now });
  const proposal = all.find(({ start }) => start === chosen) ?? all[0];
  const ask = () => {
    if (proposal === undefined) return;
    const [date, time] = proposal.start.split('T');
    onChoose?.({ date, time, length, attendees: asked.map(({ person_id }) => person_id) } as Wish);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="When can all of us?"
      actions={
        proposal &&
        onChoose && (
          <Button kind="primary" size="l" wide onClick={ask}>
            Ask {asked.length > 2 ? `all ${inWords(asked.length)}` : 'them'} about{' '}
            {weekdayOf(dayIn(proposal.start))}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        <div className={styles.two}>
          <Select
            label="How long"
            options={lengths}
            value={length}
            onChange={(value) => setLength(value as Length)}
          />
          <Select
            label="Before"
            options={limits.map((limit) => ({
              value: String(limit),
              label: shortDayWords(addDays(today, limit)),
            }))}
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
          />
        </div>
        <FacesToAsk
          people={everyone}
          without={without}
          onTurn={(id) =>
            setWithout(without.includes(id) ? without.filter((each) => each !== id) : [...without, id])
          }
          called={(id) => someone(id, people)}
        />
        {found === 'asking' && <SkeletonRows label="Looking who is free" rows={3} />}
        {found === 'failed' && (
          <ErrorState onRetry={() => setTimes(times + 1)}>
            Who is free is asked of the house, and it did not answer. Often it is the connection.
          </ErrorState>
        )}
        {typeof found === 'object' && (
          <ProposalRows
            all={all}
            chosen={proposal?.start}
            onChoose={setChosen}
            called={(id) => (id === me ? 'you' : someone(id, people).name)}
          />
        )}
        <p className={styles.lock}>
          <Icon of={Lock} size="s" />
          It only asks who is busy, never with what.
        </p>
        {open && <ShowFree space={space} onShown={() => setTimes(times + 1)} />}
      </div>
    </Sheet>
  );
}

const spanOf = ({ start, end }: { start: string; end: string }) => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

/** One's own time is known to oneself, shown or not. */
const inMoments = (
  { person_id, shown, busy }: { person_id: string; shown: boolean; busy: { start: string; end: string }[] },
  me: string,
): Busy => ({ person_id, shown: shown || person_id === me, busy: busy.map(spanOf) });
