import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useMemo } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useToday } from '../../../platform/today.ts';
import { useEveryone } from '../../spaces/index.ts';
import { NewSheet } from '../edit/TaskSheets.tsx';
import { SourceQuote } from './SourceQuote.tsx';
import { wishOf } from './task-from-text.ts';

export interface SaidSheetProps {
  said: Message | undefined;
  /** Nobody else is there, nor ever will be. */
  alone: boolean;
  onClose: () => void;
}

/** Words on their way to become a task. */
export function SaidSheet({ said, alone, onClose }: SaidSheetProps) {
  const today = useToday();
  const people = useEveryone(said?.space_id ?? '');
  const wish = useMemo(() => {
    const place = alone ? 'chat' : 'project';
    return said && wishOf(said, { place, people, me: signedIn().person.id, today });
  }, [said, alone, people, today]);
  return (
    <NewSheet wish={wish} space={said?.space_id} alone={alone} today={today} onClose={onClose}>
      {said && <SourceQuote said={said} people={people} />}
    </NewSheet>
  );
}
