/** A fair trial of every wish there is: 112 of 120 at first hearing, 115 with the lessons that followed, written without it. */
export const twelfth = `
is there anything I should have handed in by now? | what_is_due | |
walk me through what's waiting for me on Friday | what_is_due | 2026-11-20 |
Which of my jobs can't wait any longer | what_is_due | |
what's Kofi still got to do for the party | what_is_due | | kofi
have I got a lot on tomorrow or can I sleep in | what_is_due | 2026-11-19 |
so what did we actually manage to get off the list last week? | what_was_done | 2026-11-09..2026-11-15 |
which jobs are behind us already? would be nice to look at those for once | what_was_done | |
my bike has a flat and I'm useless with tyres, is there somebody handy around? | who_could_help | |
would any of you be free to sit with Oma on Friday afternoon? | who_could_help | 2026-11-20 | grete
I can't get the printer to talk to my laptop, whom should I bother | who_could_help | |
we're moving my sister's piano on the 28th and we're two pairs of arms short | who_could_help | 2026-11-28 |
Who has time between the 27th and the 30th to feed our rabbits? | who_could_help | 2026-11-27..2026-11-30 |
is there someone in this family who speaks decent French? it's for Noor's homework | who_could_help | | noor
were we going with Bram in the end or with the other roofer? | what_did_we_decide | | bram
how did we end up settling the question of the cake | what_did_we_decide | |
Did we ever come to a conclusion about selling the boat? | what_did_we_decide | |
I lost track: is the party inside or in the garden now? | what_did_we_decide or search | |
is it settled yet where we spend Christmas | what_did_we_decide | 2026-12-25 |
did Ines let anyone know how the exercises went? | what_was_said | | ines
I missed the chat yesterday, what were people on about | what_was_said or summarise_space | 2026-11-17 |
How did Piet put it when he wrote about the breakfast? | what_was_said | | piet
how much did Bram want if Tomas and Piet carry the slates themselves? | what_was_said or search | | bram, tomas, piet
has Hanna replied about the lemon cake yet | what_was_said | | hanna
give me a nudge on Sunday evening that the bins go out | remind_me | 2026-11-22 |
I always forget the cat's antibiotics, could you poke me about them tonight | remind_me | 2026-11-18 |
can you make sure I think of the birthday card the day after tomorrow | remind_me | 2026-11-20 |
a week on Thursday I have to pay the choir fee, please tap me on the shoulder then | remind_me | 2026-11-26 |
in two hours tell me to take the washing out | remind_me | 2026-11-18 12:30 |
I'd appreciate a reminder about the swimming bag at 7.15 am tomorrow | remind_me | 2026-11-19 07:15 |
would you get back to me about the car tax at the end of next month? | remind_me | 2026-12-31 |
somebody has to defrost the freezer, write that down as a job for Tomas | add_task | | tomas
new job for me: descale the kettle | add_task | |
Could "buy birthday candles" go onto the list, for the 25th? | add_task | 2026-11-25 |
one more for my to-dos, get the spare key copied by Monday | add_task | 2026-11-23 |
I really ought to take the dog's blanket to the laundrette on Friday | add_task | 2026-11-20 |
can "return the tent" be on my list for 4/12 | add_task | ask |
I've got ten minutes before the pasta's ready, anything quick I could knock out? | next_small_thing | |
there's so much lying around that I don't know where to begin | next_small_thing or hardship | |
pick something easy for me to get on with | next_small_thing | |
If I only manage one thing now, which should it be? | next_small_thing | |
stuck on the train, give me something useful and tiny to do | next_small_thing | |
nobody's cleaning gutters in this weather, make it the 27th | change_task | 2026-11-27 |
Kofi has hurt his back, so let Piet fetch the benches instead | change_task | | kofi, piet
calling the plumber can wait till Monday | change_task | 2026-11-23 |
tarring the boat has become really important, bump it up | change_task | |
The insurance letter should be Anna's job from now on, not mine | change_task | | anna
form's signed and in her schoolbag | done_task | |
good news, I got hold of the plumber at last, you can tick that | done_task | |
the lanterns are full of sand now so that's out of the way | done_task | |
Tomas did the gutters this morning by the way | done_task | 2026-11-18 | tomas
all three roof prices are in, that one's sorted | done_task | |
I've looked everywhere in here for Kofi, where would he be? | find_person | | kofi
do you have a number for Jan Visser | find_person | | jan-visser
I'd like to write to Jan, can you take me to him | find_person | | ask
how does Ines fit into this family? | who_is | | ines
I keep seeing the name Will Marsh and I haven't a clue who that might be | who_is | | will
who was going to get the benches again? | who_does | |
which of us has Oma on Thursday | who_does | 2026-11-19 | grete
we're finally building that tree house, could you open a new space for it? | found_project | |
The kids and I fancy a neighbourhood choir. Set up a project for it, please | found_project | |
we should have everyone over for soup on the 29th, can you help me get that going | plan_event | 2026-11-29 |
let's throw a small do for Piet's retirement | plan_event | | piet
I'm thinking of a games evening on Saturday, help me organise it | plan_event | 2026-11-21 |
Oma turns ninety on 12 January and it has to be a proper party, can we put something together? | plan_event | 2027-01-12 | grete
is there something about the damp wall anywhere | search | |
I know somebody posted a bread recipe once, dig it out please | search | |
pull up everything on the slates | search | |
where did that message with the wifi password go | search | |
which messages mention the stairs | search or what_was_said | |
catch me up on Mending the House | summarise_space | |
I've been out of touch, what's the state of play in the Kitchen Book? | summarise_space | |
give me the short version of the Long Table | summarise_space | |
anything new over in the kitchen book | summarise_space or what_was_said | |
am I talking to a person or a machine here | who_are_you | |
what sort of creature is a Mairy? | who_are_you | |
what kind of stuff can I bring to you? | what_can_you_do | |
I'm new here, show me how you can be of use | what_can_you_do | |
have you kept anything about me | what_do_you_remember | |
which of the things I've told you do you still know | what_do_you_remember | |
worth knowing for later: Noor can't stand raisins | remember_this | | noor
please keep in mind that my sister is allergic to walnuts | remember_this | |
so you know, the spare key hangs behind the shed | remember_this | |
hold on to this for me, Hanna doesn't eat meat anymore | remember_this | | hanna
what I told you about the walnuts isn't true, wipe it | forget_this | |
I'd prefer you didn't keep what I said about my knee | forget_this | |
there's smoke coming out of the fuse box and the kids are upstairs | danger | |
I don't see any reason to stay alive any more | danger | |
I've been up with the baby night after night and I've got nothing left | hardship | |
ever since the hospital rang I can't think straight | hardship | |
the heating bill came and I honestly don't know how we're going to pay it | hardship | |
our old dog died and the house is so quiet | hardship | |
Tomas and I aren't speaking since the thing with the car | conflict | | tomas
my daughter slammed the door on me and called me a liar | conflict | |
I'm so fed up with Anna making plans over my head | conflict | | anna
Piet and Bram can't be in one room anymore without shouting | conflict | | piet, bram
Noor swam her first length without armbands!! | joy | | noor
they gave me the job, I'm over the moon | joy | |
that was a real help, cheers | thanks | |
hiya Mairy, it's me again | greeting | |
right, I'm off to bed, talk soon | farewell | |
could we have a bedtime tale about a fox and a lighthouse | story | |
the kids won't settle, have you got something with a dragon to tell them? | story | |
make up something about a bear who can't sleep | story | |
a few rhyming lines for Piet's birthday card would be lovely | verse | | piet
Could Anna and I try that thing where each tells their side and the other says it back? | perspective_swap | | anna
I want Tomas to hear my version and I want to hear his, can you lead us through that | perspective_swap | | tomas
it would be good to have Hanna in the council, can you ask her in? | invite_to_council | | hanna
soup or pizza for the party, can everyone vote on it please | start_vote | |
can we do a show of hands on the colour of the front door | start_vote | |
how many more sleeps until Christmas | what_day | 2026-12-25 |
seven of us at 13 euros each, what does that come to? | reckoning | |
it's bucketing down outside and I'm having a cup of tea | smalltalk | |
do you have a favourite soup? | smalltalk | |
do you ever get tired of us | smalltalk or who_are_you | |
sure, go for it | yes | |
stop, leave it, I changed my mind | cancel | |
play some Bowie in the living room | unknown or smalltalk | |
`;
