import { wordOf } from '@kinsong/contract/messages/reactions.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { Avatar, List, Row } from '../../../ui/index.ts';
import { nameOf, useTalk } from '../stream/talk-context.ts';
import { Sign } from './Sign.tsx';

/** Everyone who answered, each with their sign. */
export function WhoReacted({ message }: { message: Message }) {
  const { people, me, find } = useTalk();
  const { reactions = [] } = find(message.id) ?? message;
  return (
    <List label="Who answered">
      {reactions.flatMap(({ emoji, people: given }) =>
        given.map((id) => (
          <Row
            key={`${emoji} ${id}`}
            lead={<Avatar name={nameOf(people, id)} url={people.get(id)?.avatar_url} named />}
            title={id === me ? 'You' : nameOf(people, id)}
            detail={wordOf(emoji)}
            end={<Sign emoji={emoji} />}
          />
        )),
      )}
    </List>
  );
}
