import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Loading, MessageField } from '../../../ui/index.ts';
import { EmergencyNumbers } from '../../guide/index.ts';
import { listenAtNight, type NightTurn } from '../assistant.data.ts';
import styles from './NightTalk.module.css';
import { SayInSalon } from './SayInSalon.tsx';

const longest = 2000;

interface Turn extends NightTurn {
  readonly id: number;
  readonly danger?: DangerCard | null;
}

export function NightTalk({ space }: { space: string }) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [text, setText] = useState('');
  const foot = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (message: string) =>
      listenAtNight(
        message,
        turns.map(({ role, content }) => ({ role, content })),
      ),
    onSuccess: ({ night_response, danger }, message) => {
      setText('');
      setTurns((said) => [
        ...said,
        { id: said.length, role: 'user', content: message },
        { id: said.length + 1, role: 'assistant', content: night_response, danger },
      ]);
    },
  });
  useEffect(() => {
    if (turns.length > 0) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);
  return (
    <div className={styles.talk}>
      {turns.length === 0 && (
        <p className={styles.welcome}>
          It is late. What is keeping you awake? It need not be well put, and nothing has to be decided
          tonight.
        </p>
      )}
      <ol className={styles.turns} aria-live="polite" aria-label="Tonight">
        {turns.map((turn) => (
          <li key={turn.id} className={styles[turn.role]}>
            {turn.danger ? (
              <EmergencyNumbers card={turn.danger} look="row" />
            ) : (
              <p className={styles.words}>{turn.content}</p>
            )}
            {turn.role === 'user' && <SayInSalon space={space} words={turn.content} />}
          </li>
        ))}
      </ol>
      {isPending && <Loading label="Mairy listens" />}
      {isError && (
        <p className={styles.quiet} role="status">
          Nothing came back. Your words are still here; try again.
        </p>
      )}
      <MessageField
        label="Write to Mairy"
        placeholder="What weighs on you?"
        text={text}
        onText={setText}
        most={longest}
        ready={text.trim() !== '' && !isPending}
        onSend={() => mutate(text.trim())}
        enterSends
      />
      <div ref={foot} />
    </div>
  );
}
