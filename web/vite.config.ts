import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['KINSONG_PORT'] ?? 8001}`;

const kit =
  /\/web\/ui\/(cx|skins\/|motion|controls\/(Heart|Icon)?Button|drawing\/(Icon|Sign|sign)|scenery\/whileSeen)|\/lucide-react\/dist\/esm\/(?!icons\/)|\/node_modules\/react\/|jsx-runtime|rolldown\/runtime/;

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // The content security policy allows files, not data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the front of the house and every screen behind it need comes in one piece: many small ones weigh more.
        codeSplitting: { groups: [{ name: 'kit', test: kit }] },
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
