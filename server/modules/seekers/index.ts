import type { Module } from '../../platform/module.ts';

export { changeAvatar, describe, introduce, profilesOf, welcome } from './seekers.ts';

export const seekers: Module = { name: 'seekers', routes: [] };
