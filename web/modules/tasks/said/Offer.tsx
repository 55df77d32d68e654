import type { Message } from '@kinsong/contract/messages/messages.ts';
import { quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { useState } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { toast } from '../../../ui/index.ts';
import { foundSalon, newSpaceId, useEveryone, useSpace } from '../../spaces/index.ts';
import { writeDown } from '../tasks.actions.ts';
import { OfferCard, useDue } from './OfferCard.tsx';
import { offerFor, offersAfter } from './offer-for.ts';
import { wishOf } from './task-from-text.ts';
import { anySentence, useConfirm } from './use-confirm.ts';

/** Under one’s own words that sound like a task or a beginning: whether it should be written down, for oneself alone to see. */
export function Offer({ message }: { message: Message }) {
  const { id, space_id } = message;
  const today = useToday();
  const people = useEveryone(space_id);
  const { abilities } = useSpace(space_id);
  const [salon] = useState(newSpaceId);
  const due = useDue(message, offersAfter.project);
  const isWanted = useConfirm(offerFor(message, today, anySentence) !== undefined);
  const offered = offerFor(message, today, isWanted);
  if (!due || offered === undefined || (offered.kind === 'task' && !abilities.has('tasks.create')))
    return null;
  if (offered.kind === 'task') {
    const take = async () => {
      const wish = wishOf(message, { place: 'project', people, me: signedIn().person.id, today });
      const written = await writeDown(space_id, wish);
      return written === undefined ? undefined : 'It is a task now';
    };
    return (
      <OfferCard
        id={id}
        label="Offered as a task"
        question="This sounds like a task."
        yes={{ label: 'Add to Tasks', take, shownElsewhere: true }}
        no="No Thanks"
      />
    );
  }
  const { name } = offered;
  const take = async () => {
    try {
      await foundSalon({ id: salon, kind: 'project', name });
      return `Project created: “${quoted(name)}”`;
    } catch (thrown) {
      toast({ title: failureOf(thrown).title, tone: 'ember' });
      return undefined;
    }
  };
  return (
    <OfferCard
      id={id}
      label="Offered as a project"
      question={`Shall “${name}” have a salon of its own?`}
      yes={{ label: 'Create Project', take }}
      no="No Thanks"
    />
  );
}
