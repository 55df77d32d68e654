import { errors } from '@kinsong/contract/common/errors.ts';
import { WordedRefusal } from '@kinsong/contract/common/worded-refusal.ts';
import type { ManifestoTalk, TalkEntry } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { useState } from 'react';
import { newSaying, useTalkActions, type Saying } from './talk.data.ts';

/**
 * What is being said. Where it does not reach Mairy she says so, and the words are back in the field: said again
 * unchanged they are the same words to the house, which may have heard them.
 */
export function useSaying(talk: ManifestoTalk) {
  const { say } = useTalkActions(talk);
  const [text, setText] = useState('');
  const [last, setLast] = useState<Saying>();
  const [unheard, setUnheard] = useState<readonly TalkEntry[]>([]);
  const pending = say.isPending ? say.variables : undefined;
  const send = () => {
    if (pending !== undefined) return;
    const saying = last?.text === text ? last : newSaying(text);
    setLast(saying);
    setText('');
    say.mutate(saying, {
      onSuccess: () => setUnheard([]),
      onError: (failure) => {
        setUnheard((before) => [
          ...before,
          entry('user', saying.text),
          entry('assistant', wordsFor(failure)),
        ]);
        setText((now) => (now === '' ? saying.text : now));
      },
    });
  };
  const own = pending === undefined ? [] : [entry('user', pending.text, pending.id)];
  return {
    text,
    setText,
    send,
    pending: pending !== undefined,
    entries: [...talk.entries, ...unheard, ...own],
  };
}

const entry = (role: TalkEntry['role'], content: string, id = newId()): TalkEntry => ({
  id,
  role,
  content,
  at: new Date().toISOString(),
});

/** Only what waiting would not mend is said in its own words. */
const wordsFor = (failure: unknown): string =>
  failure instanceof WordedRefusal && failure.code === 'manifesto.long'
    ? failure.message
    : errors['manifesto.away'].text;
