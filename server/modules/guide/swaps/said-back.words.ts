/** Words of the one who speaks, as they are said back to them. */
export const turned: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    "i'm": 'you are',
    "i've": 'you have',
    "i'd": 'you would',
    "i'll": 'you will',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    we: 'you',
    our: 'your',
    us: 'you',
  }),
);

/** Words that hold a sentence together, or say that something was said or felt: about none of them two people speak. */
export const small = new Set(
  `about after again ago agree alone also always another anybody anyone anything around asked away back because been
  before being believe between both came care come could didn does doesn doing done down each either else enough even
  ever every everybody everyone everything feel felt find first for from gave getting give given goes going good gone
  hadn happen happened hasn have haven having hear heard here hers herself himself into isn itself just keep kept knew
  know last later least less let like little long look made make many maybe mean meant mine more most much must myself
  need needed never nobody none nothing now often once only other others ours ourselves out over own perhaps please put
  quite rather really right said same saw say saying says see seem seemed seen shall she should since some somebody
  someone something sometimes still stop stopped such sure take taken talk tell than that their theirs them themselves
  then there these they thing things think this those thought through time told too took tried under until upon very
  want wanted wants was wasn way well went were what when where whether which while who whole whom whose why will wish
  with without won would wouldn year years yes yet you your yours yourself`.split(/\s+/),
);
