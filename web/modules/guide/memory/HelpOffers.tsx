import { dayInWords } from '@kinsong/contract/common/calendar-days.ts';
import { offerKeptDays, type HelpOffer } from '@kinsong/contract/guide/help-offers.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, IconButton, List, Row, Switch, toast } from '../../../ui/index.ts';
import { useThread } from '../guide.data.ts';
import { Part } from '../GuidePage.tsx';
import { useGuideSettings, useHelpOffers, useMemoryActions } from '../pages.data.ts';
import styles from './MemoryPage.module.css';

/** What one offered to do for others, kept so that whoever asks for it finds one: only where one agreed. */
export function HelpOffers() {
  const { data = [], isError, refetch } = useHelpOffers();
  const { forgetOffer } = useMemoryActions();
  const { change } = useGuideSettings();
  const { thread } = useThread();
  if (thread === undefined) return null;
  const forget = ({ message_id, what }: HelpOffer) =>
    forgetOffer.mutate(message_id, {
      onSuccess: () => toast({ title: 'Forgotten', description: what, tone: 'good' }),
      onError: () => toast({ title: 'This could not be forgotten. It is still in the list.', tone: 'ember' }),
    });
  return (
    <Part title="Help you offered">
      <Switch
        label="Mairy may remember when I offer help"
        help={
          thread.help_on
            ? `“I can drive on Saturday”, said in a salon: who reads it there and asks Mairy is told of it, until its day or for ${offerKeptDays} days.`
            : 'Switched off: she keeps no offer of yours, and tells nobody of one.'
        }
        checked={thread.help_on}
        disabled={change.isPending}
        onChange={(help_on) => change.mutate({ help_on })}
      />
      {isError && (
        <p className={styles.failed} role="alert">
          What you offered did not load. It is all still there.{' '}
          <Button kind="bare" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data.length > 0 && (
        <List label="What you offered">
          {data.map((offer) => (
            <Row
              key={offer.message_id}
              title={offer.what}
              detail={
                <>
                  {detailOf(offer)}
                  {' · '}
                  <a href={`/salon/${offer.space_id}?message=${offer.message_id}`}>See the message</a>
                </>
              }
              end={<IconButton icon={Trash2} label={`Forget: ${offer.what}`} onClick={() => forget(offer)} />}
            />
          ))}
        </List>
      )}
    </Part>
  );
}

const detailOf = ({ day, space_name }: HelpOffer): string =>
  day === null ? `In ${space_name}` : `${dayInWords(day, new Date(), 'long')}, in ${space_name}`;
