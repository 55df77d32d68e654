import type { AnswerWord, Attendee } from '@kinsong/contract/calendar/event.ts';
import { Avatar, cx } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { someone } from '../marks/people-words.ts';
import type { Shown } from '../shown.ts';
import { answerOn, answerWords } from './answers.ts';
import { DetailPart } from './DetailPart.tsx';
import styles from './WhoComes.module.css';

const order: readonly (AnswerWord | null)[] = ['yes', 'maybe', null, 'no'];

/** Who is asked to come, with what they said: those who come first. */
export function WhoComes({ shown: { event, originalStart } }: { shown: Shown }) {
  const people = useEveryone(event.space_id);
  if (event.attendees.length === 0) return null;
  const said = event.attendees
    .map((attendee) => ({ attendee, ...answerOn(attendee, originalStart) }))
    .sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer));
  return (
    <DetailPart label={said.some(({ answer }) => answer === 'yes') ? 'Coming' : 'Asked to come'}>
      <ul className={styles.people}>
        {said.map(({ attendee, ...words }) => (
          <Row key={attendee.person_id} attendee={attendee} people={people} {...words} />
        ))}
      </ul>
    </DetailPart>
  );
}

type RowProps = Pick<Attendee, 'answer' | 'reason'> & {
  attendee: Attendee;
  people: Parameters<typeof someone>[1];
};

function Row({ attendee, people, answer, reason }: RowProps) {
  const { name, url, isMe } = someone(attendee.person_id, people);
  const words = answerWords({ answer, reason });
  return (
    <li className={cx(styles.person, answer !== 'yes' && styles.unsure, answer === 'no' && styles.away)}>
      <Avatar name={name} url={url} named />
      <span className={styles.words}>
        {isMe ? `${name}, you` : name}
        {words !== '' && <span className={styles.said}>, {words}</span>}
      </span>
    </li>
  );
}
