/** She is to offer nothing, or the talk is over: the whole of it, or a clause of its own. */
export interface Ending {
  readonly asked: readonly string[];
  readonly ways: readonly string[];
  /** Whatever is on the table is put away. */
  readonly clears?: true;
}

export const endings: readonly Ending[] = [
  {
    asked: [
      '(?:(?:do )?you know what|actually|on second thoughts?)(?: \\w+)? (?:forget (?:it|that|about it)|never ?mind|leave it|drop it|scrap (?:it|that)|let it be)',
    ],
    ways: ['All right, I leave it.', 'All right. Let it be.'],
    clears: true,
  },
  {
    asked: [
      '(?:please )?(?:stop|quit) asking(?: .*)?|too many questions|do not ask me (?:again|so much|all the time|if .*)',
    ],
    ways: ['Sorry, I’ll ask less. Only what is to be done waits for your yes.'],
  },
  {
    asked: [
      '(?:please )?(?:stop|quit|enough|no more|less|enough of|enough with)(?: with| of)?(?: all)?(?: the| these| those| your| making| giving me| giving| pushing| offering)*(?: \\w+)? ?(?:suggest(?:ing|ions)|ideas|offers|offering|advice|cards|proposals|proposing|nagging|pushing|reminding me of everything|bothering|bugging|pestering|annoying|helping)(?: me| us| things| stuff| everything| cards| tasks| reminders| now| all the time| ideas)*',
      '(?:do not|never) (?:suggest|offer|propose|nag|push)(?: me)?(?: \\w+){0,3}|stop it with the .*',
      '(?:leave me alone|go away|be quiet|shut up|leave me in peace|give me a break)(?: now| please| for (?:today|now))?',
    ],
    ways: [
      'All right. I suggest nothing; I wait until you write.',
      'All right, I keep quiet until you write.',
    ],
    clears: true,
  },
  {
    asked: [
      '(?:no )?(?:thanks )?(?:i|we) (?:really |just |actually )?(?:do not|did not) (?:need|want)(?: to)? (?:anything|help|any help|any of (?:that|it)|a (?:task|reminder|card|list|plan|solution|suggestion)|any (?:task|tasks|reminder|cards?|plans?|advice|solutions?)|advice|plan anything|plan|do anything|talk about (?:it|that)|to plan anything|solutions?)(?: (?:thanks|thank you|now|right now|today|for now|from you|for that|it|at all|i will (?:remember|manage|cope|do it|see)(?: it| myself| alone)*))*',
      '(?:no )?(?:i )?(?:only|just) (?:wanted|needed|had|want|need) to (?:say|tell|get|let|talk|vent|moan|complain|share|write)(?: .*)?|just let me (?:moan|vent|complain|talk|be|cry)(?: .*)?',
      '(?:no )?(?:no )?(?:i (?:am|was) )?(?:just|only) (?:saying(?! (?:hello|hi))|telling you|telling|venting|complaining|moaning|thinking aloud|thinking out loud|talking|sharing)',
      '(?:no )?(?:no|without) (?:reminder|task|card|list|plan|advice|need for (?:a )?(?:reminder|task|card))s?(?: (?:please|thanks|just saying|needed|for that|just telling you))*',
      '(?:there is )?nothing(?: thanks| to do| needed| for now| really| you can do| you need to do)*|(?:you )?(?:do not|need not) (?:have to )?do anything(?: about it| about that)?',
    ],
    ways: ['All right. I’m here if you want to tell more.', 'All right, nothing to do. I’m here.'],
    clears: true,
  },
  {
    asked: [
      '(?:the )?rest can wait(?: .*)?|(?:that is )?enough for (?:today|now|tonight)|that is it for (?:today|now)|not (?:another|one more) thing(?: today)?',
    ],
    ways: ['All right, the rest can wait.', 'All right. Enough for today.'],
  },
  {
    asked: [
      '(?:thank you |thanks )?(?:(?:that (?:is|was) (?:all|it|everything)|nothing (?:else|more)) )?(?:you )?(?:no need to|need not|do not (?:need|have) to) (?:say|answer|reply|respond|write)(?: (?:anything|more|that|back|to (?:this|that|me)|again|else))*(?: thanks| thank you)?',
      '(?:thank you|thanks)?(?: my| so much| very much| dear| a lot)* ?(?:that (?:was|is|will be) (?:all|everything)(?: for (?:now|today))?|that was it|nothing else)(?: thank you| thanks| dear| my dear| mairy)*',
    ],
    ways: ['You’re welcome. Until soon.'],
  },
  {
    asked: [
      '(?:i|we) (?:am|are|will) (?:now )?(?:going|off|go)(?: now)? (?:to )?(?:(?:have|take) (?:my|a|our) (?:\\w+ )?(?:nap|rest|lie down)|bed|sleep|lie down|rest)(?: now| for a (?:bit|while)| early)*|(?:stop |enough )?(?:it is )?(?:bedtime|time for bed|bed time)(?: now)?|(?:off )?to bed(?: now)?',
    ],
    ways: ['Rest well.', 'Sleep well.'],
  },
];

export const nearby: readonly string[] = [
  'Thank you for telling me that. I’m listening.',
  'I’m listening. Take your time.',
];
