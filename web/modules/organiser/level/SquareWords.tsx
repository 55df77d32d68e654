import type { Child, TreeNode } from '@kinsong/contract/organiser/nodes.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button, Icon, VisuallyHidden } from '../../../ui/index.ts';
import { activeLine, figuresOf, isLit, levelWords, lineOf, waitingIn } from '../node-words.ts';
import { isOpenTo } from '../organiser.hooks.ts';
import styles from './SquareWords.module.css';

interface HereWordsProps {
  node: TreeNode;
  /** Where there is nothing in it yet. */
  note: string | undefined;
  onPeople: () => void;
}

/** What is written in the large square: the level one is at, and its figures. */
export function HereWords({ node, note, onPeople }: HereWordsProps) {
  const subtitle = node.kind === 'planet' ? '' : node.subtitle;
  return (
    <div className={styles.here} data-fades>
      {node.name !== levelWords[node.kind].one && <p className={styles.kind}>{levelWords[node.kind].one}</p>}
      <h2 className={styles.hero}>{node.name}</h2>
      {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      <dl className={styles.figures}>
        {figuresOf(node).map(({ value, word, lit }) => (
          <div key={word} className={styles.figure} data-lit={lit}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <button type="button" className={styles.people} onClick={onPeople}>
        Who is here
      </button>
    </div>
  );
}

interface BelowWordsProps {
  child: Child;
  square: 'next' | 'third';
  /** The one filled button of the screen. */
  filled: boolean;
  onEnter: () => void;
}

/** The chosen one, in the square that is its own. */
export function BelowWords({ child, square, filled, onEnter }: BelowWordsProps) {
  const active = activeLine(child);
  const lines = child.kind === 'project' ? waitingIn(child) : [lineOf(child)];
  return (
    <div className={styles[square]} data-fades>
      <p className={styles.kind}>{levelWords[child.kind].one}</p>
      <h3 className={styles.title}>{child.name}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {active !== undefined && <p className={isLit(child) ? styles.active : styles.line}>{active}</p>}
      {isOpenTo(child) && (
        <Button kind={filled ? 'primary' : 'secondary'} onClick={onEnter} className={styles.open}>
          Open
          <VisuallyHidden>{child.name}</VisuallyHidden>
          <Icon of={ArrowRight} size="s" />
        </Button>
      )}
    </div>
  );
}

/** How far a project is, among the lights on its turn. */
export function DoneWords({ done, open, large }: { done: number; open: number; large: boolean }) {
  if (done + open === 0) return null;
  return (
    <p data-fades className={styles.done} data-large={large || undefined}>
      <b>{done}</b> of {done + open}
      <br />
      done
    </p>
  );
}
