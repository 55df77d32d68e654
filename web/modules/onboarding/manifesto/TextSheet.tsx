import { Button, Sheet, Skeleton, Bone } from '../../../ui/index.ts';
import { useText } from './manifesto.data.ts';
import styles from './TextSheet.module.css';

/** The words of a text that one brought, to be read again. */
export function TextSheet({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data, isError, refetch } = useText(id);
  return (
    <Sheet open={id !== undefined} onOpenChange={onClose} title={data?.name ?? 'What you brought'}>
      {data !== undefined ? (
        <p className={styles.text}>{data.text}</p>
      ) : isError ? (
        <div role="alert" className={styles.failed}>
          <p>It did not come just now. It is kept in the house.</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Skeleton label="What you brought is on its way">
          <Bone width="92%" />
          <Bone width="78%" />
          <Bone width="86%" />
        </Skeleton>
      )}
    </Sheet>
  );
}
