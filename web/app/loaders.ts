import { frontLoaders, type Load } from './loaders.front.ts';
import type { Screen } from './screen.ts';

const superDashboard: Load = () =>
  import('../modules/super/index.ts').then((module) => module.SuperDashboard);
const typed: Load = () => import('../modules/onboarding/index.ts').then((module) => module.loadTyped());
const placeholder: Load = () =>
  import('../modules/placeholder/index.ts').then((module) => module.Placeholder);

/** What draws a screen, by its key. A screen whose key is not here is a placeholder still. */
export const loaders: Readonly<Record<string, Load>> = {
  ...frontLoaders,
  sacred_tenets: () => import('../modules/onboarding/index.ts').then((module) => module.loadJoining()),
  mobile_chat: () => import('./guide-chat.tsx').then((module) => module.Mairy),
  turing: () => import('../modules/guide/index.ts').then((module) => module.loadTuring()),
  memory: () => import('../modules/guide/index.ts').then((module) => module.loadMemory()),
  perspective_swaps: () => import('../modules/guide/index.ts').then((module) => module.loadSwaps()),
  perspective_swap: () => import('../modules/guide/index.ts').then((module) => module.loadSwap()),
  kinsong_manifesto: () =>
    import('../modules/onboarding/index.ts').then((module) => module.loadManifestoTalk()),
  messaging: () => import('./conversations.tsx').then((module) => module.AllConversations),
  multiplayer: () => import('./rooms.tsx').then((module) => module.loadHall()),
  room: () => import('./rooms.tsx').then((module) => module.loadTable()),
  tasks: () => import('./tasks.tsx').then((module) => module.Tasks),
  my_projects: () => import('./hub.tsx').then((module) => module.Salons),
  salon_messages: () => import('./hub.tsx').then((module) => module.Messages),
  salon_calendar: () => import('./calendar.tsx').then((module) => module.Calendar),
  salon_peeps: () => import('./hub.tsx').then((module) => module.Peeps),
  salon_docs: () => import('./hub.tsx').then((module) => module.Docs),
  my_company: () => import('./hub.tsx').then((module) => module.Company),
  project_management: () => import('./organiser.tsx').then((module) => module.loadOrganiserScreen()),
  organiser_project: () => import('./organiser-project.tsx').then((module) => module.loadProject()),
  salon_access: () => import('./salons.tsx').then((module) => module.NoSalon),
  project_salon: () => import('./salons.tsx').then((module) => module.loadSalon()),
  manifesto_onboarding: () =>
    import('../modules/onboarding/index.ts').then((module) => module.loadManifesto()),
  guild_creation: () => import('../modules/guilds/index.ts').then((module) => module.loadGuildCreation()),
  multipath: () => import('./home.tsx').then((module) => module.loadHomeScreen()),
  about: () => import('./about.tsx').then((module) => module.loadAboutScreen()),
  journal: () => import('../modules/journal/index.ts').then((module) => module.loadJournal()),
  toolfed: () => import('./tools.tsx').then((module) => module.loadTools()),
  super: superDashboard,
  super_dashboard: superDashboard,
  account: () => import('../modules/account/index.ts').then((module) => module.Account),
  game_montage: () => import('../modules/onboarding/index.ts').then((module) => module.loadMontage()),
  game_features: () => import('../modules/onboarding/index.ts').then((module) => module.loadMission()),
  game_intro: () => import('../modules/onboarding/index.ts').then((module) => module.loadIntroduction()),
  gameplay_intro: () => import('../modules/onboarding/index.ts').then((module) => module.loadTerminal()),
  system_warning: typed,
  consciousness_reveal: typed,
  realworld_focus: typed,
  belonging_reminder: typed,
  worksheets: () => import('../modules/worksheets/index.ts').then((module) => module.loadSheets()),
  worksheet: () => import('../modules/worksheets/index.ts').then((module) => module.loadSheet()),
  ledger: () => import('../modules/worksheets/index.ts').then((module) => module.loadLedger()),
  dashboard: () => import('./you.tsx').then((module) => module.loadYouScreen()),
  enhanced_dashboard: () => import('./you.tsx').then((module) => module.loadYouScreen()),
  profile: () => import('./you.tsx').then((module) => module.loadProfileScreen()),
  figures: () => import('./you.tsx').then((module) => module.loadFiguresScreen()),
  founder: () => import('./founder.tsx').then((module) => module.loadFounderScreen()),
  curate_retreat: () => import('./founder.tsx').then((module) => module.loadCurateScreen()),
  founder_retreat: () => import('./founder.tsx').then((module) => module.loadCurateScreen()),
  founder_retreats: () => import('./founder.tsx').then((module) => module.loadKeptRetreatsScreen()),
  retreats: () => import('./founder.tsx').then((module) => module.loadRetreatsScreen()),
  retreat: () => import('./founder.tsx').then((module) => module.loadRetreatScreen()),
  elevation: () => import('../modules/seekers/index.ts').then((module) => module.loadElevation()),
  trust: () => import('../modules/seekers/index.ts').then((module) => module.loadTrust()),
};

export const stands = ({ key }: Screen): boolean => Object.hasOwn(loaders, key);

export const loaderOf = ({ key }: Screen): Load => loaders[key] ?? placeholder;
