import type { Child } from '@kinsong/contract/organiser/nodes.ts';
import type { Frame } from '@kinsong/engines/spiral/frames.ts';
import { placeOf } from '@kinsong/engines/spiral/row-of-places.ts';
import { memo, type MouseEvent, type PointerEvent } from 'react';
import { cx, VisuallyHidden } from '../../../ui/index.ts';
import { activeLine, isLit, levelWords, lineOf, waitingIn } from '../node-words.ts';
import { NodeDisc } from './NodeDisc.tsx';
import styles from './Node.module.css';
import { rowHere, type Ring } from './rings.ts';

export interface NodeProps {
  ring: Ring;
  index: number;
  child: Child | undefined;
  /** On the turn of the level one is at. */
  isHere: boolean;
  isChosen: boolean;
  onEnter: (child: Child, ring: Ring) => void;
  /** One's pointer rests on it. */
  onRest: (child: Child) => void;
}

/** Its place is given by the stage, which moves it without drawing it again. */
export const Node = memo(function Node(props: NodeProps) {
  const { ring, index, child, isHere, isChosen } = props;
  if (child === undefined)
    return <span data-node={keyOf(ring, index)} className={cx(styles.node, styles.bone)} />;
  const active = activeLine(child);
  const isLevel = child.kind !== 'project';
  return (
    <button
      type="button"
      role="treeitem"
      data-node={keyOf(ring, index)}
      className={cx(styles.node, !isHere && styles.small, child.archived_at !== null && styles.archived)}
      aria-level={ring.depth + 2}
      aria-setsize={ring.total}
      aria-posinset={index + 1}
      aria-expanded={isLevel ? isHere && isChosen : undefined}
      aria-selected={isHere && isChosen}
      tabIndex={isHere && isChosen ? 0 : -1}
      onClick={() => props.onEnter(child, ring)}
      onMouseDown={keepFocusVisible}
      onPointerMove={(event) => isRest(event) && props.onRest(child)}
    >
      <NodeDisc child={child} chosen={isChosen} />
      <span className={styles.words} data-fades>
        <b className={styles.name}>{child.name}</b>
        <VisuallyHidden>, {levelWords[child.kind].one}, </VisuallyHidden>
        <span className={styles.line}>{lineOf(child)}</span>
        {child.kind === 'project' && <VisuallyHidden>, {waitingIn(child).join(', ')}</VisuallyHidden>}
        {active !== undefined && <VisuallyHidden>, </VisuallyHidden>}
        {active !== undefined && isHere && (
          <span className={isLit(child) ? styles.active : styles.nobody}>{active}</span>
        )}
      </span>
    </button>
  );
});

export const keyOf = ({ id }: Ring, index: number | 'found'): string => `${id} ${index}`;

/** A press with the mouse chooses nothing by itself: what is chosen changes with where one goes. */
const keepFocusVisible = (event: MouseEvent): void => event.preventDefault();

const isRest = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && Math.abs(movementX) + Math.abs(movementY) < 3;

/** Where the words of one stand, and how many pixels they are moved to stand clear of the thread. */
export interface WordsPlace {
  readonly words: 'right' | 'below' | 'left';
  readonly clear: number;
}

/** Low on the first turn words stand at the right of what they name, higher up below it; on the next turn at the left. */
export function wordsAt(ring: Ring, index: number, frame: Frame, moved: number, isHere: boolean): WordsPlace {
  if (frame.look === 'list') return { words: 'right', clear: 0 };
  if (!isHere) return { words: 'left', clear: 0 };
  const place = placeOf(rowHere(ring, frame), index, moved);
  if (place >= steep) return { words: 'below', clear: inSteps(Math.max(0, flat - place) * 190) };
  return { words: 'right', clear: inSteps(Math.max(0, place - upright) * 120) };
}

/** They are moved seldom: each time what is written is laid out anew. */
const inSteps = (pixels: number): number => Math.round(pixels / 8) * 8;

/** Where on the first turn the arc still rises straight, where words no longer fit at its right, and where it lies flat. */
const [upright, steep, flat] = [0.16, 0.5, 0.72];
