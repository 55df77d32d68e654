import { useStore } from '../../../platform/store.ts';
import { DropPlace, SharedHere, sharedShown, viewed, Viewer } from '../../files/index.ts';
import { useSpace } from '../../spaces/index.ts';
import { nameOf, useTalk } from './talk-context.ts';

/** Over and beside a talk: where files may be let go, one of them large, and all that was shared. */
export function SalonFiles() {
  const { space, me, people, abilities, options, find, jumpTo } = useTalk();
  const { space: here } = useSpace(space);
  const open = useStore(viewed);
  const shared = useStore(sharedShown) === space;
  const mayChangeOf = (by: string) =>
    abilities.has('files.changeAny') || (by === me && abilities.has('files.bring'));
  return (
    <>
      {options.Among && abilities.has('files.bring') && <DropPlace space={space} />}
      {shared && (
        <SharedHere
          space={space}
          people={[...people.values()].map(({ person_id, name }) => ({ id: person_id, name }))}
          mayChange={({ brought_by }) => mayChangeOf(brought_by)}
          onToMessage={jumpTo}
        />
      )}
      {open?.space === space && (
        <Viewer
          open={open}
          place={here?.name ?? ''}
          nameOf={(person) => nameOf(people, person)}
          faceOf={(person) => people.get(person)?.avatar_url}
          wordsOf={(message) => find(message)?.content ?? ''}
          mayChange={({ by }) => mayChangeOf(by)}
          onToMessage={jumpTo}
        />
      )}
    </>
  );
}
