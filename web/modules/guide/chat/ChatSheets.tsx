import { SearchSheet, type MessageStreamProps } from '../../messages/index.ts';
import { JumpToDaySheet } from '../lazy-sheets.ts';
import type { ChatSheet } from './chat-menu.ts';

export interface ChatSheetsProps {
  space: string;
  sheet: ChatSheet | undefined;
  onSheet: (sheet: ChatSheet | undefined) => void;
  onFound: (target: MessageStreamProps['target']) => void;
}

/** Ways to a place in a long talk: by its words, or by its day. */
export function ChatSheets({ space, sheet, onSheet, onFound }: ChatSheetsProps) {
  const close = (open: boolean) => !open && onSheet(undefined);
  const found = (target: MessageStreamProps['target']) => {
    onSheet(undefined);
    onFound(target);
  };
  return (
    <>
      <SearchSheet space={space} open={sheet === 'search'} onOpenChange={close} onFound={found} />
      <JumpToDaySheet space={space} open={sheet === 'date'} onOpenChange={close} onFound={found} />
    </>
  );
}
