/** What every seeker carries from the first page on. */
export const dagger = 'a dagger that has never cut anything but bread';
export const weapons = 'dagger knife blade sword axe spear bow weapon fist fists club arrow gun';

/** Said once, in the chapter after a blade was drawn. */
export const afterFight: readonly string[] = [
  'Word has gone ahead of you. Where you sit down, the people make a little more room than you need.',
  'They are kind to you here, and somebody has quietly moved the children to the other side.',
  'A blade that was drawn is remembered for longer than you would think. Nobody mentions it. Nobody sits on that side either.',
];
export const laidDown: readonly string[] = [
  'You lay the dagger down where everyone can see it. Someone uses it at once, to cut bread. You are offered the first piece.',
  'The dagger leaves your hand and lies there, looking smaller. A shoulder beside you comes down from an ear.',
];
/** Where no blade was named. */
export const bareHanded: readonly string[] = [
  'It is over quickly, as such things are, and nothing is better for it. Somebody picks up what fell. For a while you are spoken to in short words only.',
  'Your hand is up before you have asked it. It comes down on nothing much; but everyone has seen it go up, and that is what they will know of you until you give them something else.',
];
export const noDagger =
  'Your hand goes to the place where the dagger was, and finds a few crumbs. You laid it down long ago.';

export const resting: readonly string[] = [
  'There the page ends, for today.',
  'Further it is not written yet.',
  'The door is shut, and kindly: it waits for something real.',
];
/** Said after each of them, so that nobody has to guess. */
export const whenDone = 'When that is really done, the tale goes on.';
export const nothingWritten =
  'Here the tale rests. It goes on when something real is written down, and done.';
export const notReally = 'In Game mode you can take it on from here yourself.';
export const leftOff: readonly string[] = [
  'We leave it there. Your place is kept; say “go on” when you like.',
  'Good, enough for now. Your place is kept; “go on” brings it back.',
];
export const doorStands = 'In the tale a door has opened, for “{deed}” is done: say “go on”.';
export const placeKept = 'In the tale your place is kept: “{title}”. Say “go on”.';
export const notBegun = 'A tale waits here, and has not begun: say “go on”.';
export const withYourYes = 'With your Yes it passes into the tale.';
