import { minute } from '@kinsong/contract/common/time.ts';
import { establishGuild } from '@kinsong/contract/guilds/guilds.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { deleteMessage, editMessage, postMessage, seenUpTo } from '@kinsong/contract/messages/messages.ts';
import { changeRole, foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import { longTable } from './demo-manifestos.ts';
import { cast, host } from './people.ts';
import { after, Home, type Moment, type Salon } from './demo-house.ts';
import { settingsOf } from './demo-settings.ts';
import type { Said, Talk } from './read-talk.ts';

/** Lets the residents live through their talks again, and through all else that happened, at the times they had it. */
export async function furnish(
  base: string,
  architectCode: string,
  { talks, moments }: { readonly talks: readonly Talk[]; readonly moments: readonly Moment[] },
  setClock: (now: Date) => void,
): Promise<void> {
  const all = inTime([...talks.flatMap(momentsOf), ...moments]);
  const [first] = all;
  if (first === undefined) return;
  const home = new Home(base, setClock);
  setClock(after(first.at, -minute));
  await home.letIn(host, architectCode, async () => undefined);
  for (const { at, happen } of all) {
    setClock(at);
    await happen(home);
  }
  for (const { id, read } of home.salons)
    for (const [name, seq] of read)
      await home.who(name).call(seenUpTo, { params: { space_id: id }, body: { seq } });
}

const inTime = (moments: readonly Moment[]): Moment[] =>
  moments.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** A salon is opened two minutes before the first word in it. */
function momentsOf(talk: Talk): Moment[] {
  const [first] = talk.said;
  if (first === undefined) return [];
  const said = talk.said.map((word) => ({
    at: word.at,
    happen: (home: Home) => say(home, home.salon(talk.name), word),
  }));
  return [{ at: after(first.at, -2 * minute), happen: (home) => open(home, talk) }, ...said];
}

/** The founder opens the salon and asks the others in; who is new to the house comes in by the first invitation. */
async function open(home: Home, talk: Talk): Promise<void> {
  const founder = home.who(talk.founder);
  const { kind, name, within } = talk;
  const made = { id: newId(), name };
  const parent_id = within === null ? null : home.place(within);
  const { id } =
    kind === 'guild'
      ? await founder.call(establishGuild, { body: { ...made, ...longTable } })
      : await founder.call(foundSpace, { body: { ...settingsOf(name), ...made, kind, parent_id } });
  const { invite_code } = await founder.call(inviteToSpace, {
    params: { space_id: id },
    body: { max_uses: cast.length },
  });
  for (const person of talk.people)
    await home.letIn(person, invite_code, (resident) =>
      resident.call(redeemInvitation, { body: { code: invite_code } }),
    );
  for (const steward of talk.stewards) {
    const params = { space_id: id, person_id: home.who(steward).id };
    await founder.call(changeRole, { params, body: { role: 'steward' } });
  }
  home.salons.push({ id, talk, told: [], read: new Map() });
}

async function say(home: Home, { id: space_id, told, read }: Salon, said: Said): Promise<void> {
  const who = home.who(said.who);
  const { answers } = said;
  const answered = answers === null ? undefined : told.findLast(({ text }) => text.includes(answers));
  if (answers !== null && answered === undefined) throw new Error(`nobody said "${answers}" before`);
  const body = { id: newId(said.at.getTime()), content: said.text, reply_to: answered?.id ?? null };
  const { seq } = await who.call(postMessage, { params: { space_id }, body });
  told.push({ id: body.id, text: said.text });
  read.set(said.who, seq);
  const params = { space_id, message_id: body.id };
  home.setClock(after(said.at, minute / 2));
  if (said.mended !== null) await who.call(editMessage, { params, body: { content: said.mended } });
  if (said.takenBack) await who.call(deleteMessage, { params });
}
