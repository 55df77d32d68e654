import type { WebModule } from '../../platform/web-module.ts';
import { worksheetsRows, worksheetsSends } from './worksheets.data.ts';

export const worksheets: WebModule = {
  rows: worksheetsRows,
  sends: worksheetsSends,
  glance: {
    title: 'Consciousness Tools & Workflows',
    load: async () => (await import('./panel/ToolsPanel.tsx')).ToolsPanel,
  },
};
