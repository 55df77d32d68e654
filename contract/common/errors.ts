import { doorErrors } from './door-errors.ts';
import { WordedRefusal } from './worded-refusal.ts';

/**
 * The error catalogue: each thing that may go wrong has a code, an HTTP status and the one text a person reads.
 * The texts are S1 §8 and S2 §8 where they give one. No other place holds an error text.
 * What may be met at the door stands in a file of its own, so that the light shell carries no more of it.
 */
export const errors = {
  ...doorErrors,
  'onboarding.promises': { status: 409, text: 'Please acknowledge all sacred commitments' },
  'onboarding.unsigned': { status: 400, text: 'Please enter your name or invite code' },
  'onboarding.newWords': {
    status: 409,
    text: 'These words have changed since you opened them. Load the page again to read what is new.',
  },
  'onboarding.joining': { status: 503, text: 'Authentication failed. Please try again.' },
  'onboarding.goesOn': { status: 409, text: 'This part of the evening can not be left in this way.' },
  'waitlist.decided': { status: 409, text: 'This was decided already.' },
  'invitation.taken': { status: 409, text: 'This code is in use already. Choose another one.' },
  'invitation.failed': { status: 400, text: 'Failed to create invite code' },
  'manifesto.name': { status: 400, text: 'Please choose an avatar name' },
  'text.kind': {
    status: 400,
    text: 'This is not a plain text file. Save what you wrote as .txt and bring that.',
  },
  'text.empty': { status: 400, text: 'There are no words in this file. Choose another one.' },
  'text.large': {
    status: 413,
    text: 'This file has more than 1 MB. Bring the part of it that you would read aloud.',
  },
  'text.encoding': {
    status: 400,
    text: 'The letters of this file could not be read. Save it once more with the encoding UTF-8.',
  },
  'guild.incomplete': { status: 400, text: 'Please complete guild name, subtitle, and manifesto' },
  'image.large': { status: 413, text: 'This picture has more than 5 MB. Choose a smaller one.' },
  'image.kind': {
    status: 400,
    text: 'This is not a picture the house can open. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  },
  'file.large': {
    status: 413,
    text: 'This file is larger than the house can keep. Make it smaller, or bring a part of it.',
  },
  'file.empty': { status: 400, text: 'There is nothing in this file. Choose another one.' },
  'file.kind': {
    status: 400,
    text: 'The house keeps pictures, films, sounds, PDF and Word documents and plain texts. This is none of them, or it is broken.',
  },
  'file.hostile': {
    status: 400,
    text: 'This file holds something that could do harm when it is opened, so it was not kept.',
  },
  'file.piece': { status: 413, text: 'A piece of this file was larger or smaller than agreed.' },
  'file.gap': { status: 409, text: 'A piece of this file is missing. Go on from where it stopped.' },
  'duty.over': { status: 409, text: 'This duty would be over already. Choose hours to come.' },
  'role.last': {
    status: 409,
    text: 'Somebody has to look after the house. Make another person a super user first.',
  },
  'found.not': { status: 404, text: 'Not found. It may have been removed, or it is not shared with you.' },
  'allowed.not': { status: 403, text: 'You may look here, but you may not do this.' },
  'id.taken': { status: 409, text: 'This was already saved as something else. Nothing was changed.' },
  'space.archived': { status: 409, text: 'This space is archived. You can read it, but not write in it.' },
  'message.failed': { status: 503, text: 'Message sending failed. Please try again.' },
  'tap.closed': {
    status: 409,
    text: 'Taps on this are closed: it was said more than 30 days ago.',
  },
  'task.open': { status: 409, text: 'This is not done yet, so there is nothing to confirm.' },
  'task.proof': { status: 409, text: 'A picture of it done is wanted first.' },
  'event.incomplete': { status: 400, text: 'Please fill in title, date, and time' },
  'vote.closed': { status: 409, text: 'This vote is over. What was cast by then counts.' },
  'vote.final': {
    status: 409,
    text: 'Your vote is cast. In an anonymous vote it can not be changed: nobody could find it again.',
  },
  'vote.begun': { status: 409, text: 'Somebody has voted on these words already, so they stay as they are.' },
  'vote.waits': { status: 409, text: 'Not everybody has voted yet, so it stays open until its end.' },
  'vote.running': { status: 409, text: 'This vote is still open, so there is nothing to write of it yet.' },
  'vote.way': {
    status: 409,
    text: 'Only where consent is asked for can the words change while people vote.',
  },
  'vote.proxy': {
    status: 409,
    text: 'This voice can not be carried: in an anonymous vote, for somebody who is back, or handed on by one who carries it.',
  },
  'doc.deep': { status: 400, text: 'It lies too deep there. Put it somewhere nearer to the top.' },
  'doc.inside': { status: 400, text: 'Nothing can lie in itself. Choose another place for it.' },
  'comment.full': { status: 409, text: 'Enough was said here. Settle it, or say it somewhere else.' },
  'sheet.moved': { status: 409, text: 'Somebody wrote another sentence meanwhile. Look at it first.' },
  'sheet.finished': {
    status: 409,
    text: 'This sheet is finished. What it became can be changed where it is.',
  },
  'sheet.dark': { status: 409, text: 'There is still something to agree on before this can be finished.' },
  'gift.corrected': { status: 409, text: 'This line was put right already. Correct the newest one.' },
  'todo.failed': { status: 503, text: 'Failed to create todo. Please try again.' },
  'todo.smart': { status: 409, text: 'Smart todo creation failed' },
  'room.join': {
    status: 403,
    text: 'Failed to join consciousness salon. Check your trust resonance level.',
  },
  'room.send': { status: 403, text: 'Failed to send message to consciousness field' },
  'room.create': { status: 403, text: 'Failed to create consciousness salon' },
  'room.young': {
    status: 403,
    text: 'Rooms among strangers open for you when you are 16. Your own salons are open to you.',
  },
  'retreat.sent': { status: 409, text: 'The invitations are out already, so this can not be rewritten.' },
  'retreat.over': {
    status: 409,
    text: 'This retreat is not open any more: it was called off, or it has begun.',
  },
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
  'card.changed': {
    status: 409,
    text: 'Somebody else changed this card meanwhile. What you wrote is still here: look at theirs, then keep the one you want.',
  },
  'reminder.over': { status: 400, text: 'This time is already past. Choose a later one.' },
  'reminder.far': { status: 400, text: 'This is too far ahead. Choose a day within ten years.' },
  'memory.off': { status: 409, text: 'Mairy remembers nothing while her memory is switched off.' },
  'memory.scope': { status: 400, text: 'Choose the family or guild that this is for.' },
  'memory.word': { status: 400, text: 'Type the word FORGET to have everything forgotten.' },
  'swap.turn': { status: 409, text: 'This is not the next step. Open the exchange again to see what is.' },
  'calendar.large': { status: 413, text: 'This file has more than 10 MB. Bring a part of the calendar.' },
  'calendar.kind': {
    status: 400,
    text: 'This is not a calendar the house can read. Choose an .ics file.',
  },
  'calendar.broken': {
    status: 400,
    text: 'This calendar is broken in one place, so nothing of it was put in.',
  },
  'calendar.many': {
    status: 400,
    text: 'There are more than 20,000 events in this file. Bring a part of the calendar.',
  },
  'guest.many': { status: 409, text: 'Fifty people are asked by e-mail already. Invite the others in.' },
  'guest.known': { status: 409, text: 'A letter went to this address already.' },
  'guest.over': {
    status: 404,
    text: 'This invitation is not open any more: it was taken back, or its day is over.',
  },
  'manifesto.long': {
    status: 409,
    text: 'This talk has grown as long as it can be. Your slips are kept: put them right, or complete your manifesto.',
  },
  'manifesto.away': {
    status: 503,
    text: "I'm having a bit of trouble connecting right now. Let's try that again?",
  },
  'journal.begun': { status: 409, text: 'Your journal was begun already, on another device. Open it here.' },
  'journal.changed': {
    status: 409,
    text: 'This page was changed on another device meanwhile. What you wrote is still here: look at both, then keep the one you want.',
  },
  'journal.house': { status: 409, text: 'You have a password: let it lock your journal.' },
  'journal.key': {
    status: 403,
    text: 'This can be changed only where the journal is open. Open it once more.',
  },
  'journal.word': { status: 400, text: 'Type the word BURN to have every page burned.' },
  'passkey.journal': {
    status: 409,
    text: 'Nothing but this passkey opens your secret journal. Let something else open it first.',
  },
  'manifesto.unsaved': { status: 503, text: 'There was an error saving your manifesto. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** Thrown by any verb: a failure that the catalogue knows. */
export class Refusal extends WordedRefusal {
  declare readonly code: ErrorCode;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code, errors[code].text, fields);
    this.name = 'Refusal';
  }

  get status(): number {
    return errors[this.code].status;
  }
}
