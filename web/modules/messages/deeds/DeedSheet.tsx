import { useState } from 'react';
import { Sheet } from '../../../ui/index.ts';
import type { Deed } from './deed.ts';
import { ForwardList } from './ForwardList.tsx';
import { ReactionChoice } from '../reactions/ReactionChoice.tsx';
import { WhoReacted } from '../reactions/WhoReacted.tsx';

const titles = { react: 'Answer with a sign', who: 'Who answered', forward: 'Forward to' } as const;

/** The sheets that hang on messages. They come when the first of them is asked for. */
export function DeedSheet({ deed, onClose }: { deed: Deed | undefined; onClose: () => void }) {
  // What it showed stays while it goes.
  const [last, setLast] = useState(deed);
  if (deed !== undefined && deed !== last) setLast(deed);
  const shown = deed ?? last;
  if (shown === undefined) return null;
  const { kind, message } = shown;
  return (
    <Sheet open={deed !== undefined} onOpenChange={(open) => !open && onClose()} title={titles[kind]}>
      {kind === 'react' && <ReactionChoice message={message} onDone={onClose} />}
      {kind === 'who' && <WhoReacted message={message} />}
      {kind === 'forward' && <ForwardList message={message} onDone={onClose} />}
    </Sheet>
  );
}
