import { told } from '@kinsong/contract/guide/sent-to-model.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { Button, Sheet, SkeletonRows } from '../../../ui/index.ts';
import styles from './SentToModelSheet.module.css';

const roles = { system: 'About you and the house', user: 'You said', assistant: 'Mairy said' } as const;

export interface SentToModelSheetProps {
  message: string | undefined;
  onClose: () => void;
}

/** Every word that went out of the house for one answer. */
export function SentToModelSheet({ message, onClose }: SentToModelSheetProps) {
  return (
    <Sheet
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="What Mairy was told"
      description="Every word Mairy was given for this answer. Only you can see this page."
    >
      {message !== undefined && <Told message={message} />}
    </Sheet>
  );
}

function Told({ message }: { message: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['guide', 'told', message],
    queryFn: ({ signal }) => ask(told, { params: { message_id: message } }, { signal }),
    retry: false,
    staleTime: Infinity,
  });
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>This did not load. Nothing is lost.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  }
  if (data === undefined) return <SkeletonRows label="Loading what Mairy was told" rows={3} />;
  const { provider, tokens, cost } = data;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can be pressed: without a stop of its own no keyboard scrolls it
    <section className={styles.told} aria-label="Every word she was given" tabIndex={0}>
      <p className={styles.to}>
        Sent to <strong>{provider.host}</strong>, model <strong>{provider.model}</strong>
        {tokens.in !== null && `, ${tokens.in} tokens sent and ${tokens.out ?? 0} received`}
        {cost !== null && `, for ${cost.toFixed(4)}`}.
      </p>
      <ol className={styles.list}>
        {data.said.map(({ role, text }, at) => (
          <li key={at} data-role={role}>
            <h3 className={styles.role}>{roles[role]}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {data.tools.length > 0 && (
        <p className={styles.to}>
          She could propose: {data.tools.join(', ')}. Nothing is done without your Yes.
        </p>
      )}
    </section>
  );
}
