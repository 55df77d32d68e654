import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { pages, withSign } from './build/pages.ts';
import { squeezed } from './build/precompressed.ts';
import { withoutJsonSchemas } from './build/without-json-schemas.ts';

const server = `http://localhost:${process.env['KINSONG_PORT'] ?? 8001}`;

export default defineConfig({
  plugins: [react(), withSign(), pages(), squeezed(), withoutJsonSchemas()],
  build: {
    target: 'es2023',
    // The content security policy allows files, not data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
      treeshake: {
        // The kit's front door names everything; only what a screen uses of it may weigh on that screen.
        moduleSideEffects: (id) => !/\/web\/(ui|modules)\/.*\.tsx?$/.test(id),
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
});
