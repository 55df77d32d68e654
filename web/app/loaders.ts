import { frontLoaders, type Load } from './loaders.front.ts';
import type { Screen } from './screen.ts';

const superDashboard: Load = () =>
  import('../modules/super/index.ts').then((module) => module.SuperDashboard);
const placeholder: Load = () =>
  import('../modules/placeholder/index.ts').then((module) => module.Placeholder);

/** What draws a screen, by its key. A screen whose key is not here is a placeholder still. */
export const loaders: Readonly<Record<string, Load>> = {
  ...frontLoaders,
  mobile_chat: () => import('./guide-chat.tsx').then((module) => module.Mairy),
  turing: () => import('../modules/guide/index.ts').then((module) => module.loadTuring()),
  memory: () => import('../modules/guide/index.ts').then((module) => module.loadMemory()),
  perspective_swaps: () => import('../modules/guide/index.ts').then((module) => module.loadSwaps()),
  perspective_swap: () => import('../modules/guide/index.ts').then((module) => module.loadSwap()),
  tasks: () => import('./tasks.tsx').then((module) => module.Tasks),
  my_projects: () => import('./salons.tsx').then((module) => module.Salons),
  project_salon: () => import('./salons.tsx').then((module) => module.loadSalon()),
  super: superDashboard,
  super_dashboard: superDashboard,
  account: () => import('../modules/account/index.ts').then((module) => module.Account),
  trust: () => import('../modules/seekers/index.ts').then((module) => module.loadTrust()),
};

export const stands = ({ key }: Screen): boolean => Object.hasOwn(loaders, key);

export const loaderOf = ({ key }: Screen): Load => loaders[key] ?? placeholder;
