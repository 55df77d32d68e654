import { giveConsent, type Thread } from '@kinsong/contract/guide/chat.ts';
import { useState } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, Dialog, toast } from '../../../ui/index.ts';
import { hold } from '../guide.data.ts';
import styles from './ConsentSheet.module.css';

/** Before the first word goes out of the house: to whom, what, and what stays. Until there is a Yes nothing does. */
export function ConsentSheet({ thread }: { thread: Thread | undefined }) {
  const [later, setLater] = useState(false);
  const [busy, setBusy] = useState(false);
  const provider = thread?.provider ?? undefined;
  const open = thread?.consent === 'open' && provider !== undefined && !later;
  if (provider === undefined) return null;
  const answer = async (yes: boolean) => {
    setBusy(true);
    try {
      hold(await ask(giveConsent, { body: { provider: provider.mark, yes } }));
    } catch (thrown) {
      const { title, description } = failureOf(thrown);
      toast({ title, ...(description !== undefined && { description }), tone: 'ember' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && setLater(true)}
      title="May your words leave the house?"
      description={`Mairy can answer with a language model, ${provider.model}, which runs at ${provider.host}.`}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void answer(true)}>
            Yes, use the model
          </Button>
          <Button busy={busy} onClick={() => void answer(false)}>
            No, stay in the house
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        <li>Sent: your last ten messages here, and the tasks and people they are about.</li>
        <li>Never sent: councils, your journal, and anything you may not read yourself.</li>
        <li>
          Under each answer you can read every word that was sent. You can change your mind any day on the
          TURING page.
        </li>
        <li>If you say No, the guide built into this house answers, and nothing is sent.</li>
      </ul>
    </Dialog>
  );
}
