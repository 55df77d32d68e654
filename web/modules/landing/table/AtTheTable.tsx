import { chooseSound, sound } from '../../../platform/audio/sound.ts';
import { useStore } from '../../../platform/store.ts';
import { HeartButton, Icon, SkinChooser } from '../../../ui/index.ts';
import { Foot } from '../Doors.tsx';
import { quietly } from '../words.ts';
import styles from './AtTheTable.module.css';
import { DoorCard } from './DoorCard.tsx';
import { Envelope } from './Envelope.tsx';
import { HandLamp } from './HandLamp.tsx';
import { Join } from './Join.tsx';
import { CupRing, Wire } from './Paperwork.tsx';
import { TableTop } from './TableTop.tsx';
import { Title } from './Title.tsx';

/** Notebook: the page is the screen, the envelope the way in, the lamp drawn by hand. */
export function AtTheTable() {
  return (
    <main data-front className={styles.table}>
      <TableTop className={styles.wood} />
      <header className={styles.bar}>
        <SkinChooser look="row" />
        <HeartButton on={useStore(sound)} onChange={chooseSound} />
      </header>
      <div className={styles.book}>
        <div className={styles.under} />
        <div className={styles.under} />
        <div className={styles.sheet}>
          <Wire className={styles.wire} />
          <CupRing className={styles.ring} />
          <Title className={styles.hero} />
          <div className={styles.lamp}>
            <HandLamp />
          </div>
          <Join className={styles.join} />
          <nav aria-label="Elsewhere" className={styles.quiet}>
            {quietly.notebook.map(({ words, href, icon }) => (
              <a key={words} className={styles.link} href={href}>
                <Icon of={icon} />
                <span>{words}</span>
              </a>
            ))}
          </nav>
          <Foot className={styles.back} />
        </div>
      </div>
      <Envelope className={styles.envelope} />
      <DoorCard />
    </main>
  );
}
