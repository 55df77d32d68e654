import '../../../ui/tokens.stars.css';
import X from 'lucide-react/icons/x';
import { ErrorState, IconButton, Stage, toast } from '../../../ui/index.ts';
import { BackArrow } from '../BackArrow.tsx';
import { useKeptStep } from '../useStep.ts';
import { useManifesto } from './manifesto.data.ts';
import { ManifestoForm } from './ManifestoForm.tsx';
import { ManifestoSkeleton } from './ManifestoSkeleton.tsx';

/** The manifesto: asked for once in the first evening, and opened again whenever one means it otherwise. */
export function ManifestoScreen() {
  const { data, isError, isFetching, refetch } = useManifesto();
  const { again, back, ended, leave } = useKeptStep('manifesto_onboarding');
  return (
    <Stage
      area="guild"
      corner={
        again ? <IconButton icon={X} label="Leave it as it is" onClick={leave} /> : <BackArrow to={back} />
      }
    >
      {data !== undefined ? (
        <ManifestoForm
          opened={data}
          again={again}
          onKept={(user, skipped) => {
            if (!again) return ended(skipped ? 'skipped' : 'finished', user.onboarding_step);
            toast({ title: 'Kept. The version before can still be read.', tone: 'good' });
            leave();
          }}
        />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          Your manifesto did not load just now. What you had begun is kept.
        </ErrorState>
      ) : (
        <ManifestoSkeleton />
      )}
    </Stage>
  );
}
