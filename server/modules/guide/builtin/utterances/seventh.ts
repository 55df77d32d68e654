/**
 * Three more, written by people who knew what the guide can tell apart and nothing of how: of this one the rules alone
 * understood 66 of 120, and an ear taught without having seen it 94. It brought the ear (decision 0016).
 */
export const seventh = `
ok so what have i got coming up from tomorrow till sunday | what_is_due | 2026-11-19..2026-11-22 |
sitting in the car outside school is there anything i was meant to sort out before i go in to work | what_is_due | |
whats still hanging over me | what_is_due | |
has kofi got much on his list for saturday | what_is_due | 2026-11-21 | kofi
I was wondering whether there's something of mine that should of been finished by now | what_is_due | |
right hit me with it what needs doing on thursday | what_is_due | 2026-11-19 |
did anyone get anything crossed off yesterday or was it just me | what_was_done | 2026-11-17 |
which jobs has tomas got behind him this month | what_was_done | 2026-11-01..2026-11-30 | tomas
stuck in a meeting, anyone about who can grab noor from swimming this afternoon | who_could_help | 2026-11-18 | noor
the washing machine is leaking all over do we know anybody handy | who_could_help | |
need another pair of hands to hold the ladder sat morning | who_could_help | 2026-11-21 |
is there someone who speaks proper french, its for the homework and mine is awful | who_could_help | |
Id be grateful if you knew of a person that could have the dog from the 3rd till the 6th of december | who_could_help | 2026-12-03..2026-12-06 |
who would lend us a trailer for the move | who_could_help | |
remind me again were we going with the blue paint or the green | what_did_we_decide | |
did we ever settle on who pays for the chimney | what_did_we_decide | |
sorry head like a sieve, what was it we all agreed in the end about pocket money | what_did_we_decide | |
Have we made our minds up on the campsite? | what_did_we_decide | |
what was the final verdict on phones at dinner | what_did_we_decide | |
so its definately bram doing the slates is it | what_did_we_decide or who_does | | bram
whats hanna on about with the cake | what_was_said or search | | hanna
did ines write anything about how the exercises went on monday | what_was_said | 2026-11-16 | ines
has anybody said a word about the heating | what_was_said | |
missed the whole chat, what did piet report from breakfast | what_was_said | | piet
Kofi told us something about a press can you pull up what he wrote | what_was_said or search | | kofi
did anna get back to us about lunch | what_was_said | | anna
hey can you nudge me tomorrow at three to fetch the parcel from the neighbours | remind_me | 2026-11-19 15:00 |
in 45 mins shout at me to take the lasagne out | remind_me | 2026-11-18 11:15 |
i keep forgetting the worming tablets for the dog give me a poke a week on thursday | remind_me | 2026-11-26 |
remimd me to pay the violin teacher on the 27th | remind_me | 2026-11-27 |
need a heads up on dec 11 that noor needs a packed lunch | remind_me | 2026-12-11 | noor
set an alarm kind of thing for 16:30 today, orthodontist | remind_me | 2026-11-18 16:30 |
remind me end of next month to cancel the gym | remind_me | 2026-12-31 |
please remind me of the teacher thing next friday | remind_me | ask |
can u remind me 3/4 passport runs out | remind_me | ask |
could you make sure I ring jan on monday about the trailer | remind_me or add_task | 2026-11-23 | ask
put stamps on the list | add_task | |
somebody has to descale the kettle, stick it on tomas please | add_task | | tomas
new job for me get the car in for its check by the end of the month | add_task | 2026-11-30 |
add a thing, we need to order the turkey by the 10th of december | add_task | 2026-12-10 |
Kofi ought to bleed the radiators by saturday can you put that down for him | add_task | 2026-11-21 | kofi
and ring the vet thats another one for the list tomorrow if poss | add_task | 2026-11-19 |
could you get bram to look at the shed door the day after tomorrow | add_task | 2026-11-20 | bram
the bike needs a new inner tube, one more for my to do list, not urgent | add_task | |
got ten minutes before the bus what can i knock out | next_small_thing | |
no idea where to begin, just hand me one thing | next_small_thing | |
kids are asleep finally and ive a tiny bit of energy left, anything easy I could do? | next_small_thing | |
pick something little for me the list is making my eyes swim | next_small_thing | |
whats the quickest win right now | next_small_thing | |
push the gutters to monday its meant to pour | change_task | 2026-11-23 |
i wont manage the plumber, could piet take it instead | change_task | | piet
the damp wall letter is way more urgent than we thought bump it up | change_task | |
lanterns can wait till a week on thursday | change_task | 2026-11-26 |
printers are swamped so make it the 12th of december for printing the kitchen book | change_task | 2026-12-12 |
hand the benches over to jan visser his van is bigger | change_task | | jan-visser
tarring the boat can go right to the bottom of the pile | change_task | |
school trip form signed and in the bag phew | done_task | |
just got off the phone with the plumber so that ones dealt with | done_task | |
cross out the gutters, tomas did them before breakfast | done_task | | tomas
god the roof again but hey all three prices are in so you can tick that | done_task | |
all lanterns are full of sand now and so are my shoes | done_task | |
the insurance have their letter, sent it off yesterday | done_task | 2026-11-17 |
Can we open up a new project for the allotment so its not all mixed in with the house stuff | found_project | |
lets get a proper project going for the move to the new flat | found_project | |
how do i get hold of ines | find_person | | ines
where can i find bram | find_person | | bram
looking for hannah do u have her on here | find_person | | ask
i need to find jan | find_person | | ask
whos this ines everybody keeps mentioning | who_is | | ines
tell me a bit about will marsh i only know him from the school gate | who_is | | will
whos picking up from judo tonight | who_does | 2026-11-18 |
which of us is on packed lunches tomorrow | who_does | 2026-11-19 |
catch me up on mending the house, havent opened it in ages | summarise_space | |
the kitchen book, quick version pls | summarise_space | |
What's been going on at the long table while I was at work | summarise_space or what_was_said | |
too many messages in the kitchen book can you boil it down for me | summarise_space | |
where was that thing about the slates | search or what_was_said | |
dig out the recipe with the lemons | search | |
find every message with the word stick in it | search or what_was_said | |
whats the wifi password i swear someone posted it | search or what_was_said | |
is it going to rain on the match | unknown or smalltalk or search | |
hang on am i talking to a person or a robot | who_are_you | |
ok so what are you actually good for | what_can_you_do | |
what have you got stored about me | what_do_you_remember | |
keep in mind noor cant have nuts not even traces | remember_this | | noor
for the record the spare key is under the blue pot | remember_this | |
please make a note anna has gone vegetarian again | remember_this | | anna
remember for me will you that the boiler likes 1.5 bar | remember_this | |
scrap what i told you about the blue pot, we moved the key | forget_this | |
there's a strong smell of gas in the kitchen and im on my own with the little one | danger | |
my son says he doesnt want to be alive anymore and i dont know what to do | danger | |
im so tired i cried in the supermarket car park | hardship | |
lost the job and no clue how to tell the kids | hardship | |
it's all just too much, work, school, oma, everything | hardship | | grete
the hospital rang about dads scan and its not good | hardship | |
me and tomas had a massive row about money again | conflict | | tomas
anna isnt talking to me and frankly i dont see what i did wrong | conflict | | anna
the teenager slammed the door so hard the picture fell off, we are not on speaking terms | conflict | |
piet always promises and then never turns up and im furious with him | conflict | | piet
SHE GOT INTO THE YOUTH ORCHESTRA!!! | joy | |
ta you saved my bacon | thanks | |
hiya its me again | greeting | |
right gotta dash bye | farewell | |
its bedtime and im out of ideas tell the kids the one about a fox please | story | |
make something up about a pirate whos scared of water | story | |
noor wants a bedtime story with a dragon in it | story | | noor
i need four lines that rhyme for the teachers leaving card | verse | |
how would all this look if i were anna | perspective_swap | | anna
could hanna sit in on the council with us | invite_to_council | | hanna
thinking of having everyone round for pancakes on sunday at noon | plan_event | 2026-11-22 12:00 |
can we organise a clothes swap at ours on the 28th | plan_event | 2026-11-28 |
help me get a camping trip together, friday till sunday | plan_event | 2026-11-20..2026-11-22 |
put it to the vote, goldfish or hamster | start_vote | |
what weekday does the 5th of december fall on | what_day | 2026-12-05 |
whats 7200 split three ways | reckoning | |
do you ever get bored in there | smalltalk or who_are_you | |
the dog ate my sandwich lol | smalltalk | |
yep go on then | yes | |
nah rather not | no | |
oh stop wrong button never mind | cancel | |
`;
