import type { Homepage } from '@kinsong/contract/common/homepage.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import { eveningAddresses } from './evening-addresses.ts';

/** Someone who comes in, and where to. */
export interface Coming {
  readonly user: Pick<User, 'is_super_user' | 'is_founder' | 'onboarding_step' | 'homepage_preference'>;
  /** The space their invitation opened. */
  readonly space?: string | null;
  /** The query of the entry, whose `to` says where they were on their way. */
  readonly search?: string;
  /** By the chat-app's sign-in, which the specification leads by way of the user dashboard. */
  readonly byAuth?: boolean;
}

const promises = eveningAddresses.sacred_tenets;

/** The promises stand before everything, and lead on from there to what one came for. */
export const toThePromises = (cameFor: string | null): string =>
  cameFor === null ? promises : `${promises}?to=${encodeURIComponent(cameFor)}`;

/** Where each homepage preference leads; gameplay is everyone's until they say otherwise. */
export const homepageAddresses = {
  gameplay: eveningAddresses.mobile_chat,
  projects: '/salons',
} as const satisfies Record<Homepage, string>;

/** Where one lands. Nothing else decides it: neither the start, nor the entry, nor a letter. */
export function landing({ user, space = null, search = '', byAuth = false }: Coming): string {
  const cameFor = space === null ? wantedIn(search) : `/salon/${space}`;
  const step = user.onboarding_step;
  if (step === 'sacred_tenets') return toThePromises(cameFor);
  if (cameFor !== null) return cameFor;
  if (step !== 'mobile_chat') return eveningAddresses[step];
  if (user.is_super_user) return '/super';
  if (user.is_founder) return '/founder';
  return byAuth ? '/you' : homepageAddresses[user.homepage_preference];
}

const nowhere = new Set(['/', '/enter', '/timeline']);

/** An address of this house other than the way in; a link that leads to another site is nobody's way. */
function wantedIn(search: string): string | null {
  const to = new URLSearchParams(search).get('to') ?? '';
  const here = 'https://here.invalid';
  if (!to.startsWith('/') || !URL.canParse(to, here)) return null;
  const { origin, pathname, search: wanted } = new URL(to, here);
  if (pathname === promises) return wantedIn(wanted);
  return origin === here && !nowhere.has(pathname) ? to : null;
}
