/**
 * Somebody who tries the guide for an hour, in plain everyday English: 114 of 120 at first hearing, one of them taken for
 * danger.
 */
export const nineteenth = `
is there something i was meant to hand in already | what_is_due | |
how bad is my Saturday | what_is_due | 2026-11-21 |
what have the two of us, Tomas and me, still got open before the 5th of December | what_is_due | 2026-12-05 | tomas
do i still have stuff hanging around from last week? | what_is_due | 2026-11-09..2026-11-15 |
which jobs has Will got at the moment | what_is_due | | will
anything on for me between monday and wednesday? | what_is_due | 2026-11-23..2026-11-25 |
I was wondering what's waiting for me once I'm back from work this evening | what_is_due | 2026-11-18 |
which things has Kofi ticked off this month | what_was_done | 2026-11-01..2026-11-30 | kofi
what did I actually manage yesterday | what_was_done | 2026-11-17 |
do you know anybody who'd lend us a trailer a week on Saturday | who_could_help | 2026-11-28 |
our cat needs feeding from the 27th to the 30th of December, who might do that? | who_could_help | 2026-12-27..2026-12-30 |
my bike chain snapped, is there someone handy with bikes | who_could_help | |
i cant lift the washing machine on my own | who_could_help or hardship | |
who would have the patience to practise fractions with Noor next friday | who_could_help | ask | noor
is Kofi any good with sewing machines or should i ask somebody else | who_could_help | | kofi
need a lift to the hospital tomorrow 8:15, who's free | who_could_help | 2026-11-19 ask |
so are we getting the dog or not, what came out of that? | what_did_we_decide | |
what colour did we settle on for the shutters | what_did_we_decide | |
Was it ever agreed who pays for the slates? | what_did_we_decide | |
remind me again what we said we'd do about the car | what_did_we_decide or what_was_said | |
did we ever come to an agreement with Anna over the holidays | what_did_we_decide | | anna
how did the discussion about the heating end | what_did_we_decide or what_was_said | |
did piet write something about the pills last thursday | what_was_said | 2026-11-12 | piet
i missed what Ines told everyone about the stairs | what_was_said | | ines
Who was it that wrote about the press? | what_was_said or search | |
what were hanna's exact words about the cake | what_was_said | | hanna
did somebody answer me about the lemons | what_was_said | |
could you nudge me on Monday at quarter to nine in the morning, swimming bag for Noor | remind_me | 2026-11-23 08:45 | noor
give me a shout in two hours, the stew is in the oven | remind_me | 2026-11-18 12:30 |
remind me the day after tomorrow that Jan gets his ladder back | remind_me | 2026-11-20 | ask
ping me thurs 16:40 parents evening | remind_me | 2026-11-19 16:40 |
I always forget the bins, please tell me Tuesday evening | remind_me | 2026-11-24 |
dont let it slip my mind that Anna has her exam on the 2nd of december | remind_me or remember_this | 2026-12-02 | anna
remind me on 4/12 to post Oma's parcel | remind_me | ask | grete
put new batteries for the smoke alarm on my list | add_task | |
Tomas should ring the chimney sweep before Friday | add_task | 2026-11-20 | tomas
we're out of cat food, someone has to get some by tomorrow | add_task or who_could_help | 2026-11-19 |
jot down that I have to descale the kettle | add_task or remember_this | |
I must hand back the library books on the 26th | add_task or remind_me | 2026-11-26 |
new job for Hanna: sew the costumes, end of next month | add_task | 2026-12-31 | hanna
make it a task: pump up the tyres of the wheelchair, urgent | add_task | |
move the gutters to sunday, its pouring | change_task | 2026-11-22 |
can Anna take over the insurance letter from me? | change_task | | anna
the tarring of the boat isn't Piet's any more, it's Will's | change_task | | piet, will
I won't manage the plumber so soon, let's say Tuesday | change_task | 2026-11-24 |
printing the book is more important than it looks, put it right at the top | change_task | |
give us till the 28th for the benches | change_task | 2026-11-28 |
plumber's been rung, you can cross that out | done_task | |
form signed and in her bag!! | done_task | |
I got all three prices yesterday so that one is through | done_task | 2026-11-17 |
Tomas says the gutters are clean now | done_task | | tomas
lanterns: full, all forty of them | done_task | |
I'd like to open a space of our own for the allotment | found_project | |
we should make a proper project out of moving Anna to Utrecht | found_project | | anna
how do i reach Hannah | find_person | | ask
where's Jan hiding | find_person | | ask
take me to kofi's page pls | find_person | | kofi
sorry, which one is Ines, I mix them all up | who_is | | ines
this Will, do we know him from somewhere? | who_is | | will
who's picking Noor up from ballet today | who_does | 2026-11-18 | noor
in whose hands is the printing | who_does | |
somebody borrowed the drill, do you know who has it? | who_does | |
I was away, what happened in the kitchen book | summarise_space | |
give me the gist of Mending the House, I can't read all of that | summarise_space | |
where do we stand with the birthday | summarise_space or what_did_we_decide | |
what's new at the Long Table | summarise_space or what_was_said | |
show me everything that mentions damp | search | |
where was that link to the camper van | search | |
I've got a bit of time before the school bell, what's quick? | next_small_thing | |
dont know where to begin | next_small_thing or hardship | |
just give me one thing, a tiny one | next_small_thing | |
what could I get out of the way while the soup simmers | next_small_thing | |
are you a real person or a machine | who_are_you | |
what sort of things may I ask you | what_can_you_do | |
can you also write emails for me? | what_can_you_do | |
what have you kept about me so far | what_do_you_remember | |
please note: Noor can't have hazelnuts | remember_this | | noor
for later: the code of the bike lock is 4417 | remember_this | |
keep in mind that tomas hates surprise parties | remember_this | | tomas
you should know that I'm deaf in my left ear | remember_this | |
what i told you about my sister, wipe it | forget_this | |
Oma is on the floor and she doesnt answer me | danger | | grete
there's smoke coming out of the socket | danger | |
I cry in the car so nobody sees | hardship | |
since my father went into the home I don't sleep properly | hardship | |
the heating bill came and I honestly have no idea how we'll pay it | hardship | |
its all a bit much with Noor poorly and me at work | hardship | | noor
Tomas slammed the door on me again over nothing | conflict | | tomas
my sister-in-law talks behind my back and I've had enough of it | conflict | |
how do I make up with Anna after what I threw at her head | conflict | | anna
She passed her swimming badge, I'm so proud i could burst | joy | |
best party in years, everybody sang!! | joy | |
that was really kind of you | thanks | |
morning mairy | greeting | |
I'm off to bed, sleep well | farewell | |
Noor can't sleep, have you got a tale about an owl? | story | | noor
make up something with a leaky boat and a brave old woman | story | |
tell us one where it snows so hard that the school stays shut | story | |
two rhyming lines for the card to Piet? | verse | | piet
how would all this look through Oma's eyes | perspective_swap | | grete
put yourself in Tomas's shoes for me, why won't he talk | perspective_swap or conflict | | tomas
the council should look at this, call them in | invite_to_council | |
lets all eat soup together on sunday at 12:30 | plan_event | 2026-11-22 12:30 |
we want a farewell do for the old boat on 12 December at 15:00 | plan_event | 2026-12-12 15:00 |
could you set up an evening for the choir people, friday the 4th | plan_event | 2026-12-04 |
I fancy a big clear-out of the shed with everyone on the 29th | plan_event | 2026-11-29 |
let everybody have a say whether we get hens | start_vote | |
can we do a show of hands on goose versus nut roast | start_vote | |
which weekday does the 31st of december fall on | what_day | 2026-12-31 |
if six of us share 312 euros what's that each | reckoning | |
how many days is it til christmas eve | reckoning or what_day | 2026-12-24 |
do you get bored when nobody writes? | smalltalk | |
it's raining cats and dogs out there | smalltalk | |
what would you put on your pancakes | smalltalk or unknown | |
yeah why not, do that | yes | |
not like that, no | no | |
hang on, leave it, I've thought better of it | cancel or no | |
which team won the cup in 1974 | unknown or smalltalk or search | |
the thing with the thing you know | unknown or smalltalk | |
`;
