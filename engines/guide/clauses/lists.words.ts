/** Words over a list of what is to be done. */
export const listHead =
  /^(?:(?:please )?(?:add|put|write|note)(?: (?:this|these|that|it|down))?(?: (?:on|to|onto) (?:the|my|our) (?:\w+ )?(?:list|to-?dos?|tasks))?|(?:my |our |the )?(?:to[- ]?dos?|tasks?|things(?: to do)?|list|reminders?|jobs|chores|still to do|(?:do not|don't) forget|remember|urgent|today's list)(?: list)?(?: (?<purpose>(?:for|before|by|until|on) .*))?)$/;

/** Over what is to be bought. */
export const shopping =
  /^(?:(?:my |our |the )?(?:shopping|groceries|to buy)(?: list)?(?: (?<purpose>for .+))?|(?:for .+?)?,? ?(?:(?:we|i) )?(?:(?:still|also) )?need(?:ed)?(?: to (?:buy|get))?)$/;

/** Behind a number that counts nothing out: "approve 1 and 3", "2 is the 27th". */
export const noItem =
  '(?:and|or|is|are|to|of|was|goes?|the|for|from|in|on|at|until|till|kilos?|kg|days?|weeks?|hours?|minutes?|min)\\b';
