import { previewAddress } from '@kinsong/contract/files/files.ts';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { FilesOnTheWay, dropFile, useUpload } from '../../files/index.ts';
import { cx } from '../../../ui/index.ts';
import styles from './nodes.module.css';

/** A picture, and what one says under it. While it is on its way, how far it has come. */
export function PictureInDoc({ node, editor, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const file = String(node.attrs['file_id']);
  const alt = String(node.attrs['alt']);
  const caption = String(node.attrs['caption']);
  const [isGone, setGone] = useState(false);
  const onTheWay = useUpload(file);
  const isHere = onTheWay === undefined || onTheWay.state === 'done';
  const leaveOut = (id: string) => {
    void dropFile(id);
    deleteNode();
  };
  return (
    <NodeViewWrapper
      as="figure"
      className={cx(styles.block, styles.picture)}
      data-selected={selected || undefined}
    >
      {!isHere ? (
        <FilesOnTheWay ids={[file]} onLeaveOut={leaveOut} />
      ) : isGone ? (
        <p className={styles.missing}>
          This picture was taken out of the salon, or cannot be reached just now.
        </p>
      ) : (
        <img
          src={previewAddress(file, 'large')}
          srcSet={`${previewAddress(file, 'medium')} 640w, ${previewAddress(file, 'large')} 1600w`}
          sizes="(width >= 48rem) 42rem, 95vw"
          alt={alt === '' ? caption : alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setGone(true)}
        />
      )}
      <figcaption contentEditable={false}>
        {editor.isEditable ? (
          <input
            className={styles.caption}
            aria-label="What is on the picture"
            placeholder="What is on it, and who took it"
            maxLength={300}
            value={caption}
            onChange={(event) => updateAttributes({ caption: event.target.value })}
          />
        ) : (
          caption
        )}
      </figcaption>
    </NodeViewWrapper>
  );
}
