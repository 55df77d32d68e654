import MessageCircle from 'lucide-react/icons/message-circle';
import {
  Button,
  ConnectionLine,
  Empty,
  ErrorState,
  Loading,
  ProgressBar,
  ProgressRing,
} from '../../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const kept = [
  { words: 'Done: Borrow Piet’s long ladder' },
  { icon: MessageCircle, words: '“I can take Thursday.” to Oma’s Week' },
];

export function States() {
  return (
    <Samples>
      <ConnectionLine connection="offline" waiting={3} />
      <Sample name="Empty" flow="tall">
        <Empty
          title="Welcome to Project Salons"
          actions={
            <>
              <Button kind="thread" size="l">
                Create Your First Project Salon
              </Button>
              <Button kind="bare">Back to Game</Button>
            </>
          }
        >
          A salon is one room for one thing: a roof, a birthday, a week of care. Open the first, and ask in
          the people it needs.
        </Empty>
      </Sample>
      <Sample name="Error" flow="tall">
        <ErrorState kept={kept} onRetry={() => undefined} leave={<Button kind="bare">Back to Game</Button>}>
          The salons could not be loaded. Often it is the connection; it usually comes back.
        </ErrorState>
      </Sample>
      <Sample name="Progress" flow="columns">
        <ProgressBar label="Being made" value={38} />
        <ProgressBar label="On its way" />
        <ProgressRing label="Done" value={61} />
        <Loading label="The house is waking" />
      </Sample>
    </Samples>
  );
}
