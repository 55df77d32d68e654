import type { ComponentType } from 'react';
import type { Area } from '../ui/index.ts';

/** Every screen of the house: its key in the specification, its address, whose thread it wears, and where it lives. */
export interface Screen {
  key: string;
  /** A path whose `:parts` are handed to the screen. */
  address: string;
  area: Area;
  title: string;
  /** 'light' loads React and nothing else of weight; 'inner' stands behind the door, with rail, router and live data. */
  shell: 'light' | 'inner';
  load: () => Promise<ComponentType<ScreenProps>>;
}

export interface ScreenProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
}

type Load = Screen['load'];

const light = (key: string, address: string, title: string, load: Load): Screen => ({
  key,
  address,
  area: 'guild',
  title,
  shell: 'light',
  load,
});

const inner = (key: string, address: string, area: Area, title: string, load: Load = toCome): Screen => ({
  key,
  address,
  area,
  title,
  shell: 'inner',
  load,
});

/** A room that is still to be built tells what it will be for. */
function toCome(): ReturnType<Load> {
  return import('../modules/placeholder/index.ts').then((module) => module.Placeholder);
}

const landing: Load = () => import('../modules/landing/index.ts').then((module) => module.loadLanding());
const v2: Load = () => import('../modules/landing/index.ts').then((module) => module.loadSecondLanding());
const waitlist: Load = () => import('../modules/landing/index.ts').then((module) => module.loadWaitlist());
const game: Load = () => import('../modules/game-landing/index.ts').then((module) => module.GameLanding);
const entry: Load = () => import('../modules/identity/index.ts').then((module) => module.Entry);
const salons: Load = () => import('./salons.tsx').then((module) => module.Salons);
const mairy: Load = () => import('./mairy.tsx').then((module) => module.Mairy);
const trust: Load = () => import('../modules/seekers/index.ts').then((module) => module.loadTrust());
const turing: Load = () => import('../modules/guide/index.ts').then((module) => module.Turing);
const memory: Load = () => import('../modules/guide/index.ts').then((module) => module.MemoryPage);
const tasks: Load = () => import('./tasks.tsx').then((module) => module.Tasks);
const swaps: Load = () => import('../modules/guide/index.ts').then((module) => module.SwapsPage);
const swap: Load = () => import('../modules/guide/index.ts').then((module) => module.SwapPage);
const account: Load = () => import('../modules/account/index.ts').then((module) => module.Account);
const superDashboard: Load = () =>
  import('../modules/super/index.ts').then((module) => module.SuperDashboard);
const salon: Load = () => import('./salons.tsx').then((module) => module.Salon);

/** Two keys may share an address: the specification has some screens twice. */
export const screens: readonly Screen[] = [
  light('kinsong_landing', '/', 'Kinsong', landing),
  light('landing', '/', 'Kinsong', landing),
  light('landing_v2_test', '/v2', 'Kinsong', v2),
  light('game_landing', '/game', 'The Secret History of Humankind', game),
  light('waitlist', '/waitlist', 'Waitlist', waitlist),
  light('onboarding', '/enter', 'Timeline Access', entry),
  light('auth', '/timeline', 'Timeline Access', entry),

  inner('sacred_tenets', '/joining', 'lodging', 'Joining the Secret History of Humankind'),
  inner('manifesto_onboarding', '/manifesto', 'guild', 'Your manifesto'),
  inner('kinsong_manifesto', '/manifesto/talk', 'guild', 'Manifesto'),
  inner('guild_creation', '/guild/new', 'guild', 'Found a guild'),
  inner('game_intro', '/game/welcome', 'guild', 'Welcome to the game'),
  inner('game_montage', '/game/montage', 'guild', 'Montage'),
  inner('game_features', '/game/mission', 'guild', 'You Are a Seeker Agent'),
  inner('gameplay_intro', '/game/terminal', 'guild', 'The terminal'),
  inner('system_warning', '/game/warning', 'guild', 'System warning'),
  inner('consciousness_reveal', '/game/reveal', 'guild', 'The reveal'),
  inner('realworld_focus', '/game/real-world', 'guild', 'The real world'),
  inner('belonging_reminder', '/game/belonging', 'guild', 'Belonging'),

  inner('mobile_chat', '/mairy', 'guild', 'Mairy', mairy),
  inner('turing', '/mairy/turing', 'guild', 'TURING', turing),
  inner('memory', '/mairy/memory', 'guild', 'What Mairy remembers', memory),
  inner('tasks', '/tasks', 'guild', 'To Do', tasks),
  inner('perspective_swaps', '/mairy/swap', 'guild', 'Perspective swap', swaps),
  inner('perspective_swap', '/mairy/swap/:swap_id', 'guild', 'Perspective swap', swap),
  inner('messaging', '/conversations', 'guild', 'Conversations'),
  inner('multipath', '/home', 'guild', 'Three paths'),
  inner('unified_dashboard', '/guild', 'guild', 'Guild'),

  inner('my_projects', '/salons', 'salon', 'My Projects and Guilds', salons),
  inner('project_salon', '/salon/:salon_id', 'salon', 'Project salon', salon),
  inner('remedy_council', '/council', 'council', 'Remedy Council'),
  inner('multiplayer', '/rooms', 'room', 'Rooms'),
  inner('project_management', '/organiser', 'organiser', 'Organiser'),

  inner('reinn', '/lodging', 'lodging', 're-Inn'),
  inner('reinn_terminal_direct', '/lodging/terminal', 'lodging', 're-Inn terminal'),
  inner('room_thresholds', '/lodging/thresholds', 'lodging', 'Room of Thresholds'),
  inner('room_gifts', '/lodging/gifts', 'lodging', 'Room of Gifts'),
  inner('room_mirrors', '/lodging/mirrors', 'lodging', 'Room of Mirrors'),
  inner('guild_haus', '/lodging/guild-haus', 'lodging', 'Guild Haus'),

  inner('sonic_experience', '/workshops/sonic', 'workshop', 'Sonic workshop'),
  inner('spiral_trip', '/workshops/spiral', 'workshop', 'Spiral workshop'),

  inner('dashboard', '/you', 'insight', 'You'),
  inner('enhanced_dashboard', '/you', 'insight', 'You'),
  inner('founder', '/founder', 'insight', 'Super Architect'),
  inner('super', '/super', 'insight', 'Super dashboard', superDashboard),
  inner('super_dashboard', '/super', 'insight', 'Super dashboard', superDashboard),
  inner('account', '/account', 'insight', 'Your account', account),
  inner('trust', '/trust', 'insight', 'Trust', trust),
  inner('about', '/about', 'guild', 'About'),
  inner('toolfed', '/tools', 'guild', 'Tools and partners'),

  // The kit's own page is for those who build: a production bundle does not hold it.
  ...(import.meta.env.MODE === 'production'
    ? []
    : [
        light('house', '/house', 'The kit', () =>
          import('../modules/house/index.ts').then((module) => module.HousePage),
        ),
      ]),
];

export const screenByKey = (key: string): Screen | undefined => screens.find((screen) => screen.key === key);

/** Matches a path, part by part. */
export function screenAt(path: string): Screen | undefined {
  const parts = path.split('/').filter(Boolean);
  return screens.find(({ address }) => {
    const wanted = address.split('/').filter(Boolean);
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}
