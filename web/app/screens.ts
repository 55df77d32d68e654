import { eveningAddresses as evening } from '../platform/session/evening-addresses.ts';
import { screenIn, screensOf, type Screen } from './screen.ts';
import { frontScreens } from './screens.front.ts';

/** Every screen of the house. What draws one stands in loaders.ts; a row without a loader is a room still to be built. */
export const screens: readonly Screen[] = [
  ...frontScreens,
  ...screensOf('onboarding', 'guild', 'stage', {
    sacred_tenets: [evening.sacred_tenets, 'Joining the Secret History of Humankind'],
    manifesto_onboarding: [evening.manifesto_onboarding, 'Your Manifesto'],
    kinsong_manifesto: ['/manifesto/talk', 'Your manifesto'],
    game_features: [evening.game_features, 'You Are a Seeker Agent'],
    game_intro: [evening.game_intro, 'Welcome to the game'],
    gameplay_intro: [evening.gameplay_intro, 'The terminal'],
    game_montage: [evening.game_montage, 'Montage'],
    system_warning: [evening.system_warning, 'System warning'],
    consciousness_reveal: [evening.consciousness_reveal, 'The reveal'],
    realworld_focus: [evening.realworld_focus, 'The real world'],
    belonging_reminder: [evening.belonging_reminder, 'Belonging'],
  }),
  ...screensOf('onboarding', 'guild', 'inner', {
    multipath: ['/home', 'Three paths'],
    about: ['/about', 'About'],
  }),
  ...screensOf('partners', 'guild', 'inner', {
    toolfed: ['/tools', 'Tools and partners'],
  }),
  ...screensOf('guide', 'guild', 'inner', {
    mobile_chat: [evening.mobile_chat, 'Mairy'],
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
  ...screensOf('guilds', 'guild', 'stage', {
    guild_creation: [evening.guild_creation, 'Found a guild'],
  }),
  ...screensOf('guilds', 'guild', 'inner', {
    unified_dashboard: ['/guild', 'Guild'],
  }),
  ...screensOf('spaces', 'salon', 'inner', {
    my_projects: ['/salons', 'My Projects and Guilds'],
    project_salon: ['/salon/:salon_id', 'Project salon'],
    salon_access: ['/salon', 'Project Salon Access'],
    salon_peeps: ['/salons/peeps', 'Peeps'],
    my_company: ['/company', 'My Company'],
  }),
  ...screensOf('worksheets', 'salon', 'inner', {
    worksheets: ['/salon/:salon_id/sheets', 'Worksheets'],
    worksheet: ['/salon/:salon_id/sheet/:sheet_id', 'Worksheet'],
    ledger: ['/salon/:salon_id/ledger', 'Ledger'],
  }),
  ...screensOf('messages', 'salon', 'inner', {
    salon_messages: ['/salons/messages', 'Messages'],
  }),
  ...screensOf('calendar', 'salon', 'inner', {
    salon_calendar: ['/calendar', 'Calendar'],
  }),
  ...screensOf('docs', 'salon', 'inner', {
    salon_docs: ['/docs', 'Docs'],
  }),
  ...screensOf('guilds', 'workshop', 'inner', { helpdesk: ['/helpdesk', 'Helpdesk'] }),
  ...screensOf('guilds', 'organiser', 'inner', { mastery_exchange: ['/mastery', 'Mastery Exchange'] }),
  ...screensOf('council', 'council', 'inner', {
    remedy_council: ['/council', 'Remedy Council'],
  }),
  ...screensOf('rooms', 'room', 'inner', {
    multiplayer: ['/rooms', 'Rooms'],
    room: ['/rooms/:room_id', 'Room'],
  }),
  ...screensOf('organiser', 'organiser', 'inner', {
    project_management: ['/organiser', 'Organiser'],
    organiser_project: ['/organiser/:space_id', 'Project'],
  }),
  ...screensOf('hospitality', 'lodging', 'inner', {
    reinn: ['/lodging', 're-Inn'],
    reinn_terminal_direct: ['/lodging/terminal', 're-Inn terminal'],
    room_thresholds: ['/lodging/thresholds', 'Room of Thresholds'],
    room_gifts: ['/lodging/gifts', 'Room of Gifts'],
    room_mirrors: ['/lodging/mirrors', 'Room of Mirrors'],
    guild_haus: ['/lodging/guild-haus', 'Guild Haus'],
  }),
  ...screensOf('hospitality', 'insight', 'inner', {
    curate_retreat: ['/founder/retreat', 'Curate a retreat'],
    founder_retreat: ['/founder/retreat/:retreat_id', 'Curate a retreat'],
    founder_retreats: ['/founder/retreats', 'All retreats'],
  }),
  ...screensOf('hospitality', 'guild', 'inner', {
    retreats: ['/retreats', 'Retreats'],
    retreat: ['/retreats/:retreat_id', 'Retreat'],
  }),
  ...screensOf('workshops', 'workshop', 'inner', {
    sonic_experience: ['/workshops/sonic', 'Sonic workshop'],
    spiral_trip: ['/workshops/spiral', 'Spiral workshop'],
  }),
  ...screensOf('insights', 'insight', 'inner', {
    dashboard: ['/you', 'You'],
    enhanced_dashboard: ['/you', 'You'],
    profile: ['/you/profile', 'My profile'],
    figures: ['/you/figures', 'Your years'],
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
  ...screensOf('journal', 'insight', 'inner', {
    journal: ['/you/journal', 'Secret journal'],
  }),
  ...screensOf('seekers', 'insight', 'inner', {
    trust: ['/trust', 'Trust'],
    elevation: ['/elevation', 'Elevation'],
  }),
];

export const screenByKey = (key: string): Screen | undefined => screens.find((screen) => screen.key === key);

export const screenAt = (path: string): Screen | undefined => screenIn(screens, path);
