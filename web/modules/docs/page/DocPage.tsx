import { signedIn } from '../../../platform/signed-in.ts';
import { Empty, ErrorState, Loading } from '../../../ui/index.ts';
import { useStore } from '../../../platform/store.ts';
import type { DocPageProps } from './doc-page.types.ts';
import { useOpenDoc } from './useOpenDoc.ts';
import { WrittenDoc } from './WrittenDoc.tsx';
import styles from './DocPage.module.css';

/** One doc: its words as soon as this browser or the house has them. */
export function DocPage(props: DocPageProps) {
  const { doc } = props;
  const items = useStore(signedIn().outbox.items);
  const making = items.find(({ call, body }) => call === 'docs.create' && body?.['id'] === doc.id);
  const beganEmpty =
    making !== undefined &&
    making.body?.['template'] === undefined &&
    making.body?.['markdown'] === undefined;
  const connection = useStore(signedIn().socket.connection);
  // With a line the house has it in a moment; without one nobody waits to write.
  const { open, standing } = useOpenDoc(
    doc.space_id,
    doc.id,
    doc.isThere,
    beganEmpty && connection === 'lost',
  );
  if (standing.shows === 'gone') {
    return (
      <div className={styles.instead}>
        <Empty title="This doc is not open to you now">
          It was taken away, or you are not among those who may read it any more.
        </Empty>
      </div>
    );
  }
  if (open === undefined || standing.shows === 'opening') {
    if (connection === 'lost')
      return (
        <div className={styles.instead}>
          <ErrorState>
            {doc.isThere
              ? 'This doc was never open in this browser, and there is no way to the house just now. It opens by itself when there is.'
              : 'What this doc begins with comes from the house. It opens by itself when there is a way there.'}
          </ErrorState>
        </div>
      );
    return (
      <div className={styles.instead}>
        <Loading label="Opening the doc" />
      </div>
    );
  }
  return <WrittenDoc key={doc.id} {...props} open={open} standing={standing} />;
}
