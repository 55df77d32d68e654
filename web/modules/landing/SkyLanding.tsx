import { useRef } from 'react';
import { chooseSound, sound } from '../../platform/audio/sound-settings.ts';
import { useStore } from '../../platform/store.ts';
import { cx, frontOfTheHouse, SoundButton, Icon, Logo, SkinChooser } from '../../ui/index.ts';
import { LinkConstellation } from './LinkConstellation.tsx';
import { StarLabels } from './StarLabels.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { PaintedScene } from './PaintedScene.tsx';
import type { View } from './scene-types.ts';
import styles from './SkyLanding.module.css';
import { EntryLinks } from './EntryLinks.tsx';
import { condition, quietly, verse } from './landing-texts.ts';

/** Words over a painted scene: epic, mystical, and the second composition. */
export function SkyLanding({ view }: { view: Exclude<View, 'foot'> }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <main data-front className={cx(styles.page, styles[view])}>
      <PaintedScene view={view} place={place} />
      <header className={styles.bar}>
        <a href={frontOfTheHouse()} aria-label="Kinsong" className={styles.home}>
          <Logo glow className={styles.sign} />
        </a>
        <div className={styles.controls}>
          {view !== 'gathering' && <SkinChooser look="row" />}
          <SoundButton on={useStore(sound)} onChange={chooseSound} />
        </div>
      </header>
      {view === 'gathering' ? <GameFirst /> : <NameFirst />}
      <div ref={place} className={styles.place}>
        {view === 'gathering' && <StarLabels />}
      </div>
      <EntryLinks moon={view === 'mystical'} className={styles.actions} />
      {view === 'mystical' ? (
        <LinkConstellation />
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
          <FooterLinks className={styles.doors} />
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
