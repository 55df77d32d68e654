import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import { MessageField } from '../../../ui/index.ts';
import { useDraft } from '../../messages/index.ts';
import { tellable, tellGuide } from '../guide.actions.ts';
import { useAnswering } from '../guide.data.ts';
import { useGuideTalk } from './guide-talk-context.ts';

/** 'What say you?' Enter sends; what is blank, or comes while the guide answers, is left in the field. */
export function GuideMessageField({ onSent }: { onSent: () => void }) {
  const { space, mode, focus } = useGuideTalk();
  const { text, set, handOver } = useDraft(space);
  const { busy } = useAnswering(space);
  const send = async () => {
    if (await handOver(tellGuide(space, text, mode))) onSent();
  };
  return (
    <MessageField
      label="What say you?"
      placeholder="What say you?"
      look="page"
      enterSends
      text={text}
      onText={set}
      most={longestMessage}
      ready={tellable(text) && !busy}
      onSend={() => void send()}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
    />
  );
}
