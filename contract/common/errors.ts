/**
 * The error catalogue: each thing that may go wrong has a code, an HTTP status and the one text a person reads.
 * The texts are S1 §8 and S2 §8 where they give one. No other place holds an error text.
 * It imports nothing, so that the light shell can read it without a schema library.
 */
export const errors = {
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
  'waitlist.decided': { status: 409, text: 'This was decided already.' },
  'invitation.taken': { status: 409, text: 'This code is in use already. Choose another one.' },
  'invitation.failed': { status: 400, text: 'Failed to create invite code' },
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
  'found.not': { status: 404, text: 'Not found. It may have been removed, or it is not shared with you.' },
  'allowed.not': { status: 403, text: 'You may look here, but you may not do this.' },
  'id.taken': { status: 409, text: 'This was already saved as something else. Nothing was changed.' },
  'space.archived': { status: 409, text: 'This space is archived. You can read it, but not write in it.' },
  'tap.closed': {
    status: 409,
    text: 'Taps on this are closed: it was said more than 30 days ago.',
  },
  'task.open': { status: 409, text: 'This is not done yet, so there is nothing to confirm.' },
  'todo.failed': { status: 503, text: 'Failed to create todo. Please try again.' },
  'todo.smart': { status: 409, text: 'Smart todo creation failed' },
  'space.sentAway': {
    status: 403,
    text: 'You were sent away from this space. An owner or steward of it can let you come back; an invitation alone can not.',
  },
  'space.owner': { status: 409, text: 'A space needs an owner. Make somebody else the owner first.' },
  'guide.away': {
    status: 502,
    text: "Connection to the guide's consciousness temporarily disrupted. Please try again or check your timeline access.",
  },
  'guide.busy': {
    status: 409,
    text: 'Mairy is still answering. Wait a moment until she has finished, then say it again.',
  },
  'consent.other': {
    status: 409,
    text: 'Mairy now answers by another service. Read which one, and decide again.',
  },
  'proposal.settled': { status: 409, text: 'This has already been answered in another way.' },
  'reminder.over': { status: 400, text: 'This time is already past. Choose a later one.' },
  'reminder.far': { status: 400, text: 'This is too far ahead. Choose a day within ten years.' },
  'memory.off': { status: 409, text: 'Mairy remembers nothing while her memory is switched off.' },
  'memory.scope': { status: 400, text: 'Choose the family or guild that this is for.' },
  'memory.word': { status: 400, text: 'Type the word FORGET to have everything forgotten.' },
  'swap.turn': { status: 409, text: 'This is not the next step. Open the exchange again to see what is.' },
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

export type ErrorCode = keyof typeof errors;

/** Thrown by any verb, on either side: a failure that the catalogue knows. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(errors[code].text);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
