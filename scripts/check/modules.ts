/**
 * Which module may call which, through its front door. Everyone may call identity besides.
 * A module that is not here does not exist: the check of the arrows refuses it.
 */
export const mayCall: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  seekers: [],
  media: [],
  spaces: ['seekers', 'media'],
  messages: ['spaces', 'seekers', 'media'],
  tasks: ['spaces', 'messages', 'seekers'],
  calendar: ['spaces', 'messages'],
  votes: ['spaces', 'messages'],
  docs: ['spaces', 'messages'],
  council: ['spaces', 'messages', 'tasks'],
  guilds: ['spaces', 'seekers'],
  hospitality: ['spaces', 'seekers'],
  onboarding: ['seekers', 'spaces'],
  // Other modules hand the guide their tools, notifications their events and insights their figures, in app.ts.
  guide: ['spaces', 'messages', 'seekers'],
  workshops: ['media'],
  notifications: [],
  insights: [],
  // These are only seen: pages of the web app without a brother on the server.
  landing: [],
  'game-landing': ['landing'],
  account: [],
  super: [],
  house: [],
  placeholder: [],
};

export const isModule = (name: string): boolean => Object.hasOwn(mayCall, name);

export function mayImport(module: string, other: string): boolean {
  return module === other || other === 'identity' || (mayCall[module] ?? []).includes(other);
}
