import type { Task } from '@kinsong/contract/tasks/task.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/index.ts';
import { letBe, lostWordsOf, type LostWords } from '../lost-words.ts';
import { someone, type People } from '../people-words.ts';
import { change } from '../tasks.actions.ts';
import { RefusedChange } from './RefusedChange.tsx';

const where = { text: 'words', description: 'description', notes: 'notes' } as const;

/** One’s own words that another wrote over while neither saw the other’s: they can be put back. */
export function OverwrittenWords({ task, people, mayChange }: Props) {
  const gone = useStore(letBe);
  const lost = lostWordsOf(task, signedIn().person.id).filter(({ key }) => !gone.has(key));
  if (!mayChange) return null;
  return lost.map((each) => <Overwritten key={each.key} lost={each} task={task} people={people} />);
}

interface Props {
  task: Task;
  people: People;
  mayChange: boolean;
}

function Overwritten({ lost, task, people }: { lost: LostWords } & Pick<Props, 'task' | 'people'>) {
  const { key, what, by, words } = lost;
  const leave = () => letBe.change((before) => new Set([...before, key]));
  return (
    <RefusedChange
      why={`${someone(by, people)?.name ?? 'Someone'} changed the ${where[what]} without having seen yours.`}
      words={words}
    >
      <Button onClick={() => void change(task, { [what]: words })}>Put it back</Button>
      <Button kind="bare" onClick={leave}>
        Leave it
      </Button>
    </RefusedChange>
  );
}
