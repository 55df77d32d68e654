/** What a room will be for, and what one can do until it stands. */
export interface Room {
  will: string;
  until: string;
  /** Where that can be done: the first is lit. */
  ways: readonly [Way, ...Way[]];
}

interface Way {
  words: string;
  href: string;
}

const talk: Way = { words: 'Talk with Mairy', href: '/mairy' };
const salons: Way = { words: 'To the salons', href: '/salons' };
const tasks: Way = { words: 'What is to be done', href: '/tasks' };
const swap: Way = { words: 'Swap perspectives', href: '/mairy/swap' };
const trust: Way = { words: 'See your trust', href: '/trust' };
const memory: Way = { words: 'What Mairy remembers', href: '/mairy/memory' };
const account: Way = { words: 'Your account', href: '/account' };
const game: Way = { words: 'How the game is played', href: '/game' };

const room = (will: string, until: string, ...ways: Room['ways']): Room => ({ will, until, ways });
const scene = (will: string): Room => room(will, 'Mairy tells the story as it stands.', talk, game);
const you = room(
  'Here you will see your trust and what it is made of, and nothing that you did not say.',
  'Every step of your trust can be read already.',
  trust,
  account,
);

/** By the key of its screen. */
export const rooms: Readonly<Record<string, Room>> = {
  sacred_tenets: room(
    'Here three commitments and one silence are lit, each when it is meant.',
    'Nobody is kept waiting for it: the salons are open.',
    salons,
    talk,
  ),
  manifesto_onboarding: room(
    'Here one will say what one hopes for, near at home and far out in the world.',
    'Tell Mairy, and it is remembered in your own words.',
    talk,
    memory,
  ),
  kinsong_manifesto: room(
    'Here Mairy will ask, and listen, until one’s manifesto has found its words.',
    'She already listens, and shows what she kept of it.',
    talk,
    memory,
  ),
  guild_creation: room(
    'Here a guild will be founded, with a name, a picture and words that its people stand by.',
    'A salon brings the same people together today.',
    salons,
  ),
  game_intro: scene('Here Mairy will greet you before the game begins.'),
  game_montage: scene('Here pictures that families brought will be shown as one short film.'),
  game_features: scene(
    'Here your mission will be told: to keep your word, to build trust, to change something real.',
  ),
  gameplay_intro: scene(
    'Here the game will introduce itself, line by line, in the light of an old terminal.',
  ),
  system_warning: scene('Here the story takes its first turn.'),
  consciousness_reveal: scene('Here the story will say what it has been about.'),
  realworld_focus: room(
    'Here the game will send you back to the people at your own table.',
    'What they are waiting for stands in your list.',
    tasks,
    talk,
  ),
  belonging_reminder: room(
    'Here you will be reminded whom you belong with.',
    'They are in your salons.',
    salons,
    talk,
  ),
  messaging: room(
    'Here all your conversations will stand together, the newest first.',
    'Each is in its salon, with what you have not read.',
    salons,
    talk,
  ),
  multipath: room(
    'Here three paths part: to the council, to your projects, and into the game.',
    'Two of them can be walked.',
    salons,
    talk,
  ),
  unified_dashboard: room(
    'Here your guild will be at home: its families, its rooms and what it is planning.',
    'What it is planning is talked over in the salons.',
    salons,
    tasks,
  ),
  remedy_council: room(
    'Here people will be heard one after the other, when talking has stopped helping.',
    'Two people can hear each other out already: each tells, and says back what they heard.',
    swap,
    talk,
  ),
  multiplayer: room(
    'Here doors will open to others as trust grows.',
    'How yours is growing can be read.',
    trust,
    salons,
  ),
  project_management: room(
    'Here one will see from the planet down to a single task, turn by turn.',
    'The tasks themselves are there.',
    tasks,
    salons,
  ),
  reinn: room(
    'Here families will take each other in when life changes.',
    'Mairy asks who could help, and keeps what you need in mind.',
    talk,
    salons,
  ),
  reinn_terminal_direct: room(
    'Here three words will be enough: give support, need support, or the secret history.',
    'Say them to Mairy.',
    talk,
  ),
  room_thresholds: room(
    'Here you will open the doors you are standing at; one is enough.',
    'Mairy will hear which one it is.',
    talk,
    memory,
  ),
  room_gifts: room(
    'Here you will lay on the table what you can give.',
    'Offer it in a salon, where it is needed now.',
    salons,
    talk,
  ),
  room_mirrors: room(
    'Here you will see how you have described yourself, before you go on.',
    'What was kept of it can be read and changed.',
    memory,
    talk,
  ),
  guild_haus: room(
    'Here the house will stand cut open, each of its rooms one step away.',
    'Two of its rooms are warm already.',
    salons,
    talk,
  ),
  sonic_experience: room(
    'Here eight strings will make a sound that answers your hand.',
    'The heart of the house is beating: its sign is in the corner.',
    talk,
    salons,
  ),
  spiral_trip: room(
    'Here one number will grow into a spiral, and you will turn it.',
    'Your trust is drawn as one.',
    trust,
    talk,
  ),
  dashboard: you,
  enhanced_dashboard: you,
  founder: room(
    'Here those who found retreats will see whom they might invite.',
    'Invitations are written in the salons.',
    salons,
    account,
  ),
  about: room(
    'Here Kinsong will tell what it is, how the game is played, and why it matters.',
    'The game tells of itself already.',
    game,
    talk,
  ),
  toolfed: room(
    'Here the tools and the partners we know will be listed, with what each is good for.',
    'Mairy says what she can do, and with what.',
    { words: 'About Mairy', href: '/mairy/turing' },
    talk,
  ),
};
