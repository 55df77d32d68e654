import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserProgram } from './journeys/browser.ts';
import { leftOut } from './scripts/lib/tests-left-out.mjs';
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
          // People and houses wait for each other: two cores carry three of them.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What one component shows and does, in a real browser and without a house behind it.
        plugins: [react()],
        root: 'web',
        // Found before the first test, and anew in each run: one that is found later would load the page anew under it.
        optimizeDeps: { entries: ['app/main.tsx', '**/*.test.tsx'], force: true },
        test: {
          name: 'components',
          include: ['**/*.test.tsx'],
          exclude: outside,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await browserProgram(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Amsterdam' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          sequence: { groupOrder: 2 },
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
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
