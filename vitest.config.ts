import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/lib/left-out.mjs';
import { TallyReporter } from './scripts/lib/tally-reporter.mjs';

const outside = ['**/node_modules/**', '**/dist/**', 'data*/**', ...leftOut];

export default defineConfig({
  test: {
    reporters: ['default', new TallyReporter()],
    globalSetup: './server/test/database.setup.ts',
    projects: [
      {
        test: {
          name: 'parts',
          include: ['**/*.test.ts'],
          exclude: outside,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.journey.ts'],
          exclude: outside,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Each journey drives a browser with several people: more at once hold each other's frames up.
          maxWorkers: 1,
        },
      },
    ],
  },
});
