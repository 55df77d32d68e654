import Feather from 'lucide-react/icons/feather';
import Footprints from 'lucide-react/icons/footprints';
import Hammer from 'lucide-react/icons/hammer';
import ScrollText from 'lucide-react/icons/scroll-text';

/** The landing's own words, and where its links lead. Who holds a code enters as Timeline Explorer. */
export const verse = ['a guild to build belonging', 'with logistics and song'] as const;
export const condition = 'by invitation only';
export const join = { words: 'Join Waitlist', href: '/waitlist' };
export const withCode = { words: 'Click here if you have a code', href: '/enter?kind=explorer' };
const game = { words: 'Secret History Game', href: withCode.href, icon: ScrollText };
const journey = { words: 'Begin My Journey', href: withCode.href, icon: Footprints };
const manifesto = { words: 'Create My Manifesto', href: '/manifesto/talk', icon: Feather };
const projects = (words: string) => ({ words, href: '/salons', icon: Hammer });
/** What stands quietly beside the two ways in. Before the moon and at the table two more ways are known. */
export const quietly = {
  epic: [game, projects('Projects')],
  mystical: [game, journey, manifesto, projects('Enter Projects')],
  notebook: [game, projects('My Projects'), manifesto, journey],
} as const;
/** All lead to the lodging side of the house. */
export const doors = [
  're-Inn',
  'Family Federation',
  'AirBNB for Care',
  're-Inn Stays',
  'Sacred Retreats • Family Archives • Remedy Council',
].map((words) => ({ words, href: '/lodging' }));
export const broughtBy = 'brought to you by the Federation';
export const signIn = { before: 'Been here before?', words: 'Sign in', href: '/enter?tab=login' };
/** The game’s idea in three lines: what gets done becomes a star. */
export const deeds = [
  { words: 'Mend the garden gate', when: 'done today', done: true },
  { words: 'Sing with grandmother', when: 'done today', done: true },
  { words: 'Ask for help with the harvest', when: 'by Friday', done: false },
] as const;
