import { newId } from '@kinsong/contract/common/ids.ts';
import { inviteToSpace, redeemInvitation } from '@kinsong/contract/identity/identity.ts';
import { deleteMessage, editMessage, postMessage, seenUpTo } from '@kinsong/contract/messages/messages.ts';
import { foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import { giveChores } from './chores.ts';
import { cast, host, type Name } from './cast.ts';
import { Resident } from './resident.ts';
import type { Said, Talk } from './talk.ts';

const minute = 60_000;

interface Salon {
  readonly id: string;
  readonly talk: Talk;
  readonly told: { readonly id: string; readonly text: string }[];
  /** How far each has read: to what they said themselves, as it is in life. */
  readonly read: Map<Name, number>;
}

/** Lets the residents live through their talks again, at the times they had them. */
export async function furnish(
  base: string,
  architectCode: string,
  talks: readonly Talk[],
  setClock: (now: Date) => void,
): Promise<void> {
  const [first, ...later] = talks.toSorted((a, b) => beginOf(a) - beginOf(b));
  if (first === undefined) return;
  setClock(new Date(beginOf(first) - 3 * minute));
  const people = new Map<Name, Resident>([[host, await Resident.register(base, host, architectCode)]]);
  const salons = [await open(first, people, base)];
  const toOpen = [...later];
  for (const said of inTime(talks)) {
    while (toOpen[0] !== undefined && toOpen[0].said[0] === said) {
      setClock(new Date(said.at.getTime() - 2 * minute));
      salons.push(await open(toOpen.shift()!, people, base));
    }
    const salon = salons.find(({ talk }) => talk.said.includes(said));
    if (salon === undefined) throw new Error(`"${said.text}" is said in no salon`);
    setClock(said.at);
    await say(salon, said, people, setClock);
  }
  await giveChores(
    salons.map(({ id, talk, told }) => ({ id, name: talk.name, told })),
    (name) => known(people, name),
    new Date(Math.max(...talks.flatMap(({ said }) => said.map(({ at }) => at.getTime())))),
  );
  for (const { id, read } of salons) {
    for (const [name, seq] of read) {
      await known(people, name).call(seenUpTo, { params: { space_id: id }, body: { seq } });
    }
  }
}

const beginOf = ({ said }: Talk): number => said[0]?.at.getTime() ?? 0;

const inTime = (talks: readonly Talk[]): Said[] =>
  talks.flatMap(({ said }) => said).toSorted((a, b) => a.at.getTime() - b.at.getTime());

function known(people: ReadonlyMap<Name, Resident>, name: Name): Resident {
  const resident = people.get(name);
  if (resident === undefined) throw new Error(`${name} has not come in yet`);
  return resident;
}

/** The founder opens the salon and asks the others in; who is new to the house comes in by the first invitation. */
async function open(talk: Talk, people: Map<Name, Resident>, base: string): Promise<Salon> {
  const founder = known(people, talk.founder);
  const { id } = await founder.call(foundSpace, { body: { id: newId(), kind: talk.kind, name: talk.name } });
  const { invite_code } = await founder.call(inviteToSpace, {
    params: { space_id: id },
    body: { max_uses: cast.length },
  });
  for (const name of talk.people) {
    const resident = people.get(name);
    if (resident === undefined) people.set(name, await Resident.register(base, name, invite_code));
    else await resident.call(redeemInvitation, { body: { code: invite_code } });
  }
  return { id, talk, told: [], read: new Map() };
}

async function say(
  { id: space_id, told, read }: Salon,
  said: Said,
  people: ReadonlyMap<Name, Resident>,
  setClock: (now: Date) => void,
): Promise<void> {
  const who = known(people, said.who);
  const { answers } = said;
  const answered = answers === null ? undefined : told.findLast(({ text }) => text.includes(answers));
  if (answers !== null && answered === undefined) throw new Error(`nobody said "${answers}" before`);
  const body = { id: newId(said.at.getTime()), content: said.text, reply_to: answered?.id ?? null };
  const { seq } = await who.call(postMessage, { params: { space_id }, body });
  told.push({ id: body.id, text: said.text });
  read.set(said.who, seq);
  const params = { space_id, message_id: body.id };
  setClock(new Date(said.at.getTime() + minute / 2));
  if (said.mended !== null) await who.call(editMessage, { params, body: { content: said.mended } });
  if (said.takenBack) await who.call(deleteMessage, { params });
}
