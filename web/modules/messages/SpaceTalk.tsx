import { useState, type ReactNode } from 'react';
import type { Place } from '../../platform/web-module.ts';
import { PinnedLine } from './pins/PinnedLine.tsx';
import { MessageStream } from './stream/MessageStream.tsx';
import type { StreamOptions } from './stream/stream-options.ts';

export interface SpaceTalkProps {
  space: string;
  /** What one is led to. */
  led: Place | undefined;
  options: StreamOptions;
  /** What stands over what is pinned. */
  above?: ReactNode;
}

/** What is said in a space, with what is pinned above it. */
export function SpaceTalk({ space, led, options, above }: SpaceTalkProps) {
  const [chosen, choose] = useState<{ place: Place; before: Place | undefined }>();
  // Where one is led by a search counts before the pin that was pressed earlier.
  const target = chosen !== undefined && chosen.before === led ? chosen.place : led;
  return (
    <MessageStream
      space={space}
      target={target}
      options={options}
      above={
        <>
          {above}
          <PinnedLine space={space} onFollow={({ id, seq }) => choose({ place: { id, seq }, before: led })} />
        </>
      }
    />
  );
}
