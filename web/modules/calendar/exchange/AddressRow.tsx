import type { Subscription } from '@kinsong/contract/calendar/subscriptions.ts';
import { useState } from 'react';
import { Button, dayWithin, Dialog, Switch } from '../../../ui/index.ts';
import styles from './Exchange.module.css';

export interface AddressRowProps {
  name: string;
  subscription: Subscription | undefined;
  busy: boolean;
  onMake: (tasks: boolean) => void;
  onRevoke: () => void;
}

/** One address: made or not yet, when a program last asked there, and how to make it anew or end it. */
export function AddressRow({ name, subscription, busy, onMake, onRevoke }: AddressRowProps) {
  const [tasks, setTasks] = useState(subscription?.tasks ?? false);
  const [asking, setAsking] = useState<'anew' | 'end'>();
  const isMade = subscription !== undefined;
  const settle = () => {
    setAsking(undefined);
    if (asking === 'end') onRevoke();
    else onMake(tasks);
  };
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.quiet}>{stateOf(subscription)}</p>
      <Switch label="With tasks that have a day" checked={tasks} onChange={setTasks} />
      <div className={styles.ways}>
        <Button
          kind={isMade ? 'secondary' : 'thread'}
          busy={busy}
          onClick={() => (isMade ? setAsking('anew') : onMake(tasks))}
        >
          {isMade ? 'Make it anew' : 'Make an address'}
        </Button>
        {isMade && (
          <Button kind="bare" onClick={() => setAsking('end')}>
            End it
          </Button>
        )}
      </div>
      <Dialog
        open={asking !== undefined}
        onOpenChange={(next) => !next && setAsking(undefined)}
        title={asking === 'end' ? 'End this address?' : 'Make this address anew?'}
        description="The one before shows nothing more, in every program that reads it."
        actions={
          <>
            <Button kind="thread" onClick={() => setAsking(undefined)}>
              Leave it
            </Button>
            <Button kind="danger" onClick={settle}>
              {asking === 'end' ? 'End it' : 'Make it anew'}
            </Button>
          </>
        }
      />
    </li>
  );
}

function stateOf(subscription: Subscription | undefined): string {
  if (subscription === undefined) return 'No address yet.';
  const made = `Made ${dayWithin(new Date(subscription.created_at))}`;
  return subscription.read_at === null
    ? `${made}; no program has asked there yet.`
    : `${made}; last read ${dayWithin(new Date(subscription.read_at))}.`;
}
