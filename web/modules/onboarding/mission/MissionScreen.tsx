import type { SoulScore } from '@kinsong/contract/seekers/soul-score.ts';
import { useState } from 'react';
import { ring } from '../../../platform/audio/play-tone.ts';
import { Button, Stage } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import type { AtPart } from '../useStep.ts';
import { Lantern } from './Lantern.tsx';
import { begin, lanterns, lead, skip, type LanternName } from './mission.words.ts';
import styles from './MissionScreen.module.css';

export interface MissionScreenProps {
  title: string;
  /** One's own; undefined until the house has answered. */
  soul: SoulScore | undefined;
  step: Pick<AtPart, 'finish' | 'toTheGame' | 'back'>;
}

const names = Object.keys(lanterns) as LanternName[];

/** What is played for, on four lanterns. */
export function MissionScreen({ title, soul, step }: MissionScreenProps) {
  const [open, setOpen] = useState<LanternName>();
  return (
    <Stage area="guild" className={styles.page}>
      <header className={styles.top}>
        <BackArrow to={step.back} />
      </header>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.hung}>
        <svg className={styles.cord} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden>
          <path d="M0 6C260 72 1180 72 1440 0" />
        </svg>
        <ul className={styles.lanterns}>
          {names.map((name) => (
            <li key={name}>
              <Lantern
                name={name}
                words={lanterns[name]}
                open={open === name}
                onOpen={() => setOpen(open === name ? undefined : name)}
                onTry={name === 'soul' ? () => void ring('soul') : undefined}
              >
                {name === 'soul' && soul && <Score {...soul} />}
              </Lantern>
            </li>
          ))}
        </ul>
      </div>
      <footer className={styles.acts}>
        <Button kind="primary" size="l" onClick={step.finish}>
          {begin}
        </Button>
        <Button kind="bare" onClick={step.toTheGame}>
          {skip}
        </Button>
      </footer>
    </Stage>
  );
}

function Score({ total, today_total: today }: SoulScore) {
  return (
    <p className={styles.score}>
      <b>{total}</b> yours{today > 0 ? `, ${today} of it today` : ' so far'}
    </p>
  );
}
