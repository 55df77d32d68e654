import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { chooseSound, sound } from '../../platform/audio/sound-settings.ts';
import { useStore } from '../../platform/store.ts';
import {
  Backdrop,
  ButtonLink,
  cx,
  frontOfTheHouse,
  SoundButton,
  House,
  Icon,
  Logo,
  useSkin,
} from '../../ui/index.ts';
import { deeds, PaintedScene } from '../landing/index.ts';
import { RoleFigure, Rising, TrustSpiral, TwoSeats } from './Drawings.tsx';
import { asking, end, lead, mission, request, swapping, trust, wait } from './game.words.ts';
import styles from './GameLanding.module.css';
import { WheelOfAges } from './WheelOfAges.tsx';

/** The front of the game. Who has a code enters as Timeline Explorer, who has none waits as Waitlist Seeker. */
export function GameLanding() {
  return (
    <div className={styles.page} data-area="guild">
      <Backdrop />
      <header className={styles.bar}>
        <a className={styles.home} href={frontOfTheHouse()}>
          <Logo glow />
          Kinsong
        </a>
        <SoundButton on={useStore(sound)} onChange={chooseSound} />
      </header>
      <main id="main">
        <section className={styles.hero}>
          <WheelOfAges className={styles.wheel} />
          <div className={styles.words}>
            <h1 className={styles.title}>
              <small>The</small> <span>Secret History</span> <small>of</small> Humankind
            </h1>
            <p className={styles.lead}>{lead}</p>
            <Ways />
          </div>
        </section>
        <section className={styles.asking}>
          <div>
            <h2 className={styles.heading}>{asking.title}</h2>
            <p className={styles.body}>{asking.body}</p>
          </div>
          <Slips />
        </section>
        <div className={styles.two}>
          <article className={styles.idea}>
            <TrustSpiral className={styles.art} />
            <h2 className={styles.name}>{trust.title}</h2>
            <p className={styles.body}>{trust.body}</p>
          </article>
          <article className={styles.idea}>
            <TwoSeats className={styles.art} />
            <h2 className={styles.name}>{swapping.title}</h2>
            <p className={styles.body}>{swapping.body}</p>
          </article>
        </div>
        <section className={styles.mission}>
          <h2 className={styles.heading}>{mission.title}</h2>
          <p className={styles.body}>{mission.body}</p>
          <div className={styles.roles}>
            {mission.roles.map(({ title, body, figure }) => (
              <article key={title}>
                <RoleFigure of={figure} className={styles.figure} />
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.body}>{body}</p>
              </article>
            ))}
          </div>
        </section>
        <End />
      </main>
    </div>
  );
}

/** One lit button a view: the same pair stands at the top and at the end of the road. */
function Ways() {
  return (
    <div className={styles.ways}>
      <ButtonLink kind="primary" size="l" href={request.href}>
        {request.words}
      </ButtonLink>
      <ButtonLink kind="outline" size="l" href={wait.href}>
        {wait.words}
      </ButtonLink>
    </div>
  );
}

function Slips() {
  return (
    <div className={styles.sky}>
      <Rising className={styles.rising} />
      <ul className={styles.slips}>
        {deeds.map(({ words, when, done }) => (
          <li key={words} className={cx(styles.slip, done && styles.done)}>
            <i className={styles.tick}>{done && <Icon of={Check} size="s" />}</i>
            {words}
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At the end of the road stands the house: painted at night, drawn in the other skins. */
function End() {
  const night = useSkin() === 'epic';
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} className={styles.end}>
      {night && <PaintedScene view="foot" place={place} />}
      <div className={styles.last}>
        <h2 className={styles.heading}>{end}</h2>
        <Ways />
        {!night && <House home={5} className={styles.house} />}
      </div>
    </section>
  );
}
