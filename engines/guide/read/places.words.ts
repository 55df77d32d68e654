/** Where something can be: after "in the", "at the", "by the". Heads of a phrase, the last word of it. */
export const places =
  'house|home|kitchen|garden|yard|courtyard|workshop|shed|barn|stable|garage|cellar|basement|attic|loft|bathroom|bedroom|living room|dining room|sitting room|hall|hallway|corridor|porch|terrace|balcony|veranda|orchard|greenhouse|allotment|field|meadow|gate|fence|pond|well|roof|office|study|library|school|nursery|kindergarten|playground|university|college|church|chapel|cathedral|mosque|synagogue|temple|cemetery|graveyard|hospital|clinic|surgery|pharmacy|station|bus stop|stop|platform|airport|harbour|port|quay|pier|dock|ferry|market|shop|store|supermarket|bakery|butcher|florist|hardware store|garden centre|bank|post office|town hall|village hall|community centre|council|court|police station|fire station|museum|gallery|theatre|cinema|concert hall|opera|stadium|gym|pool|swimming pool|sports hall|club|pub|bar|cafe|café|restaurant|canteen|hotel|hostel|campsite|camp|park|forest|woods|wood|beach|lake|river|riverbank|canal|bridge|mountain|hill|valley|square|street|road|corner|crossroads|roundabout|village|town|city|centre|farm|mill|brewery|factory|site|building site|warehouse|depot|dump|tip|recycling centre|farmers market|clubhouse|scout hut|boathouse|marina|zoo|castle|tower|lighthouse|tent|caravan|flat|apartment|stairwell|entrance|reception|car park|parking lot|lounge|laundry|studio|rehearsal room|meeting room|classroom|music school|town|cottage|cabin|hut|vicarage|parish hall|salon';

/** Places that stand without an article: "at school". */
export const bare =
  'home|school|work|church|university|college|kindergarten|nursery|town|hospital|court|camp|sea|grandma|mine|ours|yours';

/** Written with a capital after "in", and nowhere to go. */
export const noPlaces: ReadonlySet<string> = new Set(
  'room hall platform advent lent easter english german dutch french spanish italian polish ukrainian turkish arabic latin portuguese greek russian euros god'.split(
    ' ',
  ),
);

/**
 * How a place is said: "at Oma's", "in the old workshop", "at school", "in Utrecht". Days are masked as D, owners as P,
 * names as N.
 */
export const whereTable: readonly string[] = [
  '(?:at|round at|over at|round) P_*(?: (?:place|house|flat|home|apartment|farm|garden|workshop|kitchen))?',
  `(?:at|in|inside|outside|behind|near|opposite|beside|under|round|around|in front of|next to|close to|on|by) (?:the|a|an|my|our|your|his|her|their|this|that|P_*) (?:(?!(?:the|a|my|our|and|or|to|for|with|of|is)\\b|D)[\\w'-]+ ){0,2}(?:${places})`,
  `(?:at|in) (?:${bare})`,
  `(?:in|near|at) (?:N_*(?: N_*)?(?: (?:${places}))?|(?:room|hall|platform) \\d+)`,
];
