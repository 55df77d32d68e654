import type { Mode } from '@kinsong/contract/guide/extra.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Film from 'lucide-react/icons/film';
import Menu from 'lucide-react/icons/menu';
import { useContext, type ReactNode } from 'react';
import { ButtonLink, Choice, FrameContext, IconButton, Sign, useWide } from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { modeChoices } from '../modes.ts';
import styles from './ChatHeader.module.css';
import { GuildSeal } from './GuildSeal.tsx';

export interface ChatHeaderProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** The soul badge, which leads to the guild. */
  soul: ReactNode;
}

export function ChatHeader({ mode, onMode, soul }: ChatHeaderProps) {
  const { openMenu } = useContext(FrameContext);
  const wide = useWide();
  const toggle = (
    <Choice label="Mode" options={modeChoices} value={mode} onChange={onMode} className={styles.mode} />
  );
  const montage = (
    <ButtonLink kind="outline" icon={Film} href="/game/montage" className={styles.montage}>
      MONTAGE
    </ButtonLink>
  );
  const menu = <IconButton icon={Menu} label="Menu" onClick={openMenu} />;
  if (wide) {
    return (
      <header className={styles.header}>
        <GuildBadge />
        {toggle}
        <div className={styles.end}>
          {soul}
          {montage}
          {menu}
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <GuildBadge />
        {soul}
        {menu}
      </div>
      <div className={styles.row}>
        {toggle}
        {montage}
      </div>
    </header>
  );
}

/** Whose guild one sits with; without one the guide's own sign stands there. */
function GuildBadge() {
  const guild = useGuild();
  if (guild === undefined) {
    return (
      <p className={styles.badge}>
        <Sign className={styles.sign} glow />
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
