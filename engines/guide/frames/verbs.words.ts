/** What people also do in a house, beside the verbs the ear knows. */
export const moreVerbs = (
  'organize list undo untick uncheck hoover stop set add jot note remind nudge ping wake mark tick cross search open close shut hold throw have let schedule ' +
  'postpone reschedule overgive pass tar plaster push shift delay assign share split divide translate upload download install switch leave go run pop head wait ' +
  'try rest sleep eat drink serve taste stir freeze peel grate pickle brew boil fry roast say spell shout whisper listen join ' +
  'celebrate dance play rehearse tie untie lift pull press rub wipe rinse soak mop air beat shake spray trim clip shave brush comb ' +
  'dress rent hire sell donate recycle bin burn bury store stow hide lay spread line seal glue nail screw drill saw weld solder wire ' +
  'plumb insulate tile plaster grind sharpen grease service inspect weigh calculate work compute summarise summarize recap explain ' +
  'describe introduce suggest name rename forget erase delete remove clear refill restock top chase follow raise lower pencil enter ' +
  'launch found create begin submit claim request complain elect nominate interview train coach tutor mentor babysit comfort hug kiss ' +
  'greet welcome escort accompany attend skip miss quit resign settle negotiate draft edit proofread publish review revise study ' +
  'memorise revisit bump defer convene mediate recite compose'
).split(' ');

/** Those that are as often a thing: "book club on Friday", "light bulbs". */
export const nounVerbs = (
  'book call light paint water plant iron post mail stack store text file label record test dust sand tar weed patch help visit order bath cover host load ' +
  'plan share split swap show watch mind start stop change update charge transfer return drive walk run head rest sleep drink taste fry roast play dance ' +
  'lift press brush comb dress rent hire bin burn line seal glue nail screw drill saw wire tile plaster service work name vote train coach study ' +
  'hug kiss welcome draft review claim request drain fold polish dry hem answer reply research search note pop top air shop meet repair print oil move check ' +
  'pencil sign measure lock cook copy present drop hand mop spray trim clip wrap turn stay wait try talk mark set cut'
).split(' ');

/** What is said of somebody who is to do it: "Hanna brings the bread". What one merely does, day by day, is left out. */
export const assignable = (
  'bring buy get fetch collect pick cook bake make do prepare organise organize arrange book order call ring phone take drive carry pay ' +
  'clean wash sweep feed water hang set lay decorate print write send sort tidy mow paint fix mend repair sew wrap babysit invite ' +
  'lend help walk host ask build move load unload peel cut chop sign pack bind look handle grill serve'
).split(' ');

/** Where a form is not built by the rule: the verb, then its past forms. */
export const irregular: Readonly<Record<string, string>> = {
  buy: 'bought',
  ring: 'rang rung',
  pay: 'paid',
  write: 'wrote written',
  send: 'sent',
  bring: 'brought',
  get: 'got gotten',
  take: 'took taken',
  feed: 'fed',
  tell: 'told',
  find: 'found',
  sweep: 'swept',
  hang: 'hung',
  drive: 'drove driven',
  build: 'built',
  lend: 'lent',
  sew: 'sewed sewn',
  cut: 'cut',
  light: 'lit',
  read: 'read',
  meet: 'met',
  give: 'gave given',
  put: 'put',
  make: 'made',
  do: 'did done',
  speak: 'spoke spoken',
  sing: 'sang sung',
  see: 'saw seen',
  sit: 'sat',
  come: 'came',
  keep: 'kept',
  teach: 'taught',
  draw: 'drew drawn',
  bind: 'bound',
  choose: 'chose chosen',
  hold: 'held',
  throw: 'threw thrown',
  have: 'had',
  let: 'let',
  set: 'set',
  leave: 'left',
  go: 'went gone',
  run: 'ran',
  sleep: 'slept',
  eat: 'ate eaten',
  drink: 'drank drunk',
  say: 'said',
  sell: 'sold',
  hide: 'hid hidden',
  lay: 'laid',
  spread: 'spread',
  dig: 'dug',
  knit: 'knitted knit',
  mow: 'mowed mown',
  split: 'split',
  begin: 'began begun',
  forget: 'forgot forgotten',
  wake: 'woke woken',
  shut: 'shut',
  freeze: 'froze frozen',
  learn: 'learnt learned',
  burn: 'burnt burned',
  quit: 'quit',
  grind: 'ground',
  shake: 'shook shaken',
};
