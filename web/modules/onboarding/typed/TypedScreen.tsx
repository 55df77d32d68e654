import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Button, cx, Icon, Stage, useStill, whileSeen } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import type { AtPart } from '../useStep.ts';
import { useFinishByHand } from '../useFinishByHand.ts';
import { CurrentIq } from './CurrentIq.tsx';
import type { TypedWords } from './typed-text.types.ts';
import styles from './TypedScreen.module.css';
import { TypedText } from './TypedText.tsx';
import { Typist } from './typist.ts';

export interface TypedScreenProps {
  title: string;
  words: TypedWords;
  step: Pick<AtPart, 'finish' | 'toTheGame' | 'back'>;
}

/** A few sentences, typed in the light of their own cursor. When they are told the light goes over to the button. */
export function TypedScreen({ title, words, step }: TypedScreenProps) {
  const { icon, warns, paragraphs, onward, skip } = words;
  const acts = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const typist = useTypist(paragraphs, sheet);
  const done = useSyncExternalStore(typist.struck.subscribe, typist.isDone);
  useFinishByHand({
    isDone: typist.isDone,
    finish: (by) => {
      typist.finish();
      const free = document.activeElement === document.body || document.activeElement?.id === 'main';
      if (by === 'key' && free) acts.current?.querySelector('button')?.focus();
    },
  });
  return (
    <Stage area="guild" className={styles.page}>
      <div ref={sheet} className={styles.sheet}>
        <header className={styles.top}>
          <h1 className={cx(styles.head, warns && styles.warns)}>
            <Icon of={icon} />
            {title}
          </h1>
          <BackArrow to={step.back} />
        </header>
        <div className={styles.words}>
          <TypedText paragraphs={paragraphs} typist={typist} />
        </div>
        <footer className={styles.foot}>
          <CurrentIq />
          <div ref={acts} className={styles.acts}>
            <Button kind={done ? 'primary' : 'outline'} size="l" wide onClick={step.finish}>
              {onward}
            </Button>
            {skip !== undefined && (
              <Button kind="bare" wide onClick={step.toTheGame}>
                {skip}
              </Button>
            )}
          </div>
        </footer>
      </div>
    </Stage>
  );
}

/** The longest that typing waits for its letters. */
const forLetters = 500;

/** Types while it is seen, once its letters are there. Who asked for less movement finds all of it typed. */
function useTypist(paragraphs: readonly string[], place: RefObject<HTMLElement | null>): Typist {
  const still = useStill();
  const [typist] = useState(() => new Typist(paragraphs, still));
  useEffect(() => {
    if (still) typist.finish();
    if (still || !place.current) return undefined;
    const { current: page } = place;
    let stop: (() => void) | undefined;
    let left = false;
    void lettersOf(page).then(() => {
      if (!left) stop = whileSeen(page, typist.begin);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [still, typist, place]);
  return typist;
}

async function lettersOf(page: HTMLElement): Promise<void> {
  const face = getComputedStyle(page).getPropertyValue('--face-terminal').split(',')[0];
  let late: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((passed) => (late = setTimeout(passed, forLetters)));
  await Promise.race([document.fonts.load(`1em ${face}`).catch(() => []), longest]);
  clearTimeout(late);
}
