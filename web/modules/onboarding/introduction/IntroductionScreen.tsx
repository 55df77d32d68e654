import { useState, type CSSProperties } from 'react';
import { Button, ButtonLink, House, Logo, Stage, useStill } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import { useFinishByHand } from '../useFinishByHand.ts';
import type { AtPart } from '../useStep.ts';
import { enter, more, skip, welcome } from './introduction.words.ts';
import styles from './IntroductionScreen.module.css';

export interface IntroductionScreenProps {
  title: string;
  /** The first name of who is greeted. */
  name: string;
  step: Pick<AtPart, 'finish' | 'toTheGame' | 'back'>;
}

/** While the app is open she says it once: whoever looked something up and came back finds it said. */
let said = false;

/** The guide says what is played here, as a page of her own: paragraph by paragraph, and whole at once to a listener. */
export function IntroductionScreen({ title, name, step }: IntroductionScreenProps) {
  const still = useStill();
  const [hurried, setHurried] = useState(said);
  const whole = hurried || still;
  const end = () => {
    said = true;
    setHurried(true);
  };
  useFinishByHand({ isDone: () => whole, finish: end });
  const paragraphs = welcome(name);
  return (
    <Stage area="guild" title={title}>
      <div className={styles.sheet}>
        <header className={styles.top}>
          <BackArrow to={step.back} />
        </header>
        <article className={styles.page} aria-label="Mairy">
          <p className={styles.by}>
            <Logo className={styles.sign} glow />
            <strong>Mairy</strong>
          </p>
          <div className={styles.prose} data-whole={whole || undefined}>
            {paragraphs.map((text, at) => (
              <p
                key={text}
                style={{ '--at': at } as CSSProperties}
                onAnimationEnd={at === paragraphs.length - 1 ? end : undefined}
              >
                {text}
              </p>
            ))}
          </div>
        </article>
        <footer className={styles.acts}>
          <Button kind="primary" size="l" className={styles.enter} onClick={step.finish}>
            {enter}
          </Button>
          <Button kind="bare" onClick={step.toTheGame}>
            {skip}
          </Button>
          <ButtonLink kind="bare" href={more.href} onClick={end}>
            {more.words}
          </ButtonLink>
        </footer>
        <House home={1} className={styles.house} />
      </div>
    </Stage>
  );
}
