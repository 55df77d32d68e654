import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useEffect, useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { markSeen } from '../messages.actions.ts';
import type { Stream } from './useStream.ts';

/** One looks at it for at least so long before it counts as read. */
const restsFor = 500;

/**
 * Marks as read what one has before one's eyes at the end of the stream, and answers the newest message there
 * at the time: what comes after it, while one reads further up, is counted as new.
 */
export function useMarkAsRead(space: string, { stretch, live }: Stream, atEnd: boolean): Message | undefined {
  const looking = useLooking();
  const newest = live ? stretch?.messages.at(-1) : undefined;
  const [reached, setReached] = useState<Message>();
  const mark = useStore(signedIn().signals.seen.of(space)).get(signedIn().person.id);
  const reading = atEnd && looking;
  if (reading && newest !== undefined && newest !== reached) setReached(newest);
  useEffect(() => {
    if (newest === undefined || !reading) return;
    if (mark !== undefined && mark >= newest.seq) return;
    const timer = setTimeout(() => void markSeen(space, newest.seq).catch(() => {}), restsFor);
    return () => clearTimeout(timer);
  }, [space, newest, reading, mark]);
  return reached;
}

function useLooking(): boolean {
  const [looking, setLooking] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return looking;
}
