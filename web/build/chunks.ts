/**
 * In few pieces: many small ones weigh more, and each is one more question on a slow line. A module stands in the first
 * piece that names it.
 */
export const chunks = [
  // What is asked ahead of everything else waits for nothing else.
  {
    name: 'early',
    test: /\/web\/(app\/early-requests|platform\/(api\/prefetched|session\/remembered-person))\./,
  },
  { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\// },
  {
    // What the front of the house, the door and every screen behind it need.
    name: 'kit',
    test: /\/web\/(app\/(address|load-fonts|loaders\.front|screen|screens\.front|start-redirects)\.|ui\/(cx|skins\/skin\.|motion|controls\/(Sound|Icon)?Button|drawing\/(Icon|Logo|logo|seeded-random|canvas-colours)|scenery\/(whileSeen|star-free-areas)|states\/(PageLoading|Progress))|platform\/(store|session\/|audio\/(house-)?sound))|\/lucide-react\/dist\/esm\/(?!icons\/(?!(?:key-round|arrow-left)\.))|\/node_modules\/react\/|rolldown\/runtime|vite\/preload-helper/,
  },
  {
    // What the door and most rooms behind it need, and the front does not.
    name: 'form',
    test: /\/web\/(ui\/(fields\/(Field|TextField|PasswordField|FormErrors)\.|people\/|drawing\/VisuallyHidden|scenery\/(Backdrop|starField))|platform\/(api\/http-request|focus))|\/contract\/(media\/drawn-faces|common\/(name-hash|door-errors|worded-refusal))\.|\/lucide-react\/dist\/esm\/icons\/(triangle-alert|eye|eye-off|mail|user-round)\./,
  },
  {
    // What some screens draw with on both sides of the door.
    name: 'drawn',
    test: /\/web\/ui\/(drawing\/canvas-painting|scenery\/house\.parts|skins\/Skin(Chooser|Scene))\.|\/lucide-react\/dist\/esm\/icons\/(book-open|check|hammer|hand|house|music|sparkles|telescope|upload)\./,
  },
  {
    // The door itself; what few people meet at it comes when they do.
    name: 'door',
    test: /\/web\/modules\/identity\/(entry\.|Entry|Step|link-token\.ts|lazy-parts)/,
  },
  { name: 'aurora', test: /\/web\/ui\/(scenery\/aurora|drawing\/noise)\./ },
  {
    // What every screen behind the door stands on. The long texts that one promises come with whoever shows them.
    name: 'house',
    test: /\/onboarding\/evening\.(data\.)?ts|\/node_modules\/(@tanstack|zod|use-sync-external-store)\/|\/contract\/(?!docs\/doc-(?:templates|line|history)|onboarding\/(?!evening\.)|guilds\/|partners\/|insights\/|super\/|council\/|journal\/|hospitality\/|organiser\/|rooms\/|messages\/reports|seekers\/(profile|elevation|audiences)\.|assistant\/|invitations\/|spaces\/health|tasks\/(repeat|detect-)|calendar\/(attendees|event-after|new-event|free-times|guests|subscriptions|import|exchange)|guide\/(memory|swap-turns|sent-to-model)|identity\/(passkeys|passwords-and|sessions|house-overview)|common\/plain-text-file|identity\/federation-link|media\/images)|\/web\/platform\/(?!audio|passkey|forget-signed-out|preload-page|read-text-file)/,
  },
  {
    // What the parts of the first evening share: whoever is through it carries none of it.
    name: 'evening',
    test: /\/web\/(modules\/onboarding\/(useStep|evening-words|useEvening|BackArrow|curtain\/change-scene|joining\/lazy)|platform\/read-text-file)\.|\/contract\/(onboarding\/(?!evening\.)|guilds\/|partners\/|common\/plain-text-file|media\/images)/,
  },
  {
    // The frame of the house, and Mairy, with whom most people begin; with all that these two import.
    name: 'inner',
    test: /\/web\/(app\/(SignedInApp|guide-chat)\.tsx|platform\/forget-signed-out\.)|\/lucide-react\/dist\/esm\/icons\/eighth-notes\./,
  },
  {
    // What several other screens share.
    name: 'rooms',
    test: /\/web\/(modules\/(guide|messages|seekers|spaces|tasks)|ui)\/|\/contract\/(invitations|spaces\/health|tasks)|\/node_modules\/virtua\//,
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
    test: /\/web\/(ui\/layers\/panels|modules\/guide\/(cards\/ChangeSheet|chat\/JumpToDaySheet|light\/LightAndSoundSheet|sent-to-model)|modules\/messages\/(search\/SearchSheet|stream\/TakeBackDialog)|modules\/tasks\/said\/SaidSheet)|\/node_modules\/(@base-ui|@floating-ui)\//,
  },
  {
    // What brings the words of docs to the house: also where one wrote without a line, and left the doc since.
    name: 'words-line',
    test: /\/node_modules\/(yjs|lib0|y-protocols|@hocuspocus|@lifeomic)\/|\/web\/modules\/docs\/line\/open-/,
  },
  {
    // Comes with the first doc that somebody opens, and with nothing else.
    name: 'editor',
    test: /\/node_modules\/(@tiptap|prosemirror-[a-z]+|linkifyjs|fast-equals)\/|\/web\/modules\/docs\/(page|nodes|writing|comments)\//,
  },
];
