import { errors } from '@kinsong/contract/common/errors.ts';
import { longestAnswer, type ManifestoTalk } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { Button, MessageField, useMedia } from '../../../ui/index.ts';
import { FiveSegments } from './FiveSegments.tsx';
import { Sharing } from './Sharing.tsx';
import { Slips } from './Slips.tsx';
import { useTalkActions } from './talk.data.ts';
import styles from './TalkPage.module.css';
import { TalkThread } from './TalkThread.tsx';
import { useOnward } from './useOnward.ts';
import { useSaying } from './useSaying.ts';

/** From here on it may be completed: the greeting and two answers with what was said to them. */
const enough = 4;

export function TalkPage({ talk }: { talk: ManifestoTalk }) {
  const { text, setText, send, pending, entries } = useSaying(talk);
  const { complete } = useTalkActions(talk);
  const onward = useOnward();
  const beside = useMedia('(width >= 64rem)');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Your manifesto</h1>
        <Button kind="bare" className={styles.skip} onClick={onward}>
          Skip for now
        </Button>
      </header>
      <FiveSegments messages={talk.entries.length} />
      <TalkThread entries={entries} pending={pending} />
      <section className={styles.drawer} aria-labelledby="slips">
        <Slips talk={talk} all={beside || talk.entries.length > 2 * 5} />
        {(beside || talk.entries.length > enough) && <Sharing talk={talk} open={beside} />}
      </section>
      <div className={styles.foot}>
        <MessageField
          label="Answer in your own words"
          placeholder="Answer in your own words"
          look="page"
          enterSends
          text={text}
          onText={setText}
          most={longestAnswer}
          ready={text.trim() !== '' && !pending}
          onSend={send}
        />
        {talk.entries.length > enough && (
          <>
            {complete.isError && (
              <p role="alert" className={styles.failed}>
                {errors['manifesto.unsaved'].text}
              </p>
            )}
            <Button
              kind="primary"
              size="l"
              wide
              busy={complete.isPending}
              onClick={() => complete.mutate(undefined, { onSuccess: onward })}
            >
              Complete Manifesto
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
