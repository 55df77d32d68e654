import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['KINSONG_PORT'] ?? 8001}`;

/** What the front of the house, the door and every screen behind it need. */
const kit =
  /\/web\/(ui\/(cx|skins\/|motion|controls\/(Heart|Icon)?Button|drawing\/(Icon|Sign|sign|chance|ink)|scenery\/(whileSeen|hush)|states\/Progress)|platform\/(store|session\/|audio\/sound))|\/lucide-react\/dist\/esm\/(?!icons\/(?!key-round\.))|\/node_modules\/react\/|jsx-runtime|rolldown\/runtime|vite\/preload-helper/;

/** What the door and most rooms behind it need, and the front does not. */
const form =
  /\/web\/(ui\/(fields\/(Field|TextField|PasswordField|FormErrors)\.|people\/|drawing\/VisuallyHidden|scenery\/(Backdrop|starField))|platform\/api\/wire)|\/contract\/(media\/faces|common\/(name-hash|errors))\.|\/lucide-react\/dist\/esm\/icons\/(triangle-alert|eye|eye-off|mail|user-round)\./;

/** The door itself; what few people meet at it comes when they do. */
const door = /\/web\/modules\/identity\/(entry\.|Entry|Step|arrivals\.ts|later)/;

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // The content security policy allows files, not data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // In few pieces: many small ones weigh more.
        codeSplitting: {
          groups: [
            { name: 'kit', test: kit },
            { name: 'form', test: form },
            { name: 'door', test: door },
          ],
        },
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
