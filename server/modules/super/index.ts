import type { Module } from '../../platform/module.ts';
import { noteSizeJob } from './note-size.job.ts';
import { superPorts, type SuperPorts } from './ports.ts';
import { superRoutes } from './super.calls.ts';

/** What super users look after the house with. */
export const makeSuper = (ports: SuperPorts): Module => ({
  name: 'super',
  routes: superRoutes,
  jobs: [noteSizeJob],
  open: (house) => superPorts.give(house, ports),
});
