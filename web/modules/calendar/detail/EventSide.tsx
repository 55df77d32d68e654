import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { cx, Icon, Button } from '../../../ui/index.ts';
import { eventActions, mayChange } from '../calendar.actions.ts';
import { GuestsByMail } from '../exchange/GuestsByMail.tsx';
import { tintOf, typeMarks } from '../marks/event-marks.ts';
import type { Shown } from '../shown.ts';
import { EventFacts } from './EventFacts.tsx';
import styles from './EventSide.module.css';
import { MyAnswer } from './MyAnswer.tsx';
import { RefusedEvent } from './RefusedEvent.tsx';
import { Side } from './Side.tsx';
import { WhoComes } from './WhoComes.tsx';

export interface EventSideProps {
  shown: Shown | undefined;
  today: DayText;
  abilities: ReadonlySet<Capability>;
  onEdit: (shown: Shown) => void;
  onRemove: (shown: Shown) => void;
  onClose: () => void;
}

/** One event whole: when and where, what was written, who comes, and what can be done with it. */
export function EventSide({ shown, today, abilities, onEdit, onRemove, onClose }: EventSideProps) {
  return (
    <Side
      open={shown !== undefined}
      title={shown?.event.title ?? 'Event'}
      lead={shown && <TypeLine shown={shown} />}
      actions={
        shown && (
          <Actions on={{ shown, abilities, edit: () => onEdit(shown), askRemove: () => onRemove(shown) }} />
        )
      }
      onClose={onClose}
    >
      {shown && <EventWhole key={shown.key} shown={shown} today={today} abilities={abilities} />}
    </Side>
  );
}

function TypeLine({ shown: { event } }: { shown: Shown }) {
  const { icon, word } = typeMarks[event.type];
  return (
    <p className={cx(styles.type, tintOf(event.category))}>
      <Icon of={icon} />
      {word}
    </p>
  );
}

type WholeProps = Pick<EventSideProps, 'today' | 'abilities'> & { shown: Shown };

function EventWhole({ shown, today, abilities }: WholeProps) {
  const { event, way } = shown;
  return (
    <>
      <RefusedEvent shown={shown} />
      {way === 'kept' && (
        <p className={styles.quiet}>
          Kept on this device. The others see it when there is a way to the house.
        </p>
      )}
      <EventFacts shown={shown} today={today} />
      {event.notes.trim() !== '' && <p className={styles.notes}>{event.notes}</p>}
      <WhoComes shown={shown} />
      {way === 'there' && <GuestsByMail event={event} mayChange={mayChange(event, abilities)} />}
      {abilities.has('calendar.answer') && <MyAnswer shown={shown} />}
    </>
  );
}

function Actions({ on }: { on: Parameters<(typeof eventActions)[number]['perform']>[0] }) {
  const possible = eventActions.filter((action) => action.enabled(on));
  if (possible.length === 0) return null;
  return (
    <div className={styles.actions}>
      {possible.map(({ key, label, icon, danger = false, perform }) => (
        <Button
          key={key}
          icon={danger ? undefined : icon}
          kind={danger ? 'bare' : 'secondary'}
          className={danger ? undefined : styles.main}
          onClick={() => void perform(on)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
