import { preview, quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { useState } from 'react';
import { useRows } from '../../../platform/live/use-rows.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { loadOne, type NewestWords } from '../../messages/index.ts';
import { useEveryone, useSpace } from '../../spaces/index.ts';
import { writeDown } from '../tasks.actions.ts';
import { tasksRows } from '../tasks.data.ts';
import { useSayings } from '../tasks.hooks.ts';
import { isJustSaid } from './just-said.ts';
import { OfferCard, useDue } from './OfferCard.tsx';
import { answeredOffers, offersAfter, soundsLikeTask } from './offer-for.ts';
import { wishOf } from './task-from-text.ts';
import { anySentence, useConfirm, type Confirm } from './use-confirm.ts';

/** In the hub, under a salon’s newest words: whether what sounds like a task should be written down there, whoever said it. */
export function HubOffer({ space, last }: NewestWords) {
  const today = useToday();
  const [isNew] = useState(() => isJustSaid(last, Date.now()));
  const due = useDue(last, offersAfter.hub);
  const sounds = (isWanted: Confirm) =>
    isNew && !isVoice(last.author_id) && soundsLikeTask(last.content, 'hub', today, isWanted);
  const isWanted = useConfirm(sounds(anySentence));
  return due && sounds(isWanted) ? <Offered space={space} last={last} /> : null;
}

function Offered({ space, last }: NewestWords) {
  useRows(space, tasksRows);
  const today = useToday();
  const people = useEveryone(space);
  const { abilities } = useSpace(space);
  const [taking, setTaking] = useState(false);
  const isWritten = useSayings().has(last.id) && !taking && !answeredOffers.has(last.id);
  if (isWritten || !abilities.has('tasks.create')) return null;
  const take = async () => {
    setTaking(true);
    // Long words stand cut short in the hub. In a tunnel their beginning has to do.
    const said = await loadOne(space, last.id).catch(() => ({ ...last, space_id: space }));
    const wish = wishOf(said, { place: 'hub', people, me: signedIn().person.id, today });
    const written = await writeDown(space, wish);
    return written === undefined ? undefined : `Added to tasks: “${quoted(wish.text)}”`;
  };
  return (
    <OfferCard
      id={last.id}
      label="Offered as a task"
      question={`This sounds like a task: “${preview(last.content.replace(/\s+/g, ' ').trim())}”`}
      yes={{ label: 'Add Todo', take }}
      no="Skip"
    />
  );
}
