import { screenIn, screensOf, type Screen } from './screen.ts';
import { frontScreens } from './screens.front.ts';

/** Every screen of the house. What draws one stands in loaders.ts; a row without a loader is a room still to be built. */
export const screens: readonly Screen[] = [
  ...frontScreens,
  ...screensOf('onboarding', 'lodging', 'inner', {
    sacred_tenets: ['/joining', 'Joining the Secret History of Humankind'],
  }),
  ...screensOf('onboarding', 'guild', 'inner', {
    manifesto_onboarding: ['/manifesto', 'Your manifesto'],
    kinsong_manifesto: ['/manifesto/talk', 'Manifesto'],
    game_intro: ['/game/welcome', 'Welcome to the game'],
    game_montage: ['/game/montage', 'Montage'],
    game_features: ['/game/mission', 'You Are a Seeker Agent'],
    gameplay_intro: ['/game/terminal', 'The terminal'],
    system_warning: ['/game/warning', 'System warning'],
    consciousness_reveal: ['/game/reveal', 'The reveal'],
    realworld_focus: ['/game/real-world', 'The real world'],
    belonging_reminder: ['/game/belonging', 'Belonging'],
    multipath: ['/home', 'Three paths'],
    about: ['/about', 'About'],
    toolfed: ['/tools', 'Tools and partners'],
  }),
  ...screensOf('guide', 'guild', 'inner', {
    mobile_chat: ['/mairy', 'Mairy'],
    turing: ['/mairy/turing', 'TURING'],
    memory: ['/mairy/memory', 'What Mairy remembers'],
    perspective_swaps: ['/mairy/swap', 'Perspective swap'],
    perspective_swap: ['/mairy/swap/:swap_id', 'Perspective swap'],
  }),
  ...screensOf('tasks', 'guild', 'inner', {
    tasks: ['/tasks', 'To Do'],
  }),
  ...screensOf('messages', 'guild', 'inner', {
    messaging: ['/conversations', 'Conversations'],
  }),
  ...screensOf('guilds', 'guild', 'inner', {
    guild_creation: ['/guild/new', 'Found a guild'],
    unified_dashboard: ['/guild', 'Guild'],
  }),
  ...screensOf('spaces', 'salon', 'inner', {
    my_projects: ['/salons', 'My Projects and Guilds'],
    project_salon: ['/salon/:salon_id', 'Project salon'],
    my_company: ['/company', 'My Company'],
  }),
  ...screensOf('guilds', 'workshop', 'inner', { helpdesk: ['/helpdesk', 'Helpdesk'] }),
  ...screensOf('guilds', 'organiser', 'inner', { mastery_exchange: ['/mastery', 'Mastery Exchange'] }),
  ...screensOf('council', 'council', 'inner', {
    remedy_council: ['/council', 'Remedy Council'],
  }),
  ...screensOf('spaces', 'room', 'inner', {
    multiplayer: ['/rooms', 'Rooms'],
  }),
  ...screensOf('spaces', 'organiser', 'inner', {
    project_management: ['/organiser', 'Organiser'],
  }),
  ...screensOf('hospitality', 'lodging', 'inner', {
    reinn: ['/lodging', 're-Inn'],
    reinn_terminal_direct: ['/lodging/terminal', 're-Inn terminal'],
    room_thresholds: ['/lodging/thresholds', 'Room of Thresholds'],
    room_gifts: ['/lodging/gifts', 'Room of Gifts'],
    room_mirrors: ['/lodging/mirrors', 'Room of Mirrors'],
    guild_haus: ['/lodging/guild-haus', 'Guild Haus'],
  }),
  ...screensOf('workshops', 'workshop', 'inner', {
    sonic_experience: ['/workshops/sonic', 'Sonic workshop'],
    spiral_trip: ['/workshops/spiral', 'Spiral workshop'],
  }),
  ...screensOf('insights', 'insight', 'inner', {
    dashboard: ['/you', 'You'],
    enhanced_dashboard: ['/you', 'You'],
    founder: ['/founder', 'Super Architect'],
    wisdom_research: ['/wisdom', 'Wisdom Research'],
  }),
  ...screensOf('super', 'insight', 'inner', {
    super: ['/super', 'Super dashboard'],
    super_dashboard: ['/super', 'Super dashboard'],
  }),
  ...screensOf('account', 'insight', 'inner', {
    account: ['/account', 'Your account'],
  }),
  ...screensOf('seekers', 'insight', 'inner', {
    trust: ['/trust', 'Trust'],
  }),
];

export const screenByKey = (key: string): Screen | undefined => screens.find((screen) => screen.key === key);

export const screenAt = (path: string): Screen | undefined => screenIn(screens, path);
