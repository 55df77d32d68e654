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
    'who comes in: codes, the waitlist, asking to enter, the tree of who came by whom; admits people to the house and to spaces',
    'spaces',
    'seekers',
  ),
  seekers: module('trust and soul, each entry with its cause'),
  media: module('avatars, drawn and uploaded; pictures brought for what people make'),
  spaces: module(
    'the tree of spaces, their settings, members, roles, vitals and revisions',
    'seekers',
    'media',
  ),
  files: module('files in a space: brought in pieces, looked at, made safe, kept, found', 'spaces', 'media'),
  messages: module(
    'what is said in a space: posting, editing, reactions, forwarding, pins, links, taps, unread, search',
    'spaces',
    'files',
    'seekers',
    'media',
  ),
  tasks: module('what is to be done, in a space and of one’s own', 'spaces', 'files', 'messages', 'seekers'),
  calendar: module(
    'events in a space, who comes, when all are free; calendars in and out',
    'spaces',
    'seekers',
    'messages',
    'tasks',
  ),
  // What a passed decision sets going is handed to votes in app.ts.
  votes: module('what a space decides, how it was counted, and what it set going', 'spaces', 'messages'),
  docs: module(
    'what a space writes together: its docs, what was said about them, how they came to be',
    'spaces',
    'messages',
    'tasks',
    'files',
    'media',
  ),
  worksheets: module(
    'guided sheets of questions that end in a doc, tasks and events; the ledger of who gave what',
    'spaces',
    'seekers',
    'docs',
    'tasks',
    'calendar',
  ),
  council: module(
    'the remedy council: who helps in it, and who is on duty when',
    'spaces',
    'messages',
    'tasks',
    'seekers',
  ),
  guilds: module('guilds, their lore, and matching', 'spaces', 'seekers', 'onboarding'),
  rooms: module(
    'rooms among strangers: their doors by trust, what is said in them and how long it stays',
    'spaces',
    'messages',
    'seekers',
  ),
  organiser: module(
    'the tree from the planet down to a project as one descends it; the directory of people',
    'spaces',
    'messages',
    'tasks',
    'seekers',
  ),
  journal: module('the secret journal, which its owner alone reads'),
  hospitality: module(
    'thresholds, gifts, offers and needs, stays, retreats',
    'spaces',
    'seekers',
    'messages',
    'tasks',
  ),
  onboarding: module('the first evening: commitments, manifesto, introduction', 'seekers', 'spaces'),
  // Other modules hand the guide their tools, notifications their events and insights their figures, in app.ts.
  guide: module(
    'Mairy: the talk, her proposals, memory, reminders, perspective swaps',
    'spaces',
    'messages',
    'seekers',
    'files',
  ),
  assistant: module(
    'Mairy in a salon: its summary, what is found there, and the Night Council',
    'spaces',
    'messages',
    'tasks',
    'files',
    'seekers',
    'guide',
  ),
  super: module(
    'what a super user sees and does: figures, roles, the audit log, what failed',
    'seekers',
    'invitations',
    'journal',
  ),
  partners: module('tools and partners: the cards on their four shelves'),
  workshops: module('sound and spirals', 'media'),
  notifications: module('who is told, how and when'),
  insights: module('the dashboards'),
  // These are only seen: pages of the web app without a brother on the server.
  landing: module('the front of the house in three skins, and the waitlist'),
  'game-landing': module('what the game is, before the door', 'landing'),
  account: module(
    'one’s own account: address, password, passkeys, devices, invitations, what one promised',
    'onboarding',
  ),
  kit: module('the kit of controls, shown to those who build'),
  placeholder: module('what a room will be for, while it is being built'),
};

export const isModule = (name: string): boolean => Object.hasOwn(modules, name);

export function mayImport(from: string, other: string): boolean {
  return from === other || other === 'identity' || (modules[from]?.mayCall ?? []).includes(other);
}
