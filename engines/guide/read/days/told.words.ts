/** What is told lies behind us; who only said a day may have said one that is to come. */
export const told =
  'w(?:as|ere) (?:due|supposed to)|did|was|were|happened|ago|had|went|since|(?:said|told|agreed|decided|wrote|asked|offered)(?: (?:to|it|me|us|him|her|them|this|that))* (?:on|last)|(?<!\\bbe )(?:completed|finished|ticked off) (?:in|on|last)|(?:only|just) (?:moved|came|arrived|started|joined)';
export const toCome =
  '(?:will|would|can|could|may|remind|due|need|needs|going to|have to|has to|is|are|am|must|should|shall|book|plan|let us|please|(?:offer|want|plan|mean|promise|agree)(?:ed|d|ned)? to|ask(?:ed)? \\w+ to|w(?:as|ere) (?:\\w+ )?(?:hoping|wondering|thinking|planning))';

/** "What did we decide about Saturday", "for the trip in July": the day asked about is still to come. */
export const aboutThings =
  /\b(?:about|regarding|concerning|for) (?:the )?$|\bfor (?:the|our|my|a|his|her|their) (?:\w+ ){1,3}$/;
/** Small words before a day belong to it, whichever rule reads the day. */
export const leads =
  /(?:on|by|before|until|for|from|since|at|the|(?<!(?:sleep|stay|come|comes|bring|take|hand) )over|later|sometime|some time|early|late) /y;

/** "Friday then, the 27th" is one day. */
export const weekdayOnly =
  /^(?:[a-z]+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?$/;
export const dateOnly = /^(?:[a-z]+ )?(?:the )?\d{1,2}(?:st|nd|rd|th)?$/;
export const breath = /^ (?:(?:then|so|that is|i think|which is|meaning|a) )*$/;

/** Moved from one day to another: only the other counts. */
export const moves =
  /\b(?:move|moved|swap|swapped|shift|switch|push|pushed|change|changed|postpone|postponed|reschedule|rescheduled|bring|put)\b/;

/** The first of two was taken back. */
export const denial =
  /\b(?:(?:and )?not|never|instead of|rather than|(?:any(?:thing|time| day|)|every day) but|except|apart from|other than)(?: (?:on|the|at|for))* $/;
/** Nothing is said but when it is not to be. */
export const onlyDenied =
  /(?:(?:^|\| )(?:(?:no|but|just|only|please) )*not|\b(?:(?:any(?:thing|time| day|)|every day) but|except|apart from|other than))(?: (?:on|the|at|for))* $/;
export const bound = /^(?:before|after|until|till|by|since) /;
export const meant = /^ i mean(?:t)?\b/;
export const insteadOf =
  /^(?: \|)? (?:or )?(?:no|no wait|sorry|hm+|er+m?|i mean|rather(?! than)|actually|better)\b/;
