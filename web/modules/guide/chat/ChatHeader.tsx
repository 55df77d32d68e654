import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Film from 'lucide-react/icons/film';
import Menu from 'lucide-react/icons/menu';
import { useContext, type ReactNode } from 'react';
import { ButtonLink, Choice, cx, FrameContext, Icon, IconButton, Logo, useWide } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { modeChoices } from '../mode-words.ts';
import styles from './ChatHeader.module.css';
import { GuildSeal } from './GuildSeal.tsx';
import { Intro } from './Intro.tsx';

export interface ChatHeaderProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** The soul badge, which leads to the guild. */
  soul: ReactNode;
  /** What is played here is told just now. */
  intro: boolean;
}

export function ChatHeader({ intro, ...rest }: ChatHeaderProps) {
  return useWide() ? <WideHeader {...rest} intro={intro} /> : <NarrowHeader {...rest} intro={intro} />;
}

/** What tells comes between what stands there already, and moves none of it. */
function WideHeader({ mode, onMode, soul, intro }: ChatHeaderProps) {
  return (
    <header className={cx(styles.header, styles.wide)}>
      <div className={styles.begin}>
        <GuildBadge />
        {intro && <Intro />}
      </div>
      <Choice label="Mode" options={modeChoices} value={mode} onChange={onMode} />
      <div className={styles.end}>
        {soul}
        <ButtonLink kind="outline" icon={Film} href="/game/montage" className={styles.montage}>
          MONTAGE
        </ButtonLink>
        <MenuButton />
      </div>
    </header>
  );
}

/** On a phone two rows, and what tells stands in place of the second, in the same height. */
function NarrowHeader({ mode, onMode, soul, intro }: ChatHeaderProps) {
  return (
    <header className={cx(styles.header, styles.narrow)}>
      <div className={styles.first}>
        <GuildBadge />
        {soul}
        <MenuButton />
      </div>
      <div className={styles.second}>
        {intro ? (
          <Intro />
        ) : (
          <>
            <Choice look="words" label="Mode" options={modeChoices} value={mode} onChange={onMode} />
            <a href="/game/montage" className={styles.montage}>
              <Icon of={Film} size="s" />
              MONTAGE
            </a>
          </>
        )}
      </div>
    </header>
  );
}

function MenuButton() {
  const { openMenu } = useContext(FrameContext);
  return <IconButton icon={Menu} label="Menu" onClick={openMenu} />;
}

/** Whose guild one sits with; without one the guide's own sign stands there. */
function GuildBadge() {
  const guild = useGuild();
  if (guild === undefined) {
    return (
      <p className={styles.badge}>
        <Logo className={styles.sign} glow />
        <span className={styles.words}>
          <b className={styles.name}>Mairy</b>
          <span className={styles.detail}>your guide</span>
        </span>
      </p>
    );
  }
  return (
    <a className={styles.badge} href="/guild">
      <GuildSeal />
      <span className={styles.words}>
        <b className={styles.name}>{guild.name}</b>
        <span className={styles.detail}>{guild.members === 1 ? 'Guild' : `Guild of ${guild.members}`}</span>
      </span>
    </a>
  );
}

function useGuild(): MySpace | undefined {
  const { spaces } = useSpaces();
  return [...spaces.values()]
    .filter(({ kind, archived_at }) => kind === 'guild' && archived_at === null)
    .sort((a, b) => b.members - a.members)[0];
}
