import Menu from 'lucide-react/icons/menu';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { chooseSound, sound } from '../platform/audio/sound-settings.ts';
import { useStore } from '../platform/store.ts';
import {
  Avatar,
  Backdrop,
  ConnectionLine,
  cx,
  FrameContext,
  SoundButton,
  IconButton,
  Rail,
  ThumbBar,
  Toasts,
  useWide,
  type Connection,
  type SoundButtonProps,
  type Lending,
  type Person,
} from '../ui/index.ts';
import { areas } from './areas.ts';
import { HouseMenu } from './HouseMenu.tsx';
import type { Screen } from './screen.ts';
import styles from './Shell.module.css';
import { thumbItems } from './thumb-bar-items.ts';

export interface ShellProps {
  /** The screen one is at; absent where no screen has the address. */
  screen: Screen | undefined;
  /** Who is signed in. */
  person?: Person | undefined;
  onSignOut?: (() => void) | undefined;
  connection?: Connection;
  /** How many writings wait in the outbox. */
  waiting?: number;
  /** What a module has to say below the header. */
  quietLine?: ReactNode;
  children: ReactNode;
}

export function Shell({
  screen,
  person,
  onSignOut,
  connection = 'online',
  waiting = 0,
  quietLine,
  children,
}: ShellProps) {
  const wide = useWide();
  const [menuOpen, setMenuOpen] = useState(false);
  const [lent, borrow] = useState<Lending>();
  const onStage = screen?.shell === 'stage';
  const thumb = wide || onStage ? undefined : thumbItems(screen);
  const isPlace = thumb?.some(({ href }) => href === screen?.address) ?? false;
  useArrival(screen, () => setMenuOpen(false));
  const frame = useMemo(
    () => ({
      corner: <Corner wide={wide} person={person} onPress={() => setMenuOpen(true)} />,
      notice: (
        <>
          <ConnectionLine connection={connection} waiting={waiting} />
          {!onStage && quietLine}
        </>
      ),
      heart: wide ? null : <SoundHeart kind="bare" />,
      isPlace,
      openMenu: () => setMenuOpen(true),
      signOut: () => onSignOut?.(),
      borrow,
    }),
    [wide, person, connection, waiting, isPlace, onStage, quietLine, onSignOut],
  );
  return (
    <>
      <Backdrop />
      <a href="#main" className={styles.skip}>
        To the content
      </a>
      <div className={cx(styles.shell, onStage && styles.stage)}>
        {wide && !onStage && (
          <Rail
            areas={areas}
            current={screen?.area}
            home="/"
            foot={
              <>
                {lent?.overHeart}
                <SoundHeart />
              </>
            }
          />
        )}
        <FrameContext value={frame}>{children}</FrameContext>
        {thumb && <ThumbBar label="Around the house" items={thumb} />}
      </div>
      <HouseMenu
        open={menuOpen}
        onOpenChange={setMenuOpen}
        area={screen?.area}
        lines={lent?.lines}
        person={person}
        heart={wide ? undefined : <SoundHeart />}
        onSignOut={
          onSignOut &&
          (() => {
            setMenuOpen(false);
            onSignOut();
          })
        }
      />
      <Toasts />
    </>
  );
}

function SoundHeart({ kind = 'quiet' }: Pick<SoundButtonProps, 'kind'>) {
  return <SoundButton on={useStore(sound)} onChange={chooseSound} kind={kind} />;
}

function Corner({
  wide,
  person,
  onPress,
}: {
  wide: boolean;
  person: Person | undefined;
  onPress: () => void;
}) {
  if (!wide) return <IconButton icon={Menu} label="Menu" onClick={onPress} />;
  if (!person) return <IconButton icon={UserRound} label="You and the house" onClick={onPress} />;
  return (
    <button
      type="button"
      className={styles.face}
      onClick={onPress}
      aria-label={`${person.name}, and the house`}
    >
      <Avatar name={person.name} url={person.url} named />
    </button>
  );
}

/** On coming to another screen, what was open over the last one closes. */
function useArrival(screen: Screen | undefined, arrived: () => void) {
  const before = useRef<Screen | 'nowhere'>('nowhere');
  const close = useEffectEvent(arrived);
  useEffect(() => {
    if (before.current !== 'nowhere' && before.current !== screen) close();
    before.current = screen ?? 'nowhere';
  }, [screen]);
}
