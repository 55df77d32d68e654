import { useEffect, useState } from 'react';
import { signedIn } from '../platform/signed-in.ts';
import { useStore } from '../platform/store.ts';
import type { Connection } from '../ui/index.ts';

/** A line that is back within this time was never worth a word. */
const unspoken = 1500;

/** What the quiet line says about the connection: nothing while all is well, and nothing about a short hiccup. */
export function useConnectionNote(): Connection {
  const { socket, outbox } = signedIn();
  const isOpen = useStore(socket.connection) === 'open';
  const late = useStore(outbox.items).filter(
    ({ tries, quiet, refused }) => tries > 0 && quiet !== true && refused === undefined,
  );
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setLost(true), unspoken);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isOpen]);
  if (lost) return 'offline';
  if (late.some(({ heldUp }) => heldUp === 'house.room')) return 'full';
  return late.length > 0 ? 'returning' : 'online';
}
