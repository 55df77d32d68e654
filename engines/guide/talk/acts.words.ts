import type { Act } from '../frames/acts.ts';

const named = (names: string): ReadonlySet<Act> => new Set(names.split(' ') as Act[]);

/** The times of a fact or of a name are words of it. */
export const timed = named('add_task remind_me plan_event start_vote invite_to_council');
/** "And Ruth as well" offers the same once more. */
export const carriesOn = named('add_task remind_me plan_event start_vote invite_to_council perspective_swap');
/** They may lie in a salon; a reminder, a fact or a name has no place. */
export const placed = named('add_task plan_event start_vote tell_them write_doc');
/** A card of these can be otherwise: another day, another person, another name. */
export const changeable = named(
  'add_task remind_me plan_event start_vote invite_to_council perspective_swap change_task found_project tell_them write_doc remember_this',
);
/** They say something without a thing: "remind me an hour before". */
export const restful = named('remind_me tell_them cancel done_task');
/** Their thing is what was said, word for word. */
export const wordFor = named('tell_them remember_this');
/** They can be somebody's. */
export const given = named('add_task remind_me change_task tell_them perspective_swap');
/** "I've done the gutters", whatever it was heard as. */
export const canBeDone = named('add_task remind_me plan_event change_task done_task unknown');
/** They carry no matter on. */
export const talk = named('yes no thanks greeting farewell smalltalk joy hardship conflict danger');

/** What can not be had in a house without it. */
export const nouns: Partial<Record<Act, string>> = {
  add_task: 'A list of things to do',
  remind_me: 'Reminders',
  plan_event: 'A calendar',
  start_vote: 'Votes',
  found_project: 'New salons',
  invite_to_council: 'A council',
  perspective_swap: 'A change of places',
  tell_them: 'Words to others',
  write_doc: 'Docs',
};

/** The question after the thing itself. */
export const askingFor: Partial<Record<Act, readonly string[]>> = {
  remind_me: ['Of what shall I remind you?', 'And what shall I say then?'],
  plan_event: ['What shall stand in the calendar?', 'What is it called?'],
  start_vote: ['What is the question that all should answer?', 'What do you want to ask them?'],
  found_project: ['What shall it be called?', 'How shall it be named?'],
  invite_to_council: ['What is the council to talk about?', 'Of what shall they talk?'],
  remember_this: ['What shall I keep in mind?', 'What is it that I should remember?'],
  write_doc: ['What is the doc called?', 'What is it about?'],
  tell_them: ['What shall I tell them?', 'What are the words?'],
  find_person: ['With what do you need somebody?', 'What should they be able to do?'],
};

/** What only a switch of one's own keeps her from. */
export const switchedOff: Readonly<Partial<Record<Act, string>>> = {
  remember_this: 'My memory is switched off, so I keep nothing. The switch is under Memory, in the menu.',
};
