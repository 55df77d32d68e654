import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { AroundTalkProps } from '../../../platform/web-module.ts';
import { ErrorState, Screen, SkeletonRows, useLending, useMedia } from '../../../ui/index.ts';
import { MessageStream, type MessageStreamProps } from '../../messages/index.ts';
import { TrustButton } from '../../seekers/index.ts';
import { ConsentSheet } from '../consent/ConsentSheet.tsx';
import type { Args } from '../cards/card-fields.ts';
import type { Offer } from '../cards/offer.ts';
import { DangerPage } from '../danger/DangerPage.tsx';
import { decide } from '../guide.actions.ts';
import { chooseMode, loadThread, useNewestOffer, useThread } from '../guide.data.ts';
import { ChangeSheet, SentToModelSheet } from '../lazy-sheets.ts';
import { WhatMattersNow } from '../matters/WhatMattersNow.tsx';
import { useDimmedBackdrop } from './backdrop.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatSheets } from './ChatSheets.tsx';
import { useIntro } from './Intro.tsx';
import styles from './MairyScreen.module.css';
import { streamOptions } from './stream-options.ts';
import { SoulBadge } from './SoulBadge.tsx';
import { BackdropOpacitySlider } from './BackdropOpacitySlider.tsx';
import { GuideTalkContext } from './guide-talk-context.ts';
import { menuLines, type ChatSheet } from './chat-menu.ts';

export interface MairyScreenProps {
  title: string;
  /** A message to be led to, by its id. */
  message?: string | undefined;
  /** What other modules stand around the talk. */
  AroundTalk: ComponentType<AroundTalkProps>;
  /** For the column on the open sky, where there is room for it: at most three tasks, and the next thing together. */
  tasks?: ReactNode;
  next?: ReactNode;
}

/** The main chat: one talks, and real things get done. */
export function MairyScreen({ title, message, AroundTalk, tasks, next }: MairyScreenProps) {
  const { state, thread } = useThread();
  const mode = thread?.mode ?? 'real_world';
  const [sheet, setSheet] = useState<ChatSheet>();
  const [focused, setFocused] = useState(false);
  const intro = useIntro(focused);
  const hasColumn = useMedia('(width >= 80rem)');
  useDimmedBackdrop();
  useModeLight(mode);
  useLending(useMemo(() => ({ overHeart: <BackdropOpacitySlider />, lines: menuLines(setSheet) }), []));
  return (
    <Screen
      area="guild"
      title={title}
      margin
      flow="held"
      header={
        <ChatHeader mode={mode} onMode={(next) => void chooseMode(next)} soul={<SoulBadge />} intro={intro} />
      }
    >
      <div className={styles.body} data-talk>
        {thread === undefined ? (
          <NotYet failed={state === 'failed'} />
        ) : (
          <AroundTalk space={thread.space_id} alone>
            <Talk
              space={thread.space_id}
              mode={mode}
              message={message}
              sheet={sheet}
              onSheet={setSheet}
              onFocus={setFocused}
            />
          </AroundTalk>
        )}
        {hasColumn && (
          <aside className={styles.column}>
            <WhatMattersNow mode={mode} tasks={tasks} next={next} />
          </aside>
        )}
      </div>
      <ConsentSheet thread={thread} />
      {thread && <DangerPage space={thread.space_id} />}
    </Screen>
  );
}

interface TalkProps {
  space: string;
  mode: Mode;
  message: string | undefined;
  sheet: ChatSheet | undefined;
  onSheet: (sheet: ChatSheet | undefined) => void;
  /** The field is being written in, or was left. */
  onFocus: (on: boolean) => void;
}

function Talk({ space, mode, message, sheet, onSheet, onFocus }: TalkProps) {
  const [target, setTarget] = useState<MessageStreamProps['target']>(
    message === undefined ? undefined : { id: message },
  );
  const [told, setTold] = useState<string>();
  const [changing, setChanging] = useState<Offer>();
  const newest = useNewestOffer(space);
  const talk = useMemo(
    () => ({
      space,
      mode,
      feedback: <TrustButton />,
      newest,
      change: setChanging,
      tell: setTold,
      focus: onFocus,
    }),
    [space, mode, newest, onFocus],
  );
  const changed = ({ proposal_id }: Offer, args: Args) => {
    setChanging(undefined);
    void decide(space, proposal_id, 'yes', Object.keys(args).length === 0 ? undefined : args);
  };
  return (
    <div className={styles.talk}>
      <GuideTalkContext value={talk}>
        <MessageStream space={space} target={target} options={streamOptions} />
      </GuideTalkContext>
      <ChangeSheet offer={changing} onClose={() => setChanging(undefined)} onYes={changed} />
      <SentToModelSheet message={told} onClose={() => setTold(undefined)} />
      <ChatSheets space={space} sheet={sheet} onSheet={onSheet} onFound={setTarget} />
    </div>
  );
}

/** Within the tale the whole house stands in firelight, its sheets and menus too. */
function useModeLight(mode: Mode): void {
  useEffect(() => {
    document.body.dataset['mode'] = mode;
    return () => {
      delete document.body.dataset['mode'];
    };
  }, [mode]);
}

function NotYet({ failed }: { failed: boolean }) {
  if (failed) {
    return (
      <ErrorState onRetry={() => void loadThread()}>
        Your talk with Mairy could not be opened. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  }
  return (
    <div className={styles.waiting}>
      <SkeletonRows label="Opening your talk with Mairy" rows={5} />
    </div>
  );
}
