import { chooseSound, sound } from '../../../platform/audio/sound-settings.ts';
import { useStore } from '../../../platform/store.ts';
import { SoundButton, Icon, SkinChooser } from '../../../ui/index.ts';
import { Foot } from '../FooterLinks.tsx';
import { quietly } from '../landing-texts.ts';
import styles from './TableLanding.module.css';
import { LinksCard } from './LinksCard.tsx';
import { EnvelopeLink } from './EnvelopeLink.tsx';
import { HandLamp } from './HandLamp.tsx';
import { JoinLink } from './JoinLink.tsx';
import { CupRing, Wire } from './InkDrawings.tsx';
import { TableTop } from './TableTop.tsx';
import { Title } from './Title.tsx';

/** Notebook: the page is the screen, the envelope the way in, the lamp drawn by hand. */
export function TableLanding() {
  return (
    <main data-front className={styles.table}>
      <TableTop className={styles.wood} />
      <header className={styles.bar}>
        <SkinChooser look="row" />
        <SoundButton on={useStore(sound)} onChange={chooseSound} />
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
          <JoinLink className={styles.join} />
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
      <EnvelopeLink className={styles.envelope} />
      <LinksCard />
    </main>
  );
}
