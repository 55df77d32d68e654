/** How one begins who asks somebody to do something for them. */
export const please =
  '(?:(?:can|could|will|would|do) you(?: please| maybe| also| quickly| just)*|are you able to|i (?:need|want|would like) you to|help me (?:to )?|let us|please) ';

/** What she plainly can not do, said in one sentence. PLEASE is asking her for it; without it a wish may be for oneself. */
export const cannot: readonly {
  readonly asked: string;
  readonly says: string;
  /** A task of the house that was named stands on the list, and is told of. */
  readonly names?: true;
}[] = [
  {
    asked:
      'PLEASE(?:call|phone|ring|dial|text|sms|e-?mail|whatsapp)(?! (?:it|this|me|that)\\b) .*|(?:call|phone|ring|text|e-?mail) .* for (?:me|us)',
    says: 'I can’t phone or write to anybody outside this house; I can remind you of it.',
    names: true,
  },
  {
    asked:
      'PLEASE(?:order|buy|book|pay|reserve|transfer|get us a table) .*|(?:order|buy|book|reserve) (?:me|us) .*',
    says: 'I can’t order, book or pay for anything; I can put it on the list, with a day.',
    names: true,
  },
  {
    asked:
      'PLEASE(?:google|browse|search the (?:web|internet)|look (?:\\w+ ){0,4}(?:up )?(?:on|in) the (?:web|internet|net)|check the (?:web|internet|news)|open a website) ?.*|(?:google|look up) .*(?:online|internet|web)?|search the (?:web|internet).*|what is (?:on|in) (?:the news|tv|television)(?: .*)?|(?:any|what is the|the latest) news(?: (?:today|about the world|from .*))?|who won (?:the (?:match|game|election|race|cup)|yesterday).*',
    says: 'I can’t look into the internet or the news; I know only what stands here in the house.',
  },
  {
    asked:
      '(?:PLEASE)?translate.*|(?:can|do|could) you (?:speak|understand|talk|answer)(?: \\w+)? ?(?:in )?(?:dutch|german|french|spanish|italian|polish|turkish|arabic|russian|english|any other language|other languages)(?: .*)?|how (?:do|would|does) (?:you|i|one|we) say .* in \\w+|what is .* in (?:dutch|german|french|spanish|italian|polish|turkish|arabic|russian|english)|(?:say|write|put) (?:\\w+ ){1,8}in (?:dutch|german|french|spanish|italian|polish|turkish|arabic|russian)',
    says: 'I can’t translate; I understand plain English only.',
  },
  {
    asked:
      'PLEASE(?:see|recogni[sz]e|look at|identify|remember) (?:\\w+ )*(?:faces?|photos?|pictures?|images?|drawings?|videos?)(?: .*)?|(?:who|what) is (?:on|in) (?:this|the|my) (?:photo|picture)(?: .*)?',
    says: 'I can’t look at pictures or know a face.',
  },
  {
    asked:
      'PLEASE(?:hear|listen to|understand|transcribe|play) (?:\\w+ )*(?:voice|audio|recordings?|music|songs?|radio|podcasts?|voice messages?)(?: .*)?|can i (?:talk|speak) to you(?: by voice| aloud| out loud)?|(?:play|put on) (?:some |a |the )?(?:music|radio|song|podcast)(?: .*)?',
    says: 'I can’t hear, and play no music; I read what is written.',
  },
  {
    asked:
      '(?:PLEASE)?(?:draw|paint|generate|design) (?:me |us )(?:\\w+ ){0,4}(?:picture|image|photo|drawing|logo|video|poster|card)(?: .*)?|PLEASE(?:draw|paint|make|generate|create|design) (?:\\w+ ){0,4}(?:picture|image|photo|drawing|logo|video|poster)(?: .*)?',
    says: 'I can’t draw or make pictures.',
  },
  {
    asked:
      '(?:what is|what will|how is|how will) (?:the )?weather.*|(?:will|is) it (?:going to )?(?:rain|snow|freeze|be (?:sunny|warm|cold|dry|nice|hot|wet)|raining|snowing|sunny)\\b.*|do (?:i|we) need (?:an umbrella|a coat|boots).*|(?:the )?weather (?:today|tomorrow|forecast|this|for|on|in).*|how (?:cold|warm|hot) (?:is|will) it .*',
    says: 'I don’t know the weather; I see nothing outside this house.',
  },
  {
    asked:
      '(?:PLEASE)?help (?:me |us |P )?with (?:my |the |his |her |our )?(?:\\w+ )?(?:homework|essay|maths?|french|spelling|speech|letter|application)(?: .*)?|(?:PLEASE)?(?:write|draft|compose|do|finish|formulate) (?:me |us |my |our |his |her )(?:\\S+ ){0,3}(?:essay|homework|letter|speech|code|program|poem about|application|cv|cover letter|e-?mail|report|book report|text|toast|complaint|paper)(?: .*)?|PLEASE(?:write|draft|compose|make|do|formulate) (?:\\S+ ){0,4}(?:essay|homework|letter|speech|code|program|poem about|application|cv|cover letter|e-?mail|report|summary of (?:the )?(?:book|chapter|film)|text|toast|complaint|paper)(?: .*)?|(?:PLEASE)?(?:write|draft|compose) something .*',
    says: 'I can’t write letters or essays; I can keep it on your list, with a day.',
    names: true,
  },
  {
    asked:
      '(?:PLEASE)?(?:\\w+ ){0,5}recipes?(?: (?:for|of|with|idea|ideas)\\b.*)?|PLEASE(?:give|tell|suggest|find) (?:\\w+ ){0,4}recipe.*|what (?:can|could|shall|should|do) (?:i|we) (?:cook|bake|eat|make for (?:dinner|supper|lunch|tea|dessert|tonight|them|ten|the \\w+))\\b.*|how (?:do|can|should) (?:i|we|you) (?:cook|bake|roast|boil|fry) .*|(?:any|some) (?:ideas|idea) (?:for|what to) (?:cook|dinner|supper|lunch|eat).*',
    says: 'I know no recipes, and can’t suggest dishes; I only find what somebody here has written down.',
  },
  {
    asked:
      'PLEASE(?:track|locate|find|see) where .* (?:is|are)(?: now)?|(?:can|do) you (?:know|see) (?:my|our|their|his|her) location',
    says: 'I know nobody’s place; I know only what was written here.',
  },
  {
    asked:
      'how (?:do|can) (?:i|we) get to .*|(?:what|which) (?:bus|train|tram) .*|(?:when|what time) (?:does|is|goes|do|are) the (?:next |last |first )?(?:bus|train|tram|ferry)\\b.*|is there (?:traffic|a traffic jam).*|(?:when|is) (?:does )?the (?:shop|bakery|supermarket|pharmacy|library|market hall|post office) (?:open|close|closed|shut).*|what (?:are|is) the opening (?:hours|times?).*',
    says: 'I don’t know timetables, ways or opening hours; I know only what stands here in the house.',
  },
  {
    asked:
      'what is the (?:capital|meaning|population|distance|height|speed|square root|plural) of .*|who (?:was|invented|wrote|discovered|painted) (?!(?:it|that|this|here|to|me|in)\\b)(?:the |a )?(?:\\w+ ){1,4}(?:by|in|of)?.*(?:bible|war|history|world|telephone|relativity|hamlet|guernica|america)|(?:explain|tell me about|what is) (?:photosynthesis|gravity|relativity|the (?:roman empire|romans|french revolution|second world war)|evolution|inflation|bitcoin)(?: .*)?|PLEASE(?:solve|do) (?:\\w+ ){0,3}(?:equation|maths?|sums?|exercise)(?: .*)?|how (?:do|can) (?:i|we|you) (?:make|build|fold|sew|knit|clean|repair|fix) (?!.*\\b(?:salons?|tasks?|votes?|reminders?|lists?|docs?|rooms?|groups?|accounts?|events?|appointments?|copy|copies|backups?|mairy|kinsong|dark|darker|calendar|message|link|code|invitations?)\\b|(?:it|this|that|them|you)\\b).*',
    says: 'I know little of the wide world; I know this house and what was said in it.',
  },
  {
    asked:
      '(?:how (?:much|many)|can|may) (?:\\w+ ){0,6}(?:paracetamol|ibuprofen|aspirin|antibiotics?|medicine|tablets|pills|drops|syrup) (?:may|can|should|is|are|for|do|does|together|a day)\\b.*|(?:is|are) (?:it|this|that|the) (?:\\w+ )?(?:rash|lump|fever|infection|contagious)(?: .*)?|what (?:helps|is good|can i take) (?:against|for) (?:a |the |my )?(?:headache|cough|fever|cold|flu|rash|pain|migraine|toothache|nausea).*',
    says: 'I know nothing of medicine; please ask a pharmacy or your doctor.',
  },
];
