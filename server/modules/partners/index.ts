import type { Module } from '../../platform/module.ts';
import { partnersRoutes } from './partners.calls.ts';

export const partners: Module = { name: 'partners', routes: partnersRoutes };
