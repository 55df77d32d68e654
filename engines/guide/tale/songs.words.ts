/** Songs of the house; a real task stands in the middle of each. */
export const songs: readonly (readonly string[])[] = [
  [
    'There’s a lamp in the window, there’s bread on the wall,',
    'and a list with a corner turned down;',
    'and “{task}”, which is nothing at all,',
    'is the smallest good thing in the town.',
  ],
  [
    'The evening goes in and the kettle goes on,',
    'and who would have thought it of you:',
    'that “{task}” should be over and gone',
    'and the night still have half to go through.',
  ],
  [
    'I asked the old river what lasts in the end,',
    'it said: what is carried, not owned.',
    'So carry your “{task}”, my friend,',
    'and sing it, and count it as loaned.',
  ],
  [
    'O who holds the ladder and who holds the lid,',
    'and who has the key to the door?',
    'The best of the things that anyone did',
    'began with one “{task}” more.',
  ],
  [
    'Go slowly, go gently, the roof will not run,',
    'the soup will forgive you the salt;',
    'of all of the hundred, begin with the one:',
    '“{task}”, and then you may halt.',
  ],
];
export const quiet: readonly string[] = [
  'The list has run out and the lamp is turned low,',
  'there is nothing that anyone owes;',
  'the river goes by, as the rivers all go,',
  'and tomorrow is nobody’s, who knows.',
];
