import { useRef, type ReactNode } from 'react';
import Pin from 'lucide-react/icons/pin';
import Heart from 'lucide-react/icons/heart';
import { Avatar, cx, Icon, VisuallyHidden } from '../../../ui/index.ts';
import { ForwardedLine } from '../deeds/ForwardedLine.tsx';
import { LinkCard } from '../deeds/LinkCard.tsx';
import { Reactions } from '../reactions/Reactions.tsx';
import { SoulRings } from '../taps/SoulRings.tsx';
import { TapCount } from '../taps/TapCount.tsx';
import { TapDialog } from '../taps/TapDialog.tsx';
import { useDoubleTap } from '../taps/useDoubleTap.ts';
import { useTaps } from '../taps/useTaps.ts';
import styles from './Bubble.module.css';
import { EditBox } from './EditBox.tsx';
import { carriesFiles, FilesOf } from './FilesOf.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { ChangedTooLate } from './ChangedTooLate.tsx';
import { SendingState } from './SendingState.tsx';
import { ReplyQuote } from './ReplyQuote.tsx';
import type { MessageRow } from './stream-rows.ts';
import { nameOf, useTalk } from './talk-context.ts';
import { useLongPress } from './useLongPress.ts';
import { clock, when } from './time-words.ts';
import { MessageText } from './MessageText.tsx';

/** One message: others' at the left with face and name, one's own at the right. */
export function Bubble({ row }: { row: MessageRow }) {
  const { message } = row.shown;
  const { people, here, editing, lit, options } = useTalk();
  const trigger = useRef<HTMLButtonElement>(null);
  const press = useLongPress(() => trigger.current?.click());
  const taps = useTaps(row.shown);
  const twice = useDoubleTap(taps.raise ?? taps.give);
  const name = nameOf(people, message.author_id);
  const said = new Date(message.created_at);
  const look = cx(
    row.own ? styles.own : styles.other,
    row.follows && styles.follows,
    message.id === lit && styles.lit,
    row.own && taps.raised && styles.raised,
  );

  if (message.deleted_at !== null) {
    return (
      <article className={look} data-own={row.own || undefined}>
        {!row.own && <Face />}
        {row.shown.refused === undefined ? (
          <p className={styles.gone}>{row.own ? 'You' : name}: taken back</p>
        ) : (
          <div className={styles.column}>
            <ChangedTooLate shown={row.shown} />
          </div>
        )}
      </article>
    );
  }
  if (message.id === editing) {
    return (
      <article className={look} data-own={row.own || undefined}>
        <EditBox message={message} />
      </article>
    );
  }
  const named = !row.own && !row.follows;
  const carries = carriesFiles(row.shown);
  const hasWords = message.content !== '' || message.reply_to !== null || message.forwarded || !carries;
  return (
    <article
      className={look}
      data-own={row.own || undefined}
      aria-label={`${row.own ? 'You' : name}, ${when(said)}`}
      aria-current={message.id === lit ? 'location' : undefined}
    >
      {!row.own && (
        <Face>
          {named && (
            <Avatar
              name={name}
              url={people.get(message.author_id)?.avatar_url}
              home={here.has(message.author_id)}
              named
            />
          )}
        </Face>
      )}
      <div className={cx(styles.column, taps.fresh && styles.tapped)}>
        {named && (
          <p className={styles.by}>
            <strong>{name}</strong> <time dateTime={message.created_at}>{clock(said)}</time>
          </p>
        )}
        <div className={cx(styles.line, carries && styles.carrying)}>
          {hasWords && (
            <div className={styles.bubble} {...press} {...twice}>
              {message.reply_to !== null && <ReplyQuote id={message.reply_to} />}
              {message.forwarded && <ForwardedLine forwarded={message.forwarded} />}
              <span className={styles.words}>
                <MessageText text={message.content} mentions={message.mentions} people={people} />
              </span>
              <span className={styles.after}>
                {message.pinned && (
                  <>
                    <Icon of={Pin} size="s" className={styles.pin} />
                    <VisuallyHidden>pinned, </VisuallyHidden>
                  </>
                )}
                {row.own && taps.raised && (
                  <>
                    <Icon of={Heart} size="s" className={styles.heart} />
                    <VisuallyHidden>added to your soul score, </VisuallyHidden>
                  </>
                )}
                {message.edited_at !== null && 'changed '}
                {!named && <time dateTime={message.created_at}>{clock(said)}</time>}
              </span>
              {message.preview && <LinkCard message={message} preview={message.preview} />}
            </div>
          )}
          {carries && <FilesOf shown={row.shown} by={name} />}
          {!hasWords && !named && (
            <time className={styles.under} dateTime={message.created_at}>
              {clock(said)}
            </time>
          )}
          <MessageMenu shown={row.shown} taps={taps} trigger={trigger} />
        </div>
        {row.own && taps.fresh && <SoulRings />}
        <TapCount count={taps.count} mine={taps.given} fresh={taps.fresh} />
        <Reactions message={message} />
        {options.Under && <options.Under message={message} />}
        <SendingState shown={row.shown} notSent={options.notSent} />
      </div>
      {taps.asking && <TapDialog name={name} onAnswer={taps.answer} />}
    </article>
  );
}

/** Keeps the column of faces also where none is shown. */
function Face({ children }: { children?: ReactNode }) {
  return <div className={styles.face}>{children}</div>;
}
