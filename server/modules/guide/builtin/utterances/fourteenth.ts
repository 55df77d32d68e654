/**
 * A last trial of the guide as it is, by the people of a house shared by many: 115 of 120 at first hearing, no day and no
 * person wrong; nothing was taught from it.
 */
export const fourteenth = `
been away in portugal, catch me up on Mending the House | summarise_space | |
who was going to pick up the kids from swimming on friday | who_does | 2026-11-20 |
are we now doing the solar panels yes or no, I lost track | what_did_we_decide | |
somewhere there was a recipe with quinces, can you dig it up | search | |
The Long Table in a nutshell please, I can't read eighty messages | summarise_space | |
has Ines reported back on the stairs thing | what_was_said | | ines
pull up whatever we have on rainwater barrels | search | |
my bike has a flat and I have two left hands, anyone? | who_could_help | |
has Tomas finished anything lately or is it all talk | what_was_done | | tomas
nudge me tomorrow at quarter to eight in the morning, glass bins get emptied | remind_me | 2026-11-19 07:45 |
is there a list of the things you've got noted about me | what_do_you_remember | |
what sort of stuff may i ask you | what_can_you_do | |
don't let me leave on saturday without the cool box | remind_me | 2026-11-21 |
the boiler man is called Dirk and only takes cash, make a note of that | remember_this | |
quiet hours, what was the rule again that we all settled on | what_did_we_decide | |
how much were we going to pay Bram in the end | what_did_we_decide | | bram
to do: return the cargo bike by noon tomorrow | add_task | 2026-11-19 12:00 |
could you delete the bit about my knee from your memory, it's nobody's business | forget_this | |
what i told you about my job, wipe that please | forget_this | |
one more job for Will: oil the gate hinges | add_task | | will
The baby has colic, nobody sleeps, I'm at the end of my rope | hardship | |
plz remnd me end of next month the lease runs out | remind_me | 2026-12-31 |
Could I get a heads-up a week on Thursday about the chimney sweep? | remind_me | 2026-11-26 |
Tomas and I aren't speaking since that business with the bikes | conflict | | tomas
idk i just feel so alone in a house full of people | hardship | |
the lanterns are way more important than i put down, bump them up | change_task | |
can Anna take care of the compost by sunday, write it down for her | add_task | 2026-11-22 | anna
she passed her exam!!!! whole corridor is dancing | joy | |
my teenager slammed the door and said she hates me | conflict or hardship | |
sent that letter to the insurance yesterday evening so that's that | done_task | 2026-11-17 |
you're a star, much appreciated | thanks | |
aw that helped a lot, cheers | thanks | |
give me a shout in two hours, dough's proving | remind_me | 2026-11-18 12:30 |
I need a word with Bram, where would he be | find_person | | bram
ok gotta run, laters | farewell | |
right I'm off to bed, sleep well | farewell | |
anyone any idea where Noor is hiding, her pancakes are getting cold | find_person | | noor
could you make up a little story for Noor about a fox in the allotment | story | | noor
finally!! had the plumber on the phone, you can cross him off | done_task | |
form's signed and in the school bag | done_task | |
just got up, kettle's on, tell me what today has in store | what_is_due | 2026-11-18 |
Piet and I keep talking past each other, could you lead us through that thing where each repeats what the other said | perspective_swap | | piet
can u write a haiku about our compost heap | verse | |
the gutters, let Anna do them instead of Tomas | change_task | | anna, tomas
Does Kofi still have things open or is he through? | what_is_due | | kofi
thinking of a soup evening in the common room on the 3rd of december, can you set it up | plan_event | 2026-12-03 |
I'd like Ines to join the council as well, would you invite her | invite_to_council | | ines
would there be somebody who can sit with Grete on saturday afternoon while we're at the hospital | who_could_help | 2026-11-21 | grete
tell me a bit about Hanna Vos | who_is | | hanna
put it to a vote: green door or red door | start_vote | |
let's have a bonfire on new year's eve | plan_event | 2026-12-31 |
We'd need a babysitter on the 27th, any takers? | who_could_help | 2026-11-27 |
how are things going with the kitchen book | summarise_space | |
1340 euro over nine households, what's that each | reckoning | |
what's the date, need it for a form | what_day | |
fyi the spare key hangs behind the blue door, hold on to that for me | remember_this | |
where's that post with the wifi code | search | |
this fog, you can't even see the henhouse | smalltalk | |
the soup was a bit salty, don't tell the cook | smalltalk | |
there's thick smoke coming out of the laundry room | danger | |
sorry I missed the house meeting, what came out of it about the bike shed | what_did_we_decide or what_was_said | |
sounds good to me | yes | |
we can't pay the rent again and I'm ashamed to say it at the table | hardship | |
which chores got ticked off yesterday | what_was_done | 2026-11-17 |
who won the ajax match | unknown or smalltalk or search | |
never mind, wrong button | cancel | |
I blew up at Anna in front of the children and now it's ice between us | conflict | | anna
Piet's last message, what was in it? | what_was_said | | piet
is there something with a deadline i'm not seeing | what_is_due | |
something easy for me? baby's asleep | next_small_thing | |
too much on my list, pick one for me | next_small_thing | |
is will around or has he gone sailing | find_person | | will
I still have to hand over the nursery accounts before the first of december | add_task | 2026-12-01 |
know any good jokes | smalltalk or story | |
my neighbour says you're useful, what for exactly | what_can_you_do | |
I won't get to the insurance letter, make it the 30th | change_task | 2026-11-30 |
kids won't settle, got a bedtime tale about a dragon who was afraid of the dark? | story | |
how do i get hold of jan | find_person | | ask
the lot upstairs had the drums going again, i am so fed up with them and i told them so | conflict | |
it's pouring and we're stuck in the caravan, tell us a good long yarn | story | |
get the council together about the parking | invite_to_council | |
hiya | greeting | |
is any of us handy with a sewing machine, the curtains are six metres long | who_could_help | |
how bad is my friday looking | what_is_due | 2026-11-20 |
let's open a new project for the food co-op | found_project | |
Hello there Mairy | greeting | |
once upon a time please | story | |
hang on, scrap that | cancel | |
can we organise a work party in the garden between the 27th and the 29th | plan_event | 2026-11-27..2026-11-29 |
i've got ten minutes and a cup of tea, what could i knock off | next_small_thing | |
whos on stairwell cleaning this week | who_does | 2026-11-16..2026-11-22 |
mum doesn't recognise me anymore | hardship | |
a few of us want to build a sauna behind the barn, could we get a project of our own for that | found_project | |
jog my memory about the passports next friday will you | remind_me | ask |
can everybody vote on the extra fridge, i want a clear result | start_vote | |
help me set up a leaving do for the neighbours on saturday the 12th | plan_event | 2026-12-12 |
how many sleeps till christmas | reckoning or what_day | 2026-12-25 |
i wasnt at dinner last night, did anybody bring up the parking | what_was_said | 2026-11-17 |
I heard Hanna had some opinion on the icing?? what was it | what_was_said | | hanna
I've lost all sense of time, which day is it | what_day | |
take the boat off Piet's shoulders and give it to me | change_task | | piet
keep in mind that Anna can't have walnuts | remember_this | | anna
am I talking to a real human here | who_are_you | |
he swallowed a whole strip of her pills what do i do | danger | |
do you still know what i told you about my allergies | what_do_you_remember | |
four rhyming lines for the neighbour's retirement card? | verse | |
we'd like to do the listening exercise, first I tell my side and Hanna says it back, then the other way round | perspective_swap | | hanna
sand is in all forty lanterns | done_task | |
you should know our Noor is scared of big dogs | remember_this | | noor
the washing machine in the basement leaks again, put getting it fixed on the list please | add_task | |
rather not, thx | no | |
so what's still hanging over me before sunday | what_is_due | 2026-11-22 |
the first egg from our hens, I'm ridiculously proud | joy | |
look up everything with 'slates' in it | search | |
sorry, new here, who's this Kofi everybody talks about | who_is | | kofi
what's bitcoin worth these days | unknown or smalltalk or search | |
`;
