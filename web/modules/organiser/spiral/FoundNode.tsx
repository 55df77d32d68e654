import { cx, VisuallyHidden } from '../../../ui/index.ts';
import { levelWords } from '../node-words.ts';
import { keyOf } from './Node.tsx';
import node from './Node.module.css';
import styles from './FoundNode.module.css';
import type { Ring } from './rings.ts';

export interface FoundNodeProps {
  ring: Ring;
  isHere: boolean;
  words: 'right' | 'below';
  onFound: (ring: Ring) => void;
}

/** The dashed one on the thread: something new is founded here. */
export function FoundNode({ ring, isHere, words, onFound }: FoundNodeProps) {
  const first = ring.mayFound[0];
  if (first === undefined) return null;
  const { one } = levelWords[first];
  return (
    <button
      type="button"
      data-node={keyOf(ring, 'found')}
      data-words={words}
      className={cx(node.node, styles.found, !isHere && node.small)}
      onClick={() => onFound(ring)}
    >
      <svg viewBox="0 0 76 76" className={styles.ring} aria-hidden>
        <circle cx="38" cy="38" r="36" />
        <path d="M29 38h18M38 29v18" />
      </svg>
      <span className={node.words} data-fades>
        <b className={node.name}>Create {one}</b>
        {!isHere && <VisuallyHidden> in {ring.name}</VisuallyHidden>}
        {isHere && words === 'right' && (
          <span className={cx(node.line, styles.where)}>{within[first](ring)}</span>
        )}
      </span>
    </button>
  );
}

const within = {
  hamlet: () => 'a new place on the planet',
  family: ({ kind, name }: Ring) => (kind === 'planet' ? 'a house of its own' : `a new house in ${name}`),
  project: ({ kind, name }: Ring) => (kind === 'planet' ? 'one room for one thing' : `for ${name}`),
};
