import { redeemInvitation, register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { Caller } from '../caller.ts';
import type { HouseProcess } from '../house-process.ts';
import { Citizen } from '../people.ts';

export interface Company {
  readonly people: readonly Citizen[];
  readonly spaces: readonly string[];
}

/** The first person comes in by the code that the house printed, and invites all others into two salons. */
export async function gather(
  { base, architectCode }: HouseProcess,
  names: readonly string[],
): Promise<Company> {
  const enter = async (name: string, invite_code: string): Promise<Citizen> => {
    const body = { name, email: `${name}@hearth.example`, password: 'a lamp in the window', invite_code };
    const { access_token, user } = await new Caller(base).call(register, { body });
    return new Citizen(base, access_token, user.id, name);
  };
  const ada = await enter('ada', architectCode);
  const spaces = await Promise.all(['First salon', 'Second salon'].map((name) => ada.found(name)));
  const [first, second] = await Promise.all(
    spaces.map(({ id }) => {
      const body = { max_uses: names.length };
      return ada.call(inviteToSpace, { params: { space_id: id }, body });
    }),
  );
  const others = await Promise.all(
    names.map(async (name) => {
      const person = await enter(name, first!.invite_code);
      await person.call(redeemInvitation, { body: { code: second!.invite_code } });
      return person;
    }),
  );
  return { people: [ada, ...others], spaces: spaces.map(({ id }) => id) };
}
