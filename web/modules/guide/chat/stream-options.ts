import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { StreamOptions } from '../../messages/index.ts';
import { saysToGuide } from '../guide.data.ts';
import { modeWords } from '../mode-words.ts';
import { GuideMessageRow } from '../words/GuideMessageRow.tsx';
import { AboveComposer } from './AboveComposer.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { EmptyGuideTalk } from './EmptyGuideTalk.tsx';

/** How a stream looks and is written to when one talks with the guide. */
export const streamOptions: StreamOptions = {
  Row: GuideMessageRow,
  draws: ({ extra }) => ![undefined, 'said'].includes(extraOf(extra)?.kind),
  labelOf: ({ extra }) => {
    const hung = extraOf(extra);
    return hung?.kind === 'guide' ? modeWords[hung.mode] : undefined;
  },
  // An offer that was put away leaves nothing behind.
  hides: ({ author_id, deleted_at }) => deleted_at !== null && isVoice(author_id),
  // Cards, prompts and notices come by themselves: what one reads stays where it is.
  quiet: ({ extra }) => ![undefined, 'said', 'guide', 'system_error'].includes(extraOf(extra)?.kind),
  turns: true,
  says: saysToGuide,
  NothingYet: EmptyGuideTalk,
  Above: AboveComposer,
  Composer: ChatComposer,
};
