/**
 * In few pieces: many small ones weigh more, and each is one more question on a slow line. A module stands in the first
 * piece that names it.
 */
export const chunks = [
  // What is asked ahead of everything else waits for nothing else.
  { name: 'early', test: /\/web\/(app\/early|platform\/(api\/ahead|session\/remembered))\./ },
  { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\// },
  {
    // What the front of the house, the door and every screen behind it need.
    name: 'kit',
    test: /\/web\/(app\/(address|letters|loaders\.front|screen|screens\.front|starting)\.|ui\/(cx|skins\/|motion|controls\/(Heart|Icon)?Button|drawing\/(Icon|Sign|sign|chance|ink)|scenery\/(whileSeen|hush)|states\/(Arriving|Progress))|platform\/(store|session\/|audio\/(house-)?sound))|\/lucide-react\/dist\/esm\/(?!icons\/(?!(?:key-round|arrow-left)\.))|\/node_modules\/react\/|jsx-runtime|rolldown\/runtime|vite\/preload-helper/,
  },
  {
    // What the door and most rooms behind it need, and the front does not.
    name: 'form',
    test: /\/web\/(ui\/(fields\/(Field|TextField|PasswordField|FormErrors)\.|people\/|drawing\/VisuallyHidden|scenery\/(Backdrop|starField))|platform\/(api\/wire|focus))|\/contract\/(media\/faces|common\/(name-hash|errors))\.|\/lucide-react\/dist\/esm\/icons\/(triangle-alert|eye|eye-off|mail|user-round)\./,
  },
  {
    // What some screens draw with on both sides of the door.
    name: 'drawn',
    test: /\/web\/ui\/(drawing\/paint|scenery\/house\.parts)\.|\/lucide-react\/dist\/esm\/icons\/(book-open|check|hand|house|music|sparkles|telescope|upload)\./,
  },
  {
    // The door itself; what few people meet at it comes when they do.
    name: 'door',
    test: /\/web\/modules\/identity\/(entry\.|Entry|Step|arrivals\.ts|later)/,
  },
  { name: 'aurora', test: /\/web\/ui\/(scenery\/aurora|drawing\/noise)\./ },
  {
    // What every screen behind the door stands on.
    name: 'house',
    test: /\/node_modules\/(@tanstack|zod|use-sync-external-store)\/|\/contract\/|\/web\/platform\/(?!audio|passkey|forgetting|prepare)/,
  },
  {
    // The frame of the house, and Mairy, with whom most people begin; with all that these two import.
    name: 'inner',
    test: /\/web\/(app\/(InnerHouse|mairy)\.tsx|platform\/forgetting\.)|\/lucide-react\/dist\/esm\/icons\/eighth-notes\./,
  },
  {
    // What several other screens share.
    name: 'rooms',
    test: /\/web\/(modules\/(guide|messages|seekers|spaces|tasks)|ui)\/|\/node_modules\/virtua\//,
    minShareCount: 2,
  },
  {
    // The salon with all its tabs: one goes from tab to tab without a line too.
    name: 'salon',
    test: /\/web\/(app\/salons|modules\/\w+\/\w+Tab)\.tsx$/,
  },
  {
    // What opens over a screen.
    name: 'layers',
    test: /\/web\/ui\/layers\/panels\/|\/node_modules\/(@base-ui|@floating-ui)\//,
  },
];
