/**
 * What somebody writes who is in danger or sees it: in haste, sideways, as a child does, in four languages more. At first
 * hearing 26 of 60 were understood, and 8 of the 60 harmless ones taken for danger; rules and lessons followed.
 */
export const alarms = `
i've been saving up my tablets, i think tonight is the night
Everyone would have it easier if I just wasn't around anymore
I've written the letters. Nobody needs to worry about me after tomorrow.
cant do this anymore, standing on the bridge
I don't see myself being alive at christmas and that feels ok
i keep thinking about driving into a tree on the way home
my friend texted me goodbye forever and wont pick up
mum says she wants to go to sleep and never wake up
been cutting again, its worse this time
i wish i'd never been born, i want it all to stop
Since Henk died I see no sense in carrying on, I'd rather go with him
kms, not joking this time
unalive myself sounds pretty good rn
there's a rope in the garage and I keep looking at it
papa hits mama and i am under the bed
He came home drunk and broke the door down, I've locked myself in the bathroom with the kids
my step dad comes in my room at night and does stuff i dont like
my ex stands at the back door swinging a hammer
i'm so afraid of my husband, he said he would finish me
teacher puts his hand in my trousers
someone is breaking into our house right now
He pushed me down the stairs last night, I told them I fell
my boyfriend squeezed my throat until i saw stars
I'm scared of what I'll do to the baby if she doesn't stop crying
she locks him in the cellar without food
an old man in the park made me get in his car and now i dont know where i am
they're going to beat me up after school, one of them has a blade
my brother has dads gun and is really angry
the frying pan is in flames what do i do
smoke under the door of the flat downstairs
it smells like rotten eggs near the boiler and we all have a headache
the christmas tree caught fire help
carbon monoxide alarm wont stop beeping
granny's blanket is burning
the plug is sparking and theres fire in the wall
fier in kitchn help
oma fell and she doesnt answer me
Grandad's face is hanging on one side and he talks funny
the baby is blue
Tomas has a pain in the chest that goes down his left arm
she ate the whole packet of paracetamol
my little brother drank the stuff for cleaning the toilet
he was stung by a bee and now his throat is swelling up
theres so much blood and it wont stop
Noor fell in the pond and isn't moving
my daughter's fever is 41 and she is shaking all over and won't wake properly
I think I've had a stroke, cant lift my arm
Dad is diabetic and he's gone all sweaty and doesn't know where he is
mama is sleeping and i cant wake her up
Piet cut through his wrist with the saw
one of those flat round batteries is missing and the baby gags
contractions every two minutes, nobody home
mijn vader slaat mij en ik ben bang
opa ademt niet meer
ich kann nicht mehr, ich bring mich um
Hilfe, bei uns brennt es
je n'en peux plus, je vais me suicider
mon mari me frappe devant les enfants
mi abuela no respira
mi padrastro me pega todas las noches
`;

/** What only sounds so: laughing, games, cooking, films, the garden. */
export const falseAlarms = `
I nearly died laughing at Noor's impression of the mayor
this film is to die for
we shot the short film with a toy gun in the garden
who killed the butler in last night's mystery
the roast is burning hot, let it rest ten minutes
light the fire in the stove before the guests come
my back is killing me after digging the potatoes
Kofi killed it at karaoke
i'm dead 💀 that video
kill the weeds between the tiles
cut the roses back hard before the frost
beat the eggs until they are stiff
how do I choke the old mower engine to start it
Tomas beat me at chess again
the slugs are murdering my lettuce
my phone died and I missed your call
the car battery is dead
drop dead gorgeous, that wedding dress
Anna would kill me if I forgot the cake
the orchid is dying, too much water I think
we're playing cops and robbers, bang bang you're dead
in the game my knight bled out twice
i'd sell my own granny for a waffle right now, i could kill
fire drill at school tomorrow at nine
the smoke detector only chirps because its battery is low
the candle burnt down all the way, lovely evening
Romeo takes poison and then she stabs herself, we read it at school
the hostage film was too long
stab the potatoes with a fork before baking
that exam was suicide, but I passed I think
he drives me to the edge of madness with that trumpet
my legs are dead after the run
it hit me that winter is here
he's choked up because the choir sang for him
the boiler gave up the ghost, cold showers for all
we burned the old branches on saturday
shoot, i forgot the milk
Piet hit the nail on the head
the bomb of a chocolate cake recipe, where is it
gas bill arrived, it's higher than last year
kids are fighting over the last pancake
this heat is killing the tomatoes
deadline for the murder mystery scripts is friday
bleeding radiators: who knows how
The first aid course is on Tuesday
need plasters and disinfectant for the first aid box
my pulse after those stairs, ha
i'm starving, what's for dinner
Noor wants to be a corpse for halloween
the dog is obsessed with killing squeaky toys
I'd die before I eat sprouts again
she's drowning in homework
we roasted Bram at his birthday, he cried with laughing
put the knife set on the wishlist
the ending where everyone dies made Hanna cry
that's a killer guitar solo
chop the heads off the fish
my grandson shot up, he's taller than me now
the play ends with a hanging, can we borrow a rope for the stage
Ambulance toy for the little one's birthday
`;
