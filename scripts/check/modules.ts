/** What a module holds, in a line of MAP.md, and which others it may call through their front doors. */
export interface Module {
  readonly holds: string;
  readonly mayCall: readonly string[];
}

const module = (holds: string, ...mayCall: readonly string[]): Module => ({ holds, mayCall });

/**
 * Every module of the house, built or still to come. Everyone may call identity besides. A module that is not here does
 * not exist: the check of the arrows refuses it.
 */
export const modules: Readonly<Record<string, Module>> = {
  identity: module('who one is: sign-in, sessions, passwords, passkeys, providers, the audit log'),
  invitations: module(
    'who comes in: codes, the waitlist, the tree of who came by whom; admits people to the house and to spaces',
    'spaces',
    'seekers',
  ),
  seekers: module('trust and soul, each entry with its cause'),
  media: module('avatars, drawn and uploaded'),
  spaces: module('the tree of spaces, their members, roles and revisions', 'seekers', 'media'),
  messages: module(
    'what is said in a space: posting, editing, taps, unread, search',
    'spaces',
    'seekers',
    'media',
  ),
  tasks: module('what is to be done, in a space and of one’s own', 'spaces', 'messages', 'seekers'),
  calendar: module('events in a space', 'spaces', 'messages'),
  votes: module('what a space decides', 'spaces', 'messages'),
  docs: module('what a space writes together', 'spaces', 'messages'),
  council: module('the remedy council', 'spaces', 'messages', 'tasks'),
  guilds: module('guilds, their lore, and matching', 'spaces', 'seekers'),
  hospitality: module('thresholds, gifts, offers and needs, stays, retreats', 'spaces', 'seekers'),
  onboarding: module('the first evening: commitments, manifesto, introduction', 'seekers', 'spaces'),
  // Other modules hand the guide their tools, notifications their events and insights their figures, in app.ts.
  guide: module(
    'Mairy: the talk, her proposals, memory, reminders, perspective swaps',
    'spaces',
    'messages',
    'seekers',
  ),
  workshops: module('sound and spirals', 'media'),
  notifications: module('who is told, how and when'),
  insights: module('the dashboards'),
  // These are only seen: pages of the web app without a brother on the server.
  landing: module('the front of the house in three skins, and the waitlist'),
  'game-landing': module('what the game is, before the door', 'landing'),
  account: module('one’s own account: address, password, passkeys, devices, invitations'),
  super: module('what a super user sees and does'),
  kit: module('the kit of controls, shown to those who build'),
  placeholder: module('what a room will be for, while it is being built'),
};

export const isModule = (name: string): boolean => Object.hasOwn(modules, name);

export function mayImport(from: string, other: string): boolean {
  return from === other || other === 'identity' || (modules[from]?.mayCall ?? []).includes(other);
}
