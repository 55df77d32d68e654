import type { MadeSubscription, Subscription } from '@kinsong/contract/calendar/subscriptions.ts';
import { useEffect, useState } from 'react';
import { Button, FormErrors, Sheet, SkeletonRows } from '../../../ui/index.ts';
import { AddressRow } from './AddressRow.tsx';
import { AddressSlip } from './AddressSlip.tsx';
import { listSubscriptions, makeAddress, revokeAddress } from './exchange.data.ts';
import styles from './Exchange.module.css';
import { useTry } from './useTry.ts';

export interface TakeAlongProps {
  /** The salon one looks at; null where one looks at all of one's own. */
  space: { readonly id: string; readonly name: string } | null;
  open: boolean;
  onClose: () => void;
}

/** Private addresses under which other programs show what is on: one for this salon, one for all. */
export function TakeAlongSheet({ space, open, onClose }: TakeAlongProps) {
  const [made, setMade] = useState<MadeSubscription>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={made === undefined ? 'Take it along' : 'Your private address'}
      description={
        made === undefined
          ? 'A private address shows what is on in the calendar of your phone or computer, and keeps up by itself.'
          : undefined
      }
    >
      {open && made === undefined && <Addresses space={space} onMade={setMade} />}
      {made !== undefined && <AddressSlip made={made} onBack={() => setMade(undefined)} />}
    </Sheet>
  );
}

function Addresses({
  space,
  onMade,
}: {
  space: TakeAlongProps['space'];
  onMade: (made: MadeSubscription) => void;
}) {
  const { known, failed, load } = useSubscriptions();
  const { busy, failure, run } = useTry();
  if (failed)
    return (
      <FormErrors title="Your addresses could not be asked for">
        They work as before. <Button onClick={load}>Retry</Button>
      </FormErrors>
    );
  if (known === undefined) return <SkeletonRows label="Asking for your addresses" rows={2} />;
  const choices = [...(space === null ? [] : [space]), { id: null, name: 'All my salons' }];
  return (
    <div className={styles.stack}>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <ul className={styles.rows}>
        {choices.map(({ id, name }) => {
          const subscription = known.find(({ space_id }) => space_id === id);
          return (
            <AddressRow
              key={id ?? 'all'}
              name={name}
              subscription={subscription}
              busy={busy}
              onMake={(tasks) => void run(async () => onMade(await makeAddress(id, tasks)))}
              onRevoke={() =>
                void run(async () => {
                  if (subscription !== undefined) await revokeAddress(subscription.id);
                  load();
                })
              }
            />
          );
        })}
      </ul>
      <p className={styles.quiet}>
        Whoever has the address can read along, so keep it to yourself. It ends when you leave the salon.
      </p>
    </div>
  );
}

function useSubscriptions() {
  const [known, setKnown] = useState<readonly Subscription[]>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    listSubscriptions().then(
      (answer) => left || setKnown(answer),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [asked]);
  const load = () => {
    setFailed(false);
    setAsked(asked + 1);
  };
  return { known, failed, load };
}
