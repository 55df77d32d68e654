import { defineConfig } from 'vitest/config';
import { leftOut } from './scripts/lib/left-out.mjs';
import { TallyReporter } from './scripts/lib/tally-reporter.mjs';

const outside = ['**/node_modules/**', '**/dist/**', 'data*/**', ...leftOut];

/** What drives a browser with several people. */
const patient = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    reporters: ['default', new TallyReporter()],
    globalSetup: './server/test/database.setup.ts',
    // One after the other: what takes times needs the machine for itself, and waits for nobody.
    projects: [
      {
        test: {
          name: 'measured',
          include: ['journeys/measured/**/*.journey.ts'],
          exclude: outside,
          ...patient,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.journey.ts'],
          exclude: [...outside, 'journeys/measured/**'],
          ...patient,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'parts',
          include: ['**/*.test.ts'],
          exclude: outside,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They wait for most of their time: for a flush, for an answer that takes the same time whatever it is.
          maxWorkers: 5,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
