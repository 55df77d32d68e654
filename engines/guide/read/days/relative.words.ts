/** Counted off from a matter that was named before, or is named behind: "the day before", "on the day of the fair". */
export const away =
  "(?<side>before(?:hand)?|earlier|ahead|in advance|prior|after(?:wards)?|later)(?: (?:that|it|then)(?= \\||$))?(?![\\w'])(?! (?:last|next|tomorrow|yesterday)\\b)";
export const daysAway =
  '(?:on )?(?:the|a couple of|COUNT) (?<unit>day|week|fortnight|morning|afternoon|evening|night)s?';
export const onTheDay =
  '(?:on )?the (?<of>day|morning|afternoon|evening|night) of|on the (?:very |same )?day(?: itself)?|the same day|(?:on )?the (?<same>morning|afternoon|evening|night) itself';
/** "Ten minutes before nine" is an hour, counted from no matter. */
export const noHour =
  '(?! (?:\\d|(?:noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b))';
