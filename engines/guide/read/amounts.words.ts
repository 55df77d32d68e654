/** What things are measured in, or come in. */
export const measures =
  'kilos?|kilograms?|kg|grams?|grammes?|g|pounds?|lbs?|ounces?|oz|lit(?:re|er)s?|l|ml|cl|dl|met(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|cm|mm|km|kilomet(?:re|er)s?|m|miles?|f(?:ee|oo)t|inch(?:es)?|euros?|cents?|dollars?|cups?|spoons?|tablespoons?|teaspoons?|glass(?:es)?|bottles?|jars?|cans?|tins?|packs?|packets?|packages?|bags?|sacks?|boxes|box|crates?|baskets?|buckets?|barrels?|loaf|loaves|slices?|pieces?|bunch(?:es)?|rolls?|sheets?|pots?|trays?|bales?|cartons?|punnets?|heads?|bars?|tubes?|portions?|servings?';

/** What numbers stand before without saying how much of a thing is wanted. */
export const notCounted =
  'hours?|hrs?|minutes?|mins?|seconds?|days?|nights?|weeks?|weekends?|months?|years?|fortnights?|times|mornings?|afternoons?|evenings?|oclock|pm|am|percent|degrees|past|to|or|and|of|is|was|has|does|as|this|thus|yes|pills? time|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|tomorrow|today|tonight|things?|days|us|years old|ago|always|perhaps|across|unless|besides|sometimes|towards';

/** How numbers are said before what is counted. */
export const numbers =
  '(?:\\d+(?:[.,]\\d+)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:a|one|two|\\d+) (?:hundred|dozen|thousand)|(?:half )?a dozen|a couple of|half an?|a pair of)';

/**
 * "2 kilos of flour", "a sack of potatoes", "for ten people", "six big boards", "for twelve": the earliest is the
 * amount. NUMBER, MEASURE, NOUN and NOTCOUNTED stand for the lists above, NOUN for whatever is no verb and no measure of time.
 */
export const amountTable: readonly string[] = [
  '(?:about |around )?NUMBER ?(?:MEASURE)(?: of NOUN)?',
  'an? (?:MEASURE) of NOUN',
  'for (?:about |around |the )?NUMBER (?:people|persons|guests|of us|children|kids|adults|eaters|visitors|heads|men|women)',
  '(?:about |around )?NUMBER (?:(?:big|small|large|little|more|new|old|fresh|long|short|good|red|white|green|black|blue) )?(?:(?!(?:NOTCOUNTED)\\b)[a-z-]+ )?(?!(?:NOTCOUNTED)\\b)[a-z]{2,}(?:s|people|children|men|women|sheep|fish)',
  'for (?:about |around )?NUMBER(?:ENDSHERE|(?= on\\b))',
];

/** After these a number is no amount. */
export const noAmountAfter =
  'at|by|till|until|before|after|from|past|to|half|quarter|page|chapter|number|room|line';
