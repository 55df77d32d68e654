import type { Message } from '@kinsong/contract/messages/messages.ts';
import { longestReason, reportMessage } from '@kinsong/contract/messages/reports.ts';
import { useState, type SubmitEvent } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { Button, FormErrors, Sheet, TextArea, toast } from '../../../ui/index.ts';
import { useAttempt } from '../../spaces/index.ts';
import styles from '../create/CreateRoomForm.module.css';

export interface ReportSheetProps {
  message: Message | undefined;
  name: string;
  onClose: () => void;
}

export function ReportSheet({ message, name, onClose }: ReportSheetProps) {
  return (
    <Sheet
      open={message !== undefined}
      onOpenChange={(stays) => !stays && onClose()}
      title={`Report what ${name} said`}
      description="The words are kept until somebody of the house has answered. Nobody is told that it was you."
    >
      {message && <ReportForm message={message} onDone={onClose} />}
    </Sheet>
  );
}

function ReportForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const { busy, failure, run } = useAttempt();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const params = { space_id: message.space_id, message_id: message.id };
    const sent = await run(async () => void (await ask(reportMessage, { params, body: { reason } })));
    if (!sent) return;
    toast({
      title: 'Reported',
      description: 'The house keeps these words until it has answered.',
      tone: 'good',
    });
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure && <FormErrors title={failure.title}>{failure.description}</FormErrors>}
      <TextArea
        label="What is wrong with it (you may leave this empty)"
        rows={3}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={failure?.fields['reason']}
      />
      <Button type="submit" kind="thread" size="l" wide busy={busy}>
        Report
      </Button>
    </form>
  );
}
