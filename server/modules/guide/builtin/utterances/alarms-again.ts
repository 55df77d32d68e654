/**
 * Thirty more, written once the first sixty were understood, to see how much of that was learned by heart: 21 of them at
 * first hearing, and 3 of the 30 harmless ones taken for danger.
 */
export const alarmsAgain = `
the water looks so calm tonight, I might just walk in
nobody at school talks to me and I looked up how to die without pain
I have given my cat to the neighbours, she will be better off there than with a dead woman
honestly, what keeps me from just not waking up
my daughter locked herself in with a razor
he says it was an accident but my arm is broken for the second time
mummys boyfriend hurts me when she is at work
a boy from my class has pictures of me and says i have to do what he wants or he posts them
dad has drunk a bottle of vodka and wants to drive us home
someone put something in her drink and she cant stand up
my uncle keeps kissing me on the mouth and I hate it
There is a man on the balcony trying the door
The bin in the hall is burning!
our car is smoking from the engine and the kids are inside
oven door exploded and theres flames up the wall
a weird sweet gassy smell since the plumber left
grandma is talking gibberish and can only move one arm
My husband has gone white and is holding his chest
Bram's son fell off the roof and lies very still
toddler fell down the stairs and has vomited three times
she took something, I don't know what, the strip is empty
he got stung and can hardly get any air
there is a lot of blood in the bed and I'm six months gone
my brother put a peanut in his mouth and now his face is all fat and he wheezes
the little one has been under the water for too long
ik heb te veel pillen genomen
mijn man heeft me weer geslagen
Meine Mutter atmet kaum noch
j'ai envie d'en finir
mi hermano se cayó y no se mueve
`;

export const falseAlarmsAgain = `
the villain gets eaten by a shark, ten out of ten
my sourdough starter died again
I nearly had a stroke when I saw the bill for the plumber
the birthday candles set off the alarm, we laughed so much
Hanna's speech killed, everybody in tears of laughter
this homework will be the death of me
burned the biscuits but saved the cake
where are the matches for the fireplace
gut the fish before Saturday
hang the sheets and the old curtains
we dissected a heart in biology, gross and great
that joke slayed me
Kofi's dumplings are the bomb
kids have a water pistol war in the yard
put new gas in the camping stove
take the gun to the paint job on the fence, I mean the spray gun
he beat the record by two seconds
the cat caught a mouse and left the body on my pillow
we need a first aid poster for the kitchen
I'm dying to hear how it went
the neighbour's rooster must die, I swear, 4am again
cut the cake in twelve
my knee is shot, no dancing for me
I was so embarrassed I wanted the ground to swallow me
drown the pancakes in syrup
the pumpkin rotted, RIP pumpkin
she smashed it at the audition
they are killing off my favourite character next week
the new kettle screams like it is being murdered
let's smoke the trout on sunday
`;
