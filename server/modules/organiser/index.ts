import type { Module } from '../../platform/module.ts';
import { organiserRoutes } from './organiser.calls.ts';

export const organiser: Module = { name: 'organiser', routes: organiserRoutes };
