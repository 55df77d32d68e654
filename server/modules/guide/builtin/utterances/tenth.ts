/**
 * Four sets written blind after the ear had gone to school, by people who knew neither rules nor lessons. This one, a
 * big household's everyday: 107 of 120 at first hearing; 109 with sixteen hundred lessons more that were written without
 * it. What earlier sets have already is left out here and in the next three.
 */
export const tenth = `
anything i should have finished by saturday? | what_is_due | 2026-11-21 |
Could you run me through what's still open for me, I've lost track completely | what_is_due | |
so whats waiting for me on friday | what_is_due | 2026-11-20 |
does Hanna still have anything to get done for the cookbook | what_is_due | | hanna
I was wondering whether there's something I'm supposed to do the day after tomorrow | what_is_due | 2026-11-20 |
what deadlines are coming up in december | what_is_due | 2026-12-01..2026-12-31 |
by when does the kitchen book need to be printed | what_is_due | |
did we actually manage anything last weekend apart from sleeping | what_was_done | 2026-11-14..2026-11-15 |
which jobs got ticked off yesterday | what_was_done | 2026-11-17 |
my bike chain snapped again, is there someone handy with that | who_could_help | |
would anyone be free to mind the dog from friday to sunday | who_could_help | 2026-11-20..2026-11-22 |
im hopeless at tax forms, who isnt | who_could_help | |
Who might have time to pick up my parents at the station on 28 November? | who_could_help | 2026-11-28 |
we need 2 strong ppl for the piano | who_could_help | |
is there anyone in this house who speaks Portuguese, I've got a letter here I can't read | who_could_help | |
who would be best at talking a 15 year old out of a tattoo | who_could_help | |
are we doing the lemon cake or the other one, did that ever get settled | what_did_we_decide | |
remind me, who did we end up giving the roof job to | what_did_we_decide | |
how did we leave it about the cat flap | what_did_we_decide or what_was_said | |
Was there ever a final word on where the benches go? | what_did_we_decide | |
i thought we'd said no phones at dinner?? or did i dream that | what_did_we_decide or what_was_said | |
Have we fixed a budget for the new boiler yet | what_did_we_decide | |
give me a shout at 15:45 that i have to fetch the kids | remind_me | 2026-11-18 15:45 |
nudge me a week on thursday to send in the swimming lesson money | remind_me | 2026-11-26 |
pls remind me abt the tyre change 3/4 | remind_me | ask |
remind me at the end of next month that the car tax has to be paid | remind_me | 2026-12-31 |
Could you let me know tomorrow at noon that the washing has to come in? | remind_me | 2026-11-19 12:00 |
dont let me forget jans present | remind_me | | ask
next friday the hamster goes to the vet, remind me | remind_me | ask |
can u remind me 2 take my pills at 9 tonight | remind_me | 2026-11-18 21:00 |
tell me on Boxing Day to ring my aunt in Leeds | remind_me | 2026-12-26 |
we're out of cat litter, put that down please | add_task | |
new job for Tomas: bleed the radiators before the 1st of december | add_task | 2026-12-01 | tomas
I still have to find a dress for the wedding, oh god | add_task | |
the library books should go back by Monday | add_task or remind_me | 2026-11-23 |
kofi ought to sharpen the kitchen knives sometime | add_task | | kofi
please write on my list that i must cancel the gym | add_task | |
got ten mins before the bus, anything tiny i can do | next_small_thing | |
give me something easy, my brain is mush | next_small_thing | |
What would be a good thing to tackle first? | next_small_thing | |
bored, hand me a chore | next_small_thing | |
so much to do and i keep walking in circles, where do i start | next_small_thing or hardship | |
the plumber can wait till monday | change_task | 2026-11-23 |
tarring the boat won't happen before the 15th of December, shift it | change_task | 2026-12-15 |
give the gutters to Will instead, Tomas has hurt his back | change_task | | will, tomas
the damp wall letter is really urgent now | change_task | |
can somebody else bring grete to choir, piet's got flu | change_task or who_could_help | | grete, piet
roof prices: not that important any more | change_task | |
signed the form, its in her satchel | done_task | |
the plumber's been rung, finally | done_task | |
you can cross off the gutters, tomas did them in the rain | done_task | | tomas
Just got back from the school with all the benches! | done_task or joy | |
that letter to the insurance people went out this morning | done_task | 2026-11-18 |
boats tarred. i stink | done_task | |
i'd love to get a group going for the allotment, with its own space and everything | found_project | |
Let's make a new project out of the move to Groningen | found_project | |
where on earth is kofi | find_person | | kofi
How do I get hold of Bram these days? | find_person | | bram
im looking for jan bakker | find_person | | jan-bakker
is there an Ines in here somewhere | find_person | | ines
need to talk to hana, where do i find her | find_person | | ask
Who's this Will Marsh person everyone keeps going on about? | who_is | | will
who's got the dog walk tomorrow morning | who_does | 2026-11-19 |
is it me or noor on dishes tonight | who_does | 2026-11-18 | noor
been away for a while, what did i miss in the kitchen book | summarise_space | |
Give me the short version of Mending the House, please | summarise_space | |
how are things going in the long table | summarise_space | |
can u sum up the house project for me its like 80 messages | summarise_space | |
what was it ines wrote about the stairs | what_was_said | | ines
Has Tomas answered about the slates yet? | what_was_said | | tomas
did anyone say anything about my casserole | what_was_said | |
i heard hanna had an opinion on the cake, what was it | what_was_said | | hanna
lets have a film night saturday, popcorn on me | plan_event | 2026-11-21 |
I'd like to get the whole family together for a big lunch on the 13th of December | plan_event | 2026-12-13 |
could we fit in a beach walk with the dogs on Sunday at 11 am | plan_event | 2026-11-22 11:00 |
we should throw a little leaving do for the neighbours | plan_event | |
raclette at ours on new year's eve, who's in | plan_event | 2026-12-31 |
choir rehearsal at our place friday 19:30, can you set it up | plan_event | 2026-11-20 19:30 |
where did i see that thing about the bookbinding press | search | |
find everything with lemon in it | search | |
cant find the wifi code, it was in here somewhere | search | |
what's the vet's phone number, somebody wrote it down | search | |
cried in the car again | hardship | |
havent slept properly for ages with the baby teething | hardship | |
they found something on my scan and now we wait | hardship | |
money is so tight i dont know how to buy shoes for the kids | hardship | |
Our cat had to be put to sleep last night. | hardship | 2026-11-17 |
tomas and i arent speaking | conflict | | tomas
Anna accused me of always taking noor's side and it got loud | conflict | | anna, noor
my sister and I had a blazing row over the inheritance | conflict | |
how do I tell Will that his music is driving me up the wall without starting a war | conflict | | will
things have been frosty with the neighbours ever since the hedge | conflict | |
tea or coffee person? | smalltalk | |
lol the teenager has dyed his hair green | smalltalk | |
Could we have a bedtime tale please, one with a fox, not too scary | story | |
a story about a stubborn goat and a lighthouse pls | story | |
fyi walnuts bring me out in a rash, keep that in mind | remember_this | |
make a mental note: oma likes her tea without sugar | remember_this | | grete
the spare key lives under the blue pot, just so you know | remember_this | |
are you a real person or a program | who_are_you | |
so what all can i use you for | what_can_you_do | |
please erase what i told you about my knee | forget_this | |
theres smoke coming out of the tumble dryer and it wont stop | danger | |
I PASSED MY DRIVING TEST | joy | |
bless you, that saved me a lot of bother | thanks | |
hiya mairy | greeting | |
right im off, nighty night | farewell | |
got a short poem for a wedding card? | verse | |
I'd like to see this whole thing the way Anna sees it | perspective_swap | | anna
Can we bring the money question before the council? | invite_to_council | |
put it to a vote whether we get a dog | start_vote | |
which weekday does 24 december fall on | what_day | 2026-12-24 |
split 186 euros between five of us | reckoning | |
go ahead | yes | |
rather not, thanks | no | |
scrap that, i pressed the wrong thing | cancel | |
how do you get red wine out of linen | unknown or smalltalk or search | |
who's playing ajax on sunday | unknown or smalltalk or search | 2026-11-22 |
`;
