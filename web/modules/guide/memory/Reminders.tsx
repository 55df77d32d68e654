import { repeatInWords } from '@kinsong/engines/guide/talk/repeat-words.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, IconButton, List, Row, Switch, toast } from '../../../ui/index.ts';
import { when } from '../../messages/index.ts';
import { useThread } from '../guide.data.ts';
import { Part } from '../GuidePage.tsx';
import styles from './MemoryPage.module.css';
import { useGuideSettings, useMemoryActions, useReminders } from '../pages.data.ts';

/** What one asked to be reminded of, and whether the guide may remind by itself. */
export function Reminders() {
  const { data = [], isError, refetch } = useReminders();
  const { dropReminder } = useMemoryActions();
  const { change } = useGuideSettings();
  const { thread } = useThread();
  if (thread === undefined) return null;
  const { from, until } = thread.quiet;
  return (
    <Part title="Reminders">
      <Switch
        label="Mairy may remind me on her own"
        help={`About what is open and due, now and then. Never between ${from}:00 and ${until}:00.`}
        checked={thread.reminders_on}
        disabled={change.isPending}
        onChange={(reminders_on) => change.mutate({ reminders_on })}
      />
      {isError && (
        <p className={styles.failed} role="alert">
          Your reminders did not load. They are all still there.{' '}
          <Button kind="bare" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data.length > 0 && (
        <List label="What you asked to be reminded of">
          {data.map(({ id, text, at, repeat }) => (
            <Row
              key={id}
              title={text}
              detail={when(new Date(at)) + (repeat === null ? '' : `, ${repeatInWords(repeat)}`)}
              end={
                <IconButton
                  icon={Trash2}
                  label={`Do not remind me: ${text}`}
                  onClick={() =>
                    dropReminder.mutate(id, {
                      onError: () =>
                        toast({ title: 'It could not be removed. It is still in the list.', tone: 'ember' }),
                    })
                  }
                />
              }
            />
          ))}
        </List>
      )}
    </Part>
  );
}
