import { answers, longestReason, type AnswerWord } from '@kinsong/contract/calendar/event.ts';
import { useId, useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Button, Icon, TextField } from '../../../ui/index.ts';
import { answer, isSeries } from '../calendar.actions.ts';
import type { Shown } from '../shown.ts';
import { answerMarks, answerOn } from './answers.ts';
import { DetailPart } from './DetailPart.tsx';
import styles from './MyAnswer.module.css';

/** Whether I come. A no or a maybe may say why; what repeats is answered for one day or for all. */
export function MyAnswer({ shown }: { shown: Shown }) {
  const { event, originalStart } = shown;
  const mine = event.attendees.find(({ person_id }) => person_id === signedIn().person.id);
  const said = mine === undefined ? { answer: null, reason: '' } : answerOn(mine, originalStart);
  const [reason, setReason] = useState(said.reason);
  const [forAll, setForAll] = useState(false);
  const all = useId();
  const give = (word: AnswerWord) => void answer(shown, word, reason.trim(), forAll);
  return (
    <DetailPart label="Do you come?">
      <div role="group" aria-label="Do you come?" className={styles.answers}>
        {answers.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={said.answer === word}
            className={styles.answer}
            onClick={() => give(word)}
          >
            <Icon of={answerMarks[word].icon} size="s" />
            {answerMarks[word].word}
          </button>
        ))}
      </div>
      {isSeries(event) && (
        <label className={styles.all} htmlFor={all}>
          <input id={all} type="checkbox" checked={forAll} onChange={() => setForAll(!forAll)} />
          My answer is for all its days
        </label>
      )}
      {said.answer !== null && (
        <form
          className={styles.reason}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (said.answer !== null) give(said.answer);
          }}
        >
          <TextField
            label={said.answer === 'yes' ? 'What you bring, or when you come' : 'Why, if you like to say'}
            value={reason}
            maxLength={longestReason}
            autoComplete="off"
            onChange={(typed) => setReason(typed.target.value)}
          />
          {reason.trim() !== said.reason && <Button type="submit">Say it</Button>}
        </form>
      )}
    </DetailPart>
  );
}
