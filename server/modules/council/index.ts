import type { Module } from '../../platform/module.ts';
import { councilRoutes } from './council.calls.ts';

export const council: Module = { name: 'council', routes: councilRoutes };
