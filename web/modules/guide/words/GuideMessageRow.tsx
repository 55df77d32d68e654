import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { OfferCard } from '../cards/OfferCard.tsx';
import { UploadPrompt } from '../cards/UploadPrompt.tsx';
import { useGuideTalk } from '../chat/guide-talk-context.ts';
import type { MessageRow } from '../../messages/index.ts';
import { GuideAnswer } from './GuideAnswer.tsx';
import { Notice, SystemError } from './SystemNotices.tsx';

/** Each kind of message that the house hangs something on, in its own look. */
export function GuideMessageRow({ row }: { row: MessageRow }) {
  const { tell } = useGuideTalk();
  const { message } = row.shown;
  const hung = extraOf(message.extra);
  switch (hung?.kind) {
    case 'guide':
      return <GuideAnswer row={row} said={hung} onTold={() => tell(message.id)} />;
    case 'system_error':
      return <SystemError row={row} />;
    case 'notification':
    case 'reminder':
      return <Notice row={row} notice={hung} />;
    case 'upload_prompt':
      return <UploadPrompt row={row} />;
    case 'proposal':
    case 'todo_prompt':
    case 'project_prompt':
      return <OfferCard row={row} offer={hung} />;
    case 'said':
    case undefined:
      return null;
  }
}
