/** How somebody offers to do something, up to the deed itself. */
export const offers: readonly string[] = [
  'i ADV(?:can|could|would be able to|am able to) (?:also |gladly |happily |easily |certainly |definitely |probably |always |maybe |perhaps )*(?=VERB|lend|give)',
  '(?:i (?:am|would be|will be) )?(?:more than |very |so |always )*(?:happy|glad|willing|ready|free|available|up for it) (?:D_* )?to (?=VERB|lend|give)',
  'i (?:would|will) (?:gladly|happily) (?=VERB|lend|give)',
  'i (?:would|will) (?:love|like) to (?=help\\b)',
  'i (?:would|will) (?=help\\b|lend\\b|give (?:you|P|them|her|him) a (?:hand|lift)\\b)',
  'i (?:offer|volunteer) to ',
  'let me (?=help\\b)',
];

/** Help that is offered without a deed of its own. */
export const offersOfTime: readonly string[] = [
  '(?:i am|i will be|i would be)? ?(?:more than |very |so )*(?:happy|glad|free|available|around) (?:D_* )?(?:to help|for help|if (?:anyone|anybody|someone|somebody|you) needs?)',
  'i (?:have|will have|have got) (?:some |a bit of |plenty of )?time (?:D_* )?(?:to help|if|for (?:this|that|you|it)\\b)',
  'count me in\\b',
];

/** What one can do without helping anybody: to perceive, to be somewhere, to want something oneself. */
export const noHelp: readonly string[] = [
  "(?:see|hear|smell|feel|taste|imagine|understand|believe|tell|say|think|guess|remember|recall|wait|hope|relate|confirm|assure|promise|admit|live|sleep|rest|breathe|swim|dance|cry|scream|die|kill|eat|drink|use|need|do with|do without|know|come|join|attend|meet|stay|leave|be|have(?! a (?:look|go))|give up|take (?:a|it) (?:nap|rest|break|easy)|get (?:it|there|in|out|up|enough|over)|make (?:it|out)|go$|go (?:mad|on|home|to (?:bed|sleep|the (?:doctor|dentist)))|afford|hardly|barely|not|never|only)(?![\\w'])",
];

/** Behind the deed: under which condition, why, and that one would rather not. */
export const endsOffer =
  "(?:if|because|since|as long as|unless|so that|when|but|though|although|or|then|by the way)(?![\\w'])";

/** What makes of an offer the wish for one, or a thing of the past. */
export const noOffer =
  "(?:could have|can not|could not|would not|will not|do not|if only|i wish|if i (?:had|was|were|could|knew)|used to)(?![\\w'])";
