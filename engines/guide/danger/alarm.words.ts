/** Words of alarm that are looked for behind a slip of the finger. */
export const alarmWords: readonly string[] =
  'ambulance unconscious breathing bleeding swallowed suicide suicidal overdose tablets paracetamol ibuprofen seizure collapsed choking strangled threatened threatening blackmail blackmailing violence abused touched platform railing poison battery petrol burning flames stabbed knife pistol emergency pregnant contractions epileptic diabetic allergic wheezing responding kidnapped stranger hiding myself himself herself anymore medicine antibiotic monoxide breathe ambulances paramedic stabbing hitting kicking drowning smoking explosion trapped bridge'.split(
    ' ',
  );

/** Words of every day that are one slip away from those, and mean themselves. */
export const plainNeighbours: ReadonlySet<string> = new Set(
  'cooking batter batters flakes frames prison tables table patrol piston stronger strange burying raining railings amused choosing stroking breeding bleeping respond responded responds touches poisons stables kickin fitting sitting knitting hitting sticking picking licking ticking killing threaten threatens swallows swallow medicines platforms strangers choir chosen pottery smoking soaking stoking trapper trapping wrapped bridges bridle bride brides fridge breath breathes breaths breather hinting hunting hosting hurting biting kidding hidden hissing riding siding petrel metrol allergy allergies'.split(
    ' ',
  ),
);
