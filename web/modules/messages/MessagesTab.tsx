import type { TabProps } from '../../platform/web-module.ts';
import { MessageStream } from './stream/MessageStream.tsx';

/** What is said in a salon. */
export function MessagesTab({ space, led }: TabProps) {
  return <MessageStream space={space} target={led} />;
}
