import '../../../ui/tokens.home.css';
import { firstName } from '@kinsong/engines/text/first-name.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { ButtonLink, Icon, Screen, useWide } from '../../../ui/index.ts';
import { lampsOf, useActivity, useAtHome, useSpaces } from '../../spaces/index.ts';
import { NarrowGround, WideGround } from './Ground.tsx';
import { atHomeLine, gameLine, greeting, projectsLine, type NextTask } from './home-lines.ts';
import styles from './HomeScreen.module.css';
import { keepLastPath, lastPath, type PathKey } from './last-path.ts';
import { paths, type Path } from './paths.ts';

/** The door of the house, and three ways that lead from it. All of them lead back. */
export function HomeScreen({ next }: { next: NextTask }) {
  const wide = useWide();
  const { person } = signedIn();
  const others = useAtHome();
  const { state, spaces } = useSpaces();
  const activity = useActivity();
  const [hour] = useState(() => new Date().getHours());
  const [last, setLast] = useState(() => lastPath(person.id));
  const lines: Readonly<Record<PathKey, string>> = {
    council: wide
      ? 'When words have run out. A fire, six steps, and somebody who listens.'
      : 'When words have run out.',
    projects: projectsLine({ known: state === 'live', spaces: spaces.values() }, activity),
    game: gameLine(next),
  };
  const take = (path: PathKey) => {
    keepLastPath(person.id, path);
    setLast(path);
  };
  const verse = wide
    ? 'Three paths lead from this house. All of them lead back.'
    : 'Three paths, and all of them lead back.';
  const home = lampsOf(others);
  return (
    <div className={styles.home}>
      {wide && <WideGround home={home} />}
      <Screen
        area="guild"
        title={`${greeting(hour)}, ${firstName(person.avatar_name || person.name)}`}
        detail={
          <>
            <p className={styles.verse}>{verse}</p>
            <p className={styles.names}>{atHomeLine(others.map(({ name }) => name))}</p>
          </>
        }
      >
        {wide ? (
          <Columns lines={lines} last={last} onTake={take} />
        ) : (
          <Rows lines={lines} last={last} onTake={take} home={home} />
        )}
      </Screen>
    </div>
  );
}

interface WaysProps {
  lines: Readonly<Record<PathKey, string>>;
  last: PathKey;
  onTake: (path: PathKey) => void;
}

/** Three columns, each with its scene, its words and its button; only the way one took last is lit. */
function Columns({ lines, last, onTake }: WaysProps) {
  return (
    <ul className={styles.columns} aria-label="Three paths">
      {paths.map(({ Scene, ...path }) => (
        <li key={path.key} data-area={path.area} className={styles.column}>
          <Scene className={styles.scene} />
          <h2 className={styles.name}>{path.name}</h2>
          <p className={styles.line}>{lines[path.key]}</p>
          <Way path={path} lit={path.key === last} onTake={onTake} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ lines, last, onTake, home }: WaysProps & { home: number }) {
  const again = paths.find(({ key }) => key === last);
  return (
    <div className={styles.phone}>
      <NarrowGround home={home} />
      <ul className={styles.rows} aria-label="Three paths">
        {paths.map(({ key, area, name, href, Scene }, at) => (
          <li key={key} data-area={area} className={styles.row}>
            {paths.slice(at + 1).map((further) => (
              <i
                key={further.key}
                data-area={further.area}
                data-way={further.key}
                className={styles.strand}
              />
            ))}
            <a className={styles.way} href={href} onClick={() => onTake(key)}>
              <span className={styles.round}>
                <Scene />
              </span>
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.line}>{lines[key]}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </a>
          </li>
        ))}
      </ul>
      {again && (
        <div className={styles.again}>
          <Way path={again} lit onTake={onTake} />
        </div>
      )}
    </div>
  );
}

interface WayProps {
  path: Omit<Path, 'Scene'>;
  lit: boolean;
  onTake: (path: PathKey) => void;
}

function Way({ path: { key, button, href, icon }, lit, onTake }: WayProps) {
  return (
    <ButtonLink
      kind={lit ? 'primary' : 'secondary'}
      size="l"
      icon={icon}
      href={href}
      className={lit ? undefined : styles.quiet}
      onClick={() => onTake(key)}
    >
      {button}
    </ButtonLink>
  );
}
