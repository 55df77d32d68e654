import type { Doc } from '@kinsong/contract/docs/doc.ts';
import type { BlockDifference } from '@kinsong/engines/docs/differences.ts';
import { cx } from '../../../ui/index.ts';
import { useWriterOf } from '../writer-hues.ts';
import { Block } from './Block.tsx';
import styles from './VersionWords.module.css';

export interface VersionWordsProps {
  doc: Doc;
  differences: readonly BlockDifference[];
  writer: string | undefined;
}

/** The words as they were then; what came with that writing is tinted, what went is struck through. */
export function VersionWords({ doc, differences, writer }: VersionWordsProps) {
  const writerOf = useWriterOf(doc.space_id);
  const hue = writer === undefined ? 0 : writerOf(writer).hue;
  return (
    <div className={styles.words} style={{ '--writer': `var(--writer-${hue})` } as React.CSSProperties}>
      {differences.map((difference, at) => {
        const { what, node, pieces } = difference;
        const block = <Block node={node} pieces={pieces} space={doc.space_id} />;
        if (what === 'added')
          return (
            <ins key={at} className={cx(styles.block, styles.added)}>
              {block}
            </ins>
          );
        if (what === 'removed')
          return (
            <del key={at} className={styles.block}>
              {block}
            </del>
          );
        return (
          <div key={at} className={styles.block}>
            {block}
          </div>
        );
      })}
    </div>
  );
}
