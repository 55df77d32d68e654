import type { WebModule } from '../../platform/web-module.ts';

export const assistant: WebModule = {
  companion: {
    load: async () => (await import('./companion.ts')).companion,
  },
};
