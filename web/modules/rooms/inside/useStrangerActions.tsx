import type { Message } from '@kinsong/contract/messages/messages.ts';
import Flag from 'lucide-react/icons/flag';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useMemo, useState, type ReactNode } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { toast } from '../../../ui/index.ts';
import type { OnMessage, StreamAdditions } from '../../messages/index.ts';
import { block } from '../../seekers/index.ts';
import { ConfirmDialog, useEveryone } from '../../spaces/index.ts';
import { ReportSheet } from './ReportSheet.tsx';

interface About {
  readonly message: Message;
  readonly to: 'report' | 'block';
}

/** What one may do about words of somebody one does not know, and what is asked before it is done. */
export function useStrangerActions(space: string): { additions: StreamAdditions; dialogs: ReactNode } {
  const [about, setAbout] = useState<About>();
  const people = useEveryone(space);
  const additions = useMemo<StreamAdditions>(() => {
    const enabled = ({ shown: { message, way } }: OnMessage): boolean =>
      way === 'there' && message.deleted_at === null && message.author_id !== signedIn().person.id;
    const ask = (to: About['to']) => ({
      enabled,
      perform: ({ shown: { message } }: OnMessage) => setAbout({ message, to }),
    });
    return {
      actions: [
        { key: 'report', label: 'Report these words', icon: Flag, ...ask('report') },
        { key: 'block', label: 'Block whoever said this', icon: UserRoundX, danger: true, ...ask('block') },
      ],
    };
  }, []);
  const close = () => setAbout(undefined);
  const author = about?.message.author_id ?? '';
  const name = people.get(author)?.name ?? 'them';
  return {
    additions,
    dialogs: (
      <>
        <ReportSheet
          message={about?.to === 'report' ? about.message : undefined}
          name={name}
          onClose={close}
        />
        <ConfirmDialog
          open={about?.to === 'block'}
          onClose={close}
          title={`Block ${name}?`}
          description="Their words here are folded for you, and neither of you meets the other in a new room. They are not told."
          confirm="Block"
          keep="Do not block"
          danger
          perform={async () => {
            await block(author);
            toast({ title: `You have blocked ${name}`, tone: 'good' });
          }}
        />
      </>
    ),
  };
}
