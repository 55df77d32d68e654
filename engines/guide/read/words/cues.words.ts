/** The words the rules hinge on: what is typed one slip away from one of them is taken for it. */
export const cues: readonly string[] = (
  'tomorrow today tonight yesterday monday tuesday wednesday thursday friday saturday sunday weekend fortnight week weeks month ' +
  'january february april august september october november december christmas birthday morning afternoon evening ' +
  'remind reminder remember forget forgot forgotten promised appointment calendar schedule reschedule postpone ' +
  'decide decided decision agree agreed settled summarise summary overdue urgent important priority finished finish completed complete ' +
  'someone somebody anyone anybody everyone everybody something anything nothing ' +
  'please thanks thank hello goodbye because before after between until about should would could ' +
  'project salon task tasks council vote story chapter poem perspective together happened happening ' +
  'lonely exhausted overwhelmed worried afraid stressed depressed anxious argument quarrel angry ' +
  'doctor dentist grandmother grandfather mother father brother sister daughter neighbour school roof kitchen '
)
  .trim()
  .split(/ +/);

/** Real words that stand one slip away from a cue and must stay what they are. */
export const untouched: ReadonlySet<string> = new Set(
  (
    'weed weeks weak meek seek reek monthly mouth moth tusk ask tanks tank hell hells hallow hollow jello other another bother mothers fathers brothers ' +
    'sisters daughters laughter slaughter rather gather lather mister blister store storey stories stork proof roofs hoof root rook room roost ' +
    'rotate note vole voted votes voter counsel counsels councils chaptered poems poet tasked desk daily deride divided decides decode deciding remedy ' +
    'remain remains rewind remand reminds reminded reminders remembers remembered forgets forge forged finishes furnished unfinished finisher ' +
    'complected competed compete completes completely complaint salons salmon saloon talon projects projected protect project promises promise ' +
    'agrees agreeing agreement greed argued aground allot cloud mould shoulder wouldst bould bold fold hold mold could ' +
    'beside become befall befell begone bafore after alter aster abut bout above abound around thankful thanking plead pleased pleases lease ' +
    'worries worry sorry hungry anger hangry afield arid braid raid apparent starry storm schools schooling scholar kitchens chicken kitten doctors factor dentists ' +
    'urgently importance import imported anointing nothings somethings moaning mourning warning yawning learning morning mornings evenings even evens event events ' +
    'everything beverage tonights todays untill meeting scheduled calendars appointed vacation happens happen summaries summer summers mummy summon argent ' +
    'settle settles settled kettle nettle matter martyr augusta augur december decembers maybe mayor friar frisky monday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends weekend weekday weekdays weekly ' +
    'farther premise premises abort augment render think thinks untie than salo decade months christa frida cold lovely sturdy grandfathers grandmothers neighbors perspectives someones compelled complied decoded forges hampered hampering importing promoted proposed provided promised soothing strewed weeps dressed fished noting tacks talks wound decreased praised profiled streamed smoothing exhaust exhausts schedules stress stresses complex christian christians depress prompted reader readers finer hollow older elder leader header loader mover lover cover hover rover never fever sever lever yell sell cell bell fell well tell dell'
  ).split(' '),
);
