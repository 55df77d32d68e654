import { useState } from 'react';
import type { Place, TabProps } from '../../platform/web-module.ts';
import { Composer } from './composer/Composer.tsx';
import { PinnedLine } from './pins/PinnedLine.tsx';
import { MessageStream } from './stream/MessageStream.tsx';
import type { StreamOptions } from './stream/stream-options.ts';

const options: StreamOptions = { Among: Composer };

/** What is said in a salon, with what is pinned above it. */
export function MessagesTab({ space, led }: TabProps) {
  const [chosen, choose] = useState<{ place: Place; before: Place | undefined }>();
  // Where one is led by a search counts before the pin that was pressed earlier.
  const target = chosen !== undefined && chosen.before === led ? chosen.place : led;
  return (
    <MessageStream
      space={space}
      target={target}
      options={options}
      above={
        <PinnedLine space={space} onFollow={({ id, seq }) => choose({ place: { id, seq }, before: led })} />
      }
    />
  );
}
