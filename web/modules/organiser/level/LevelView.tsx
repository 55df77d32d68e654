import type { Child, Crumb } from '@kinsong/contract/organiser/nodes.ts';
import { frameOf } from '@kinsong/engines/spiral/frames.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { LastKnown, toast } from '../../../ui/index.ts';
import { FoundSheet } from '../found/FoundSheet.tsx';
import type { Level } from '../kept-levels.ts';
import { loadLevel, loadMore } from '../organiser.data.ts';
import { isOpenTo } from '../organiser.hooks.ts';
import { DirectorySheet } from '../people/DirectorySheet.tsx';
import type { Lights } from '../spiral/paint.ts';
import { ringOf, type Ring } from '../spiral/rings.ts';
import { SpiralStage } from '../spiral/SpiralStage.tsx';
import { useSize } from '../spiral/useSize.ts';
import { choose } from './chosen.ts';
import { emptyNote } from './LevelStates.tsx';
import styles from './LevelView.module.css';
import { BelowWords, DoneWords, HereWords } from './SquareWords.tsx';
import type { Below } from './useBelow.ts';

interface LevelViewProps {
  level: Level;
  below: Below;
  /** The house did not answer: what is seen is what was told before. */
  isLastKnown: boolean;
  up: Crumb | undefined;
  onGo: (to: Pick<Crumb, 'id' | 'kind'>) => void;
}

/** One level on the spiral, with what is chosen of it in the squares further in. */
export function LevelView({ level, below, isLastKnown, up, onGo }: LevelViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const frame = useMemo(() => size && frameOf(size.width, size.height), [size]);
  const [founding, setFounding] = useState<Ring>();
  const [asksWho, setAsksWho] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const depth = level.path.length - 1;
  const here = useMemo(() => ringOf(level, depth), [level, depth]);
  const { chosen, third } = below;
  const next = useMemo(() => below.level && ringOf(below.level, depth + 1), [below.level, depth]);
  const isWide = frame?.look === 'rectangle';
  const lights = isWide ? lightsOf(chosen, third, depth) : undefined;
  const enter = useCallback(
    (child: Child, ring: Ring) => {
      choose(ring.id, child.id);
      if (isOpenTo(child)) onGo(child);
      else
        toast({
          title: `You are not in ${child.name}`,
          description: 'Ask one of its people to invite you.',
        });
    },
    [onGo],
  );
  const pick = useCallback((child: Child) => choose(level.id, child.id), [level.id]);
  const more = useCallback(() => void loadMore(level.id), [level.id]);
  const retry = async () => {
    setRetrying(true);
    await loadLevel(level.id);
    setRetrying(false);
  };
  return (
    <div className={styles.view}>
      {isLastKnown && <LastKnown onRetry={() => void retry()} retrying={retrying} />}
      <div ref={room} className={styles.room}>
        {frame && (
          <SpiralStage
            {...{ frame, here, chosen, lights }}
            below={isWide ? next : undefined}
            onChoose={pick}
            onEnter={enter}
            onOut={up && (() => onGo(up))}
            onFound={setFounding}
            onMore={more}
          >
            <HereWords node={level.node} note={emptyNote(level)} onPeople={() => setAsksWho(true)} />
            {isWide && chosen && (
              <BelowWords
                child={chosen}
                square="next"
                filled={third === undefined}
                onEnter={() => enter(chosen, here)}
              />
            )}
            {isWide && third && next && (
              <BelowWords child={third} square="third" filled onEnter={() => enter(third, next)} />
            )}
            {lights && <DoneWords {...lights} large={third === undefined} />}
          </SpiralStage>
        )}
      </div>
      <FoundSheet
        ring={founding}
        onClose={() => setFounding(undefined)}
        onFounded={(space, ring) => {
          setFounding(undefined);
          choose(ring.id, space.id);
          toast({ title: `${space.name} is founded`, tone: 'good' });
          void loadLevel(ring.id);
        }}
      />
      <DirectorySheet open={asksWho} onOpenChange={setAsksWho} />
    </div>
  );
}

/** The tasks of the project that is chosen furthest in. */
function lightsOf(chosen: Child | undefined, third: Child | undefined, depth: number): Lights | undefined {
  const [project, below] = chosen?.kind === 'project' ? [chosen, 1] : [third, 2];
  if (project?.kind !== 'project' || project.completed_todos === null) return undefined;
  return { depth: depth + below, done: project.completed_todos, open: project.pending_todos ?? 0 };
}
