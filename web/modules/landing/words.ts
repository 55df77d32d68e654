import Hammer from 'lucide-react/icons/hammer';
import ScrollText from 'lucide-react/icons/scroll-text';

/** The landing's own words, and where its links lead. Who holds a code enters as Timeline Explorer. */
export const verse = ['a guild to build belonging', 'with logistics and song'] as const;
export const condition = 'by invitation only';
export const join = { words: 'Join Waitlist', href: '/waitlist' };
export const withCode = { words: 'Click here if you have a code', href: '/enter?kind=explorer' };
export const quietly = [
  { words: 'Secret History Game', href: withCode.href, icon: ScrollText },
  { words: 'Projects', href: '/salons', icon: Hammer },
] as const;
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
