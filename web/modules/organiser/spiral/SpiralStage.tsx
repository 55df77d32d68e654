import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { eyeSeen } from '@kinsong/engines/spiral/thread.ts';
import { useId, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../../../ui/index.ts';
import { FoundNode } from './FoundNode.tsx';
import { MoreAlong } from './MoreAlong.tsx';
import { Node } from './Node.tsx';
import type { Lights } from './paint.ts';
import type { Ring } from './rings.ts';
import styles from './SpiralStage.module.css';
import { useAlong } from './useAlong.ts';
import { useHands } from './useHands.ts';
import { useKeys } from './useKeys.ts';
import { useLeaving } from './useLeaving.ts';
import { useMoving } from './useMoving.ts';

export interface SpiralStageProps {
  frame: Frame;
  /** The children of the level one is at, and of the one that is chosen among them. */
  here: Ring;
  below: Ring | undefined;
  chosen: Child | undefined;
  lights: Lights | undefined;
  onChoose: (child: Child) => void;
  onEnter: (child: Child, ring: Ring) => void;
  /** Absent at the planet. */
  onOut: (() => void) | undefined;
  onFound: (ring: Ring) => void;
  /** One has come near the last of the children that are there. */
  onMore: () => void;
  /** What is written in the squares. */
  children: ReactNode;
}

/** The spiral in its window: one thread, on it what is seen of a level and of the next, and nothing else in the page. */
export function SpiralStage(props: SpiralStageProps) {
  const { frame, here, below, chosen, lights, onChoose, onEnter, onOut, onFound, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const thread = useRef<SVGSVGElement>(null);
  const along = useAlong({ scroller, frame, here, chosen, onMore: props.onMore });
  const [leaving, arrived] = useLeaving(here, below);
  const rings = [here, below, ...leaving].filter((ring) => ring !== undefined);
  const drawn = along.drawnOf(rings);
  const enterChosen = chosen && (() => onEnter(chosen, here));
  const { camera, redraw } = useMoving({
    ...{ stage, thread, frame, here, drawn, lights },
    movedOf: along.movedOf,
    onArrived: arrived,
  });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrolled = () => {
    stage.current?.toggleAttribute('data-moving', true);
    clearTimeout(settling.current);
    settling.current = setTimeout(() => stage.current?.removeAttribute('data-moving'), 200);
    along.onScroll();
    redraw();
  };
  const aim = (x: number, y: number) => {
    const under = document.elementFromPoint(x, y)?.closest('[data-node]');
    const found = drawn.find(({ key, ring }) => ring === here && key === under?.getAttribute('data-node'));
    const child = found?.index === 'found' ? undefined : found && here.children[found.index];
    if (child !== undefined) onChoose(child);
  };
  useHands({
    ...{ scroller, camera, depth: here.depth, onIn: enterChosen, onOut, onAim: aim },
    wheelGoes: frame.look === 'rectangle' || !along.canMove,
  });
  const keys = useKeys({ frame, here, chosen, along, stage, onChoose, onEnter: enterChosen, onOut });
  const nodes = drawn.filter(({ index }) => index !== 'found');
  return (
    <div ref={scroller} className={styles.scroller} onScroll={scrolled} tabIndex={-1}>
      <div className={styles.length} style={{ height: along.length }}>
        <div
          ref={stage}
          role="group"
          aria-label="The spiral"
          tabIndex={-1}
          className={styles.stage}
          data-look={frame.look}
          style={sizes(frame)}
        >
          <Thread picture={thread} frame={frame} />
          <Flame frame={frame} />
          {children}
          {[here, below].map(
            (ring) =>
              ring && (
                <FoundNode
                  key={ring.id}
                  ring={ring}
                  isHere={ring === here}
                  words={ring === here ? 'right' : 'below'}
                  onFound={onFound}
                />
              ),
          )}
          <div role="tree" aria-label={`In ${here.name}`} tabIndex={-1} onKeyDown={keys.onTree}>
            {nodes.map(({ key, ring, index }) => (
              <Node
                key={key}
                ring={ring}
                index={Number(index)}
                child={ring.children[Number(index)]}
                isHere={ring === here}
                isChosen={ring === here && ring.children[Number(index)]?.id === chosen?.id}
                onEnter={onEnter}
                onRest={onChoose}
              />
            ))}
          </div>
          <MoreAlong along={along} frame={frame} />
          <VisuallyHidden>
            <span role="status">{`${here.name}, ${here.total} within`}</span>
          </VisuallyHidden>
        </div>
      </div>
    </div>
  );
}

const sizes = ({ width, height, size, left, top, look }: Frame) =>
  ({
    width,
    height,
    '--size': `${size}px`,
    '--left': `${left}px`,
    '--top': `${top}px`,
    '--org-node': look === 'rectangle' ? `${Math.round(Math.min(88, size * 0.106))}px` : undefined,
  }) as CSSProperties;

/** The thread, from the dark outside to the flame, and the lights on it. */
function Thread({ picture, frame }: { picture: RefObject<SVGSVGElement | null>; frame: Frame }) {
  const { x, y } = eyeSeen(frame);
  const id = useId();
  return (
    <svg ref={picture} className={styles.thread} aria-hidden>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={frame.size * 1.23}>
        <stop offset="0" stopColor="var(--org-thread-eye)" />
        <stop offset=".2" stopColor="var(--org-thread-near)" />
        <stop offset=".42" stopColor="var(--org-thread)" />
        <stop offset="1" stopColor="var(--org-thread-far)" />
      </radialGradient>
      <path data-shape="thread" fill={`url(#${id})`} />
      <path data-shape="burning" className={styles.burning} />
      <path data-shape="unlit" className={styles.unlit} />
    </svg>
  );
}

/** Where all turns end. */
function Flame({ frame }: { frame: Frame }) {
  return (
    <i className={styles.eye} data-look={frame.look} aria-hidden>
      <svg viewBox="-14 -24 28 32" className={styles.flame}>
        <path d="M0 6C-9 6-13-1-10-8-8-13-4-15-3-22 5-18 6-11 5-8c2-1 3-3 3-5 6 7 3 19-8 19Z" />
      </svg>
    </i>
  );
}
