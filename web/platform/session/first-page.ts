import type { User } from '@kinsong/contract/identity/identity.ts';

/** Someone who comes in, and where to. */
export interface Coming {
  readonly user: Pick<User, 'is_super_user' | 'is_founder'>;
  /** The space their invitation opened. */
  readonly space?: string | null;
  /** The query of the entry, whose `to` says where they were on their way. */
  readonly search?: string;
  /** By the chat-app's sign-in, which the specification leads by way of the user dashboard. */
  readonly byAuth?: boolean;
}

/** The specification's `mobile_chat`: what a homepage preference says until someone says otherwise. */
const home = '/mairy';

/** Where one lands. Nothing else decides it: neither the start, nor the entry, nor a letter. */
export function landing({ user, space = null, search = '', byAuth = false }: Coming): string {
  if (space !== null) return `/salon/${space}`;
  const wanted = wantedIn(search);
  if (wanted !== null) return wanted;
  // Unfinished onboarding will lead to its step here: after what one came for, before what one is.
  if (user.is_super_user) return '/super';
  if (user.is_founder) return '/founder';
  return byAuth ? '/you' : home;
}

const nowhere = new Set(['/', '/enter', '/timeline']);

/** An address of this house other than the way in; a link that leads to another site is nobody's way. */
function wantedIn(search: string): string | null {
  const to = new URLSearchParams(search).get('to') ?? '';
  const here = 'https://here.invalid';
  if (!to.startsWith('/') || !URL.canParse(to, here)) return null;
  const { origin, pathname } = new URL(to, here);
  return origin === here && !nowhere.has(pathname) ? to : null;
}
