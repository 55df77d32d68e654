/** What stands about a day, an hour or a name and adds nothing. */
export const slotWords: readonly string[] = (
  'a an and any also anyway as at away be best better but by can could day days do does each every everyone fine first for from good great hour hours ' +
  "i if in instead is it it's just lasts latest let like make makes maybe me mean meant more much need needs nicely no not now o'clock of ok okay on only or " +
  'over perhaps perfect place please prefer rather right run same say shall should so sorry start starting suits takes that then this till time to too ' +
  'until us very wait was we well will with work works would yes yet you ends lets keep put set move half quarter past one two three four five six seven eight nine ten ' +
  'eleven twelve first second third fourth last actually about around closes closing deadline due owner must goes lovely ideal nice again everybody dusk dawn ' +
  'hello hi thanks thank has have'
).split(' ');
