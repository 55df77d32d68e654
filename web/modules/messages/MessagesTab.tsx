import type { TabProps } from '../../platform/web-module.ts';
import { Composer } from './composer/Composer.tsx';
import { SpaceTalk } from './SpaceTalk.tsx';
import type { StreamOptions } from './stream/stream-options.ts';

const options: StreamOptions = { Among: Composer };

/** What is said in a salon. */
export const MessagesTab = ({ space, led }: TabProps) => (
  <SpaceTalk space={space} led={led} options={options} />
);
