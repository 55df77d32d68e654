import type { Capability } from '@kinsong/contract/capabilities.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { longestOption, longestDetails, type Vote } from '@kinsong/contract/votes/vote.ts';
import { mostOptions } from '@kinsong/contract/votes/choice.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button, FormErrors, IconButton, TextArea } from '../../../ui/index.ts';
import { useAttempt, useEveryone } from '../../spaces/index.ts';
import { inWords } from '../closing-time.ts';
import { mayVote } from '../people-here.ts';
import { isChoosing, wayWords } from '../vote-words.ts';
import { open } from '../votes.actions.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { DeedsField } from './DeedsField.tsx';
import { KindChoice } from './KindChoice.tsx';
import { MajorityField } from './MajorityField.tsx';
import styles from './NewVoteScreen.module.css';
import { QuestionField } from './QuestionField.tsx';
import { TimesField } from './TimesField.tsx';
import { draftAgain, emptyDraft, faultsOf, inAnotherWay, newVote, type VoteDraft } from './vote-draft.ts';
import { VoteSettings } from './VoteSettings.tsx';

export interface NewVoteScreenProps {
  space: string;
  abilities: ReadonlySet<Capability>;
  /** Asked before: its words stand there already. */
  again: Vote | undefined;
  onLeave: () => void;
  onOpened: (id: string) => void;
}

/** A new vote: what is asked, how it is answered, by which rules, and what it does when it passes. */
export function NewVoteScreen({ space, abilities, again, onLeave, onOpened }: NewVoteScreenProps) {
  const [draft, setDraft] = useState<VoteDraft>(() =>
    again === undefined ? emptyDraft() : draftAgain(again),
  );
  const [id] = useState(newId);
  const [tried, setTried] = useState(false);
  const question = useRef<HTMLTextAreaElement>(null);
  const { busy, failure, run } = useAttempt();
  const members = [...useEveryone(space).values()].filter(mayVote).length;
  const change = (part: Partial<VoteDraft>) => setDraft((now) => ({ ...now, ...part }));
  const wrong = tried ? faultsOf(draft) : {};
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const faults = faultsOf(draft);
    if (faults.title !== undefined) return question.current?.focus();
    if (Object.keys(faults).length > 0) return;
    if (await run(() => open(space, newVote(id, draft, members)))) onOpened(id);
  };
  const isOfWords = isChoosing(draft) && draft.way !== 'time_poll';
  return (
    <form className={styles.page} onSubmit={(event) => void submit(event)} noValidate aria-label="New vote">
      <div className={styles.scroll}>
        <div className={styles.form}>
          <div className={styles.head}>
            <IconButton icon={ArrowLeft} label="Back to all votes" onClick={onLeave} />
            <h2 className={styles.title}>New vote</h2>
          </div>
          <QuestionField
            ref={question}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={wrong.title}
          />
          <KindChoice value={draft.way} onChange={(way) => setDraft((now) => inAnotherWay(now, way))} />
          {isOfWords && (
            <ChoicesField
              choices={draft.choices}
              onChange={(choices) => change({ choices })}
              least={2}
              most={mostOptions}
              longest={longestOption}
              error={wrong.choices}
            />
          )}
          {draft.way === 'time_poll' && (
            <TimesField times={draft.times} onChange={(times) => change({ times })} error={wrong.choices} />
          )}
          <p className={styles.means}>{wayWords[draft.way].means}</p>
          <TextArea
            label="What one should know"
            rows={2}
            maxLength={longestDetails}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
          <MajorityField draft={draft} onChange={change} />
          <VoteSettings draft={draft} onChange={change} members={members} wrong={wrong} />
          {!draft.proposal && (
            <DeedsField
              space={space}
              abilities={abilities}
              deeds={draft.deeds}
              onChange={(deeds) => change({ deeds })}
              options={
                isOfWords
                  ? draft.choices.flatMap(({ id: value, text }) =>
                      text.trim() === '' ? [] : { value, label: text },
                    )
                  : []
              }
              error={wrong.deeds}
            />
          )}
          {failure && (
            <FormErrors title={failure.title}>
              {failure.description ?? Object.values(failure.fields).join(' ')}
            </FormErrors>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={busy}>
          {members < 2 ? 'Open the vote' : `Open the vote to all ${inWords(members)}`}
        </Button>
      </div>
    </form>
  );
}
