/** Words that say which half of the day an hour is in; the sure ones hold for every hour, the others for those that doubt. */
export const halfTable = [
  {
    half: 'morning',
    sure: false,
    said: /\b(?:before school|before work|to school|at school|(?:gym|swimming|sports?|school) (?:stuff|kit|bag|things|clothes|run)|school bus|the bus|lunch ?box|packed lunch|first (?:hour|lesson|period)|wake|woken|waking|get up|getting up|alarm|morning shift|early shift)\b/g,
  },
  {
    half: 'evening',
    sure: false,
    said: /\b(?:after work|films?|movie|cinema|concert|theatre|choir|rehearsal|party|drinks|pub|late shift|babysit|babysitting|babysitter|parents evening)\b/g,
  },
  { half: 'morning', sure: true, said: /\b(?:morning|dawn|sunrise|breakfast)\b/g },
  { half: 'afternoon', sure: true, said: /\b(?:after ?noon|tea ?time|after lunch|after school)\b/g },
  { half: 'evening', sure: true, said: /\b(?:evening|tonight|supper|dinner|bedtime|sunset|dusk)\b/g },
  { half: 'night', sure: true, said: /\bnight\b/g },
] as const;
