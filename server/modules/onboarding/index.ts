import type { Module } from '../../platform/module.ts';
import { montagePorts, type MontagePorts } from './montage/montage-ports.ts';
import { onboardingRoutes } from './onboarding.calls.ts';
import { manifestoTalkRoutes } from './manifesto-talk/manifesto-talk.calls.ts';
import { talkPorts, type TalkPorts } from './manifesto-talk/talk-ports.ts';
import { onboardingPorts, type OnboardingPorts } from './ports.ts';

export { endPart, stepAt } from './evening.ts';
export { wroteManifesto } from './wrote-manifesto.ts';
export { manifestoFor } from './manifesto-for.ts';

interface Ports extends OnboardingPorts {
  readonly montage: MontagePorts;
  readonly talk: TalkPorts;
}

export const makeOnboarding = (ports: Ports): Module => ({
  name: 'onboarding',
  routes: [...onboardingRoutes, ...manifestoTalkRoutes],
  open(house) {
    onboardingPorts.give(house, ports);
    montagePorts.give(house, ports.montage);
    talkPorts.give(house, ports.talk);
  },
});
