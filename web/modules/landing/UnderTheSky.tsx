import { useRef } from 'react';
import { chooseSound, sound } from '../../platform/audio/sound.ts';
import { useStore } from '../../platform/store.ts';
import { cx, frontOfTheHouse, HeartButton, Icon, Sign, SkinChooser } from '../../ui/index.ts';
import { Constellation } from './Constellation.tsx';
import { Deeds } from './Deeds.tsx';
import { Doors } from './Doors.tsx';
import { Scene } from './Scene.tsx';
import type { View } from './stage.ts';
import styles from './UnderTheSky.module.css';
import { WaysIn } from './WaysIn.tsx';
import { condition, quietly, verse } from './words.ts';

/** Words over a painted scene: epic, mystical, and the second composition. */
export function UnderTheSky({ view }: { view: Exclude<View, 'foot'> }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <main data-front className={cx(styles.page, styles[view])}>
      <Scene view={view} place={place} />
      <header className={styles.bar}>
        <a href={frontOfTheHouse()} aria-label="Kinsong" className={styles.home}>
          <Sign glow className={styles.sign} />
        </a>
        <div className={styles.controls}>
          {view !== 'gathering' && <SkinChooser look="row" />}
          <HeartButton on={useStore(sound)} onChange={chooseSound} />
        </div>
      </header>
      {view === 'gathering' ? <GameFirst /> : <NameFirst />}
      <div ref={place} className={styles.place}>
        {view === 'gathering' && <Deeds />}
      </div>
      <WaysIn moon={view === 'mystical'} className={styles.actions} />
      {view === 'mystical' ? (
        <Constellation />
      ) : (
        <>
          <nav aria-label="Elsewhere" className={styles.quiet}>
            {quietly.epic.map(({ words, href, icon }) => (
              <a key={words} className={styles.link} href={href}>
                <Icon of={icon} />
                {words}
              </a>
            ))}
          </nav>
          <Doors className={styles.doors} />
        </>
      )}
    </main>
  );
}

function NameFirst() {
  return (
    <div className={styles.hero}>
      <h1 className={styles.name}>Kinsong</h1>
      <p className={styles.verse}>
        {verse[0]}
        <br />
        {verse[1]}
      </p>
      <p className={styles.condition}>{condition}</p>
    </div>
  );
}

function GameFirst() {
  return (
    <div className={styles.hero}>
      <p className={styles.condition}>
        <a className={styles.game} href="/game">
          The Secret History of Humankind
        </a>
      </p>
      <h1 className={styles.name}>What if the game was getting things done?</h1>
      <p className={styles.verse}>
        Kinsong, {verse[0]} {verse[1]}, {condition}
      </p>
    </div>
  );
}
