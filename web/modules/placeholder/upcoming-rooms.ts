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

const room = (will: string, until: string, ...ways: Room['ways']): Room => ({ will, until, ways });

/** By the key of its screen. */
export const rooms: Readonly<Record<string, Room>> = {
  unified_dashboard: room(
    'Here your guild will be at home: its families, its rooms and what it is planning.',
    'Until then, plan together in the salons.',
    salons,
    tasks,
  ),
  helpdesk: room(
    'Here you will ask for help, and a person will answer.',
    'Ask in a salon, or ask Mairy who could help.',
    salons,
    talk,
  ),
  mastery_exchange: room(
    'Here people will teach what their hands know, and find who teaches what they want to learn.',
    'Ask Mairy who could help, or ask in a salon.',
    talk,
    salons,
  ),
  wisdom_research: room(
    'Here you will be able to share a sentence for research, and take it back on any day.',
    'Until then nothing is recorded for research.',
    talk,
    memory,
  ),
  remedy_council: room(
    'Here people will be heard one after the other, when talking has stopped helping.',
    'Two people can hear each other out already: each tells, and says back what they heard.',
    swap,
    talk,
  ),
  reinn: room(
    'Here families will take each other in when life changes.',
    'Mairy asks who could help, and remembers what you need.',
    talk,
    salons,
  ),
  reinn_terminal_direct: room(
    'Here three words will be enough: give support, need support, or the secret history.',
    'Say them to Mairy.',
    talk,
  ),
  room_thresholds: room(
    'Here you will say what is changing in your life; one thing is enough.',
    'Until then, tell Mairy.',
    talk,
    memory,
  ),
  room_gifts: room(
    'Here you will say what you can give.',
    'Offer it in a salon, where it is needed now.',
    salons,
    talk,
  ),
  room_mirrors: room(
    'Here you will see how you have described yourself, before you go on.',
    'You can already read and change what Mairy remembers.',
    memory,
    talk,
  ),
  guild_haus: room(
    'Here you will see the whole house, each room one step away.',
    'Two of its rooms are open already.',
    salons,
    talk,
  ),
  sonic_experience: room(
    'Here eight strings will make a sound that answers your hand.',
    'The heartbeat sounds already: its button is in the corner.',
    talk,
    salons,
  ),
  spiral_trip: room(
    'Here one number will grow into a spiral, and you will turn it.',
    'Your trust is already drawn as one.',
    trust,
    talk,
  ),
};
