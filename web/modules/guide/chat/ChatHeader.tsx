import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Film from 'lucide-react/icons/film';
import Menu from 'lucide-react/icons/menu';
import { useContext, type ReactNode } from 'react';
import { who } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import {
  ButtonLink,
  Choice,
  cx,
  FrameContext,
  GuildSeal,
  Icon,
  IconButton,
  Logo,
  useWide,
} from '../../../ui/index.ts';
import { useSpaces } from '../../spaces/index.ts';
import { modeChoices } from '../mode-words.ts';
import styles from './ChatHeader.module.css';
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
    <a className={styles.badge} href={`/salon/${guild.id}`}>
      <GuildSeal image={guild.image} />
      <span className={styles.words}>
        <b className={styles.name}>{guild.name}</b>
        <span className={styles.detail}>
          {guild.members === undefined || guild.members === 1 ? 'Guild' : `Guild of ${guild.members}`}
        </span>
      </span>
    </a>
  );
}

interface GuildShown extends Pick<MySpace, 'id' | 'name'> {
  image: string;
  /** Unknown while the list of spaces is on its way. */
  members?: number;
}

/** The one that the house calls one’s own. Who was let into a first guild just now sees it with its space. */
function useGuild(): GuildShown | undefined {
  const { spaces, state } = useSpaces();
  const here = useStore(who);
  const own = here.state === 'someone' ? here.user.guild : null;
  if (own !== null && state === 'opening') return own;
  const guilds = [...spaces.values()].filter(
    ({ kind, archived_at }) => kind === 'guild' && archived_at === null,
  );
  const guild = guilds.find(({ id }) => id === own?.id) ?? guilds[0];
  return guild && { ...guild, image: guild.id === own?.id ? own.image : '' };
}
