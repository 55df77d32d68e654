import LogOut from 'lucide-react/icons/log-out';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { failureOf } from '../../platform/api/failure.ts';
import { Button, dayWithin, Icon, IconButton, List, Row, toast } from '../../ui/index.ts';
import { useAccountActions, useSessions } from './account.data.ts';
import { deviceInWords } from './device.ts';
import { NotHere, AccountSection } from './AccountSection.tsx';

const failed = (failure: Error) => toast({ title: failureOf(failure).title, tone: 'ember' });

/** Where one is signed in. Leaving the house by this device is in the menu, where unsent words are asked about. */
export function SessionsPart() {
  const { data, isError, refetch } = useSessions();
  const { end, endOthers } = useAccountActions();
  const others = data?.some(({ current }) => !current) ?? false;
  return (
    <AccountSection title="Where you are signed in">
      {data === undefined ? (
        <NotHere failed={isError} onRetry={() => void refetch()} />
      ) : (
        <List label="Devices">
          {data.map(({ id, device, current, last_used_at }) => (
            <Row
              key={id}
              lead={<Icon of={MonitorSmartphone} />}
              title={deviceInWords(device)}
              detail={current ? 'this device, now' : `last used ${dayWithin(new Date(last_used_at))}`}
              end={
                !current && (
                  <IconButton
                    icon={LogOut}
                    label={`Sign out ${deviceInWords(device)}`}
                    onClick={() => end.mutate(id, { onError: failed })}
                  />
                )
              }
            />
          ))}
        </List>
      )}
      {others && (
        <Button
          kind="danger"
          busy={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onError: failed,
              onSuccess: () => toast({ title: 'All other devices are signed out', tone: 'good' }),
            })
          }
        >
          Sign out all other devices
        </Button>
      )}
    </AccountSection>
  );
}
