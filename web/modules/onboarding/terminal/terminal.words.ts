/** What the terminal says, line by line. An empty line is a breath. */
export const terminalLines: readonly string[] = [
  'You are expected.',
  '',
  'A chair has been pulled out.',
  'The light over the stove is on.',
  'Somebody saved you the crust.',
  '',
  'The rules are short.',
  'What counts happens out there.',
  'A promise is small, and kept.',
  'Nobody is good at this alone.',
  '',
  'Wash your hands.',
  'We begin with what you put off.',
];

export const begin = "LET'S BEGIN";
