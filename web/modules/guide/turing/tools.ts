/** What the guide may offer, as a person would call it; the tools' own titles are written for whoever proposes them. */
const words: Readonly<Record<string, string>> = {
  'tasks.create': 'Write a task down',
  'tasks.complete': 'Tick a task that is done',
  'tasks.reschedule': 'Give a task another day',
  'tasks.assign': 'Ask someone to do a task',
  'tasks.prioritise': 'Make a task more or less urgent',
  'spaces.foundProject': 'Open a salon for a project',
  'guide.remind': 'Remind you on a day',
  'guide.dropReminder': 'Remove a reminder',
  'guide.moveReminder': 'Move a reminder to another day',
  'guide.remember': 'Remember something for you',
  'guide.forget': 'Forget something again',
  'guide.swap': 'Begin a perspective swap',
  'guide.findPeople': 'See who has spoken about something',
};

export const toolWords = ({ name, title }: { name: string; title: string }): string => words[name] ?? title;
