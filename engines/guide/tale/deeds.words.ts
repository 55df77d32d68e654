/** What one can do in the tale, each with the verbs that say it. A verb may stand in several. */
export const deedVerbs = {
  go: 'go sail float dive gallop fly walk step move run climb cross enter follow wade continue head march crawl return leave turn swim pass approach come ride creep sneak wander hurry row descend sprint stumble tiptoe slip squeeze proceed advance travel journey trudge flee escape',
  look: 'look watch search examine inspect read study observe peek explore check count peer smell taste touch stare gaze glance spot scan sniff investigate',
  listen: 'listen eavesdrop',
  take: 'take grab pick collect gather pocket fetch keep borrow lift carry bring seize catch hold snatch scoop accept receive',
  give: 'give offer share hand pass lend divide return break throw place put lay add leave serve donate feed present drop toss provide tip set lower',
  speak:
    'speak talk ask say tell greet call shout whisper answer thank apologise apologize laugh wave explain confess promise invite introduce reply joke comfort nod beg warn argue smile yell mutter praise bless chat bow sigh cheer',
  /** With a blade in the hand it is a threat. */
  arm: 'draw pull raise wield unsheathe swing brandish lift point aim sharpen grip bare strike cut drew',
  fight:
    'fight attack hit kill stab punch kick slash threaten steal rob destroy smash shove murder hurt hunt wound shoot beat duel torture bully chase scare frighten spit trip',
  hide: 'hide duck crouch cover conceal bury disappear cower',
  light: 'light kindle ignite strike illuminate burn blow rekindle switch brighten stoke feed fan relight',
  sing: 'sing hum whistle play drum chant dance clap',
  wait: 'wait rest sit stay stand sleep pause stop lie remain breathe kneel stare refuse hesitate delay linger loiter doze pray',
  help: 'help assist support carry hold catch lift rescue save heal comfort push steady guard protect warm wake care lean reach join relieve mend shake nudge tend hug embrace calm soothe cheer pull free feed reassure kiss pet stroke pat tickle',
  open: 'open unlock push lift uncover knock unwrap enter untie unfold lower loosen',
  work: 'dig build make mend fix repair pull push knead bake cut carve paint draw sew weave plant sow water write copy mix pour stir lay set hang tie knot bury put plug connect ring hammer pour melt cook plait sign fill add turn scratch scrape place hoist haul swing press mark sweep trim polish scribble correct note dictate empty tighten splash bail wrap chop saw split pile stack prepare raise lower untie dip stitch sort measure weigh collect gather shape unload load rinse wipe scrub poke scatter',
  eat: 'eat drink taste swallow chew bite nibble sip',
  /** What nobody can do here, and is told so. */
  other:
    'cast summon teleport conjure vanish transform juggle levitate enchant tame explode time-travel morph tear',
} as const satisfies Readonly<Record<string, string>>;
export type Deed = keyof typeof deedVerbs;

/** Verbs of two words, and the one that stands for them. */
export const joined: Readonly<Record<string, string>> = {
  'pick up': 'take',
  'get up': 'stand',
  'stand up': 'stand',
  'sit down': 'sit',
  'lie down': 'lie',
  'hand over': 'give',
  'give back': 'give',
  'put down': 'put',
  'pass on': 'give',
  'set fire to': 'burn',
  'set alight': 'light',
  'turn on': 'light',
  'look after': 'care',
  'take care of': 'care',
  'take a look': 'look',
  'have a look': 'look',
  'do nothing': 'wait',
  'feel for': 'search',
  'give up': 'quit',
  'look forward': 'expect',
  'take part': 'attend',
  'throw away': 'discard',
  'keep still': 'wait',
  'hold still': 'wait',
  'hold back': 'wait',
  'let go of': 'drop',
  'go to sleep': 'sleep',
  'take off': 'lift',
  'lend a hand': 'help',
  'say sorry': 'apologise',
  'blow out': 'cover',
  'keep quiet': 'wait',
  'look away': 'hide',
  'turn away': 'hide',
  'look elsewhere': 'hide',
  'close my eyes': 'hide',
  'stand beside': 'join',
  'stand next to': 'join',
  'stand with': 'join',
  'wake up': 'wake',
  'put out': 'cover',
  'go over': 'go',
  'stay put': 'stay',
};

/** Anything one has in hand can be used: the thing says what is meant. */
export const anyDeed = 'use choose pick try take want prefer';

/** Between the subject and the verb they change nothing. */
export const adverbs =
  'carefully slowly quietly gently just quickly also then now secretly bravely still first simply softly silently calmly boldly cautiously kindly instead both all together rather finally at once';

/** So common in a day that alone, without "I" before them, they are no deed of the tale. */
export const everydayVerbs =
  'sleep eat rest leave drink write read call work cook bake check find note come think tell say go move see stop help get turn try answer reply thank count fill promise agree';

/** They name nothing. */
export const empty =
  "a an the my our his her hers their its your to into at of on in with from by for up down out over around through some this that these those it them him me us one there here about if what who why how where when whether is are be was something someone somebody anyone everybody everyone name hello hi so as and or off next near beside behind under onto all very little bit again too also then now own away along back across forward towards toward together more once side onto not n't";

/** Where one goes without naming a place: a way on, if the scene has one. */
export const directions =
  'left right straight ahead forward forwards onward onwards back in out inside outside through across up down upward north south east west closer nearer';

/** Done to nothing in particular: where and beside whom changes little. */
export const placeless = 'wait hide listen sing';
