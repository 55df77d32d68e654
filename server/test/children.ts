import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { Citizen } from './people.ts';

/** Someone under 16, invited by their guardian into one of the guardian's spaces. */
export async function childOf(guardian: Citizen, spaceId: string, name: string): Promise<Citizen> {
  const { invite_code } = await guardian.call(inviteToSpace, {
    params: { space_id: spaceId },
    body: { under_16: true },
  });
  const email = `${name.toLowerCase()}-${newId().slice(-6)}@hearth.example`;
  const body = { name, email, password: 'a lamp in the window', invite_code };
  const { access_token, user } = await guardian.call(register, { body });
  return new Citizen(guardian.base, access_token, user.id, name);
}
