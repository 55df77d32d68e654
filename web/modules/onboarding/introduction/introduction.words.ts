/** What Mairy says before the game, to somebody whose first name she knows. */
export const welcome = (name: string): readonly string[] => [
  `There you are, ${name}. I am Mairy. I keep the lamp here, and I remember what you tell me, until you ask me to forget it. I am not a person. I was made of a great many people’s words, and I try to be worth them.`,
  'The game is called The Secret History of Humankind. The history you learned at school has dates in it. The other one has soup carried up four flights of stairs, a letter answered eleven years late, a neighbour who took in a parcel and then, for one winter, a child.',
  'You add to it by doing something real, away from this screen: what you promised, what you put off, whom you meant to ring. Then come back and tell me. Nobody here counts how long you stay. We would rather you were late because somebody kept you talking.',
  'Before you go on, think of one person. Yes, that one. Keep them in mind. You will need them later.',
];

export const enter = 'Enter the Seeker Field';
export const skip = 'Skip Introduction';
export const more = { words: 'Learn More', href: '/about?from=evening' };
