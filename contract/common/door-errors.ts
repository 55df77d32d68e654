/**
 * The part of the error catalogue that may be met before the door or on any line: what the light shell carries. Whatever
 * else is refused there comes with its words from the house.
 */
export const doorErrors = {
  'auth.failed': { status: 401, text: 'Authentication failed' },
  'auth.needed': { status: 401, text: 'No authentication found' },
  'auth.denied': { status: 401, text: 'Timeline access denied' },
  'auth.coordinates': { status: 400, text: 'Invalid timeline coordinates or invite code' },
  'federated.failed': { status: 401, text: 'Timeline access failed. Please try again.' },
  'federated.unverified': {
    status: 403,
    text: 'The other service has not confirmed your e-mail address. Confirm it there, then try again.',
  },
  'federated.away': {
    status: 503,
    text: 'The other service does not answer just now. Try again in a moment, or sign in with your password.',
  },
  'passkey.failed': {
    status: 400,
    text: 'This passkey could not be kept. Try again, or use another device.',
  },
  'passkey.last': {
    status: 409,
    text: 'This passkey is your only way in. Set a password first, or add another passkey.',
  },
  'link.over': {
    status: 410,
    text: 'This link has been used already, or its time is over. Ask for a new one.',
  },
  'onboarding.coordinates': {
    status: 400,
    text: 'Please provide your coordinates to access the timeline',
  },
  'onboarding.denied': {
    status: 403,
    text: 'Access to the timeline was denied. Please verify your coordinates.',
  },
  'auth.insecure': {
    status: 403,
    text: 'Signing in needs https here. Open the house by its https address, or see the README for the two-line recipe.',
  },
  'auth.origin': { status: 403, text: 'This request came from another site and was not carried out.' },
  'registration.failed': { status: 409, text: 'Registration failed' },
  'password.weak': {
    status: 400,
    text: 'Use at least 8 characters: a short sentence is easy to remember and hard to guess.',
  },
  'password.common': {
    status: 400,
    text: 'Many people use this password, so it is easy to guess. Take three or four words that only you would put together.',
  },
  'password.wrong': { status: 403, text: 'This is not the password you have now.' },
  'waitlist.left': {
    status: 403,
    text: 'The door opens by invitation. Your name is on the waitlist now; a letter asks you to confirm it.',
  },
  'avatar.large': { status: 413, text: 'Avatar file too large. Please keep under 5MB.' },
  'avatar.image': { status: 400, text: 'Please upload an image file for your avatar.' },
  'avatar.pixels': {
    status: 400,
    text: 'This picture has more than 50 megapixels, too many to open here. Save it smaller, or take a part of it.',
  },
  'avatar.link': {
    status: 400,
    text: 'No picture could be fetched from this link. Open it in a browser to see whether it shows one.',
  },
  'input.wrong': {
    status: 400,
    text: 'Some of this could not be read. Look at the marked fields and try again.',
  },
  'input.large': { status: 413, text: 'This is too large to send.' },
  'rate.limited': { status: 429, text: 'That was many tries at once. Wait a moment, then try again.' },
  'house.full': {
    status: 503,
    text: 'The house is very busy just now. Your words are kept; try again in a moment.',
  },
  'house.room': {
    status: 503,
    text: 'The disk of the house is full, so it can keep nothing new just now. All it has is safe. Please tell whoever looks after the house.',
  },
  'house.broken': {
    status: 500,
    text: 'Something broke on our side. Nothing you wrote was lost; try again.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
