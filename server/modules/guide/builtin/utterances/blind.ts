/**
 * Written after the engine and before it had heard any of them; the form is that of known.ts. At first hearing 56 of 80
 * were right and two days wrong; the rules were widened by it.
 */
export const blind = `
so whats left for me this weekend | what_is_due | 2026-11-21..2026-11-22 |
Do we have anything on for Sunday? | what_is_due | 2026-11-22 |
which of my things cannot wait | what_is_due | |
Tell me what I still have to finish before Friday | what_is_due | 2026-11-20 |
anything i need 2 hand in tmrw?? | what_is_due | 2026-11-19 |
what did i promise to do | what_is_due | |
Has Kofi got much on his list? | what_is_due | | kofi
what's coming up in the next ten days | what_is_due | 2026-11-18..2026-11-28 |
did we manage to finish anything yesterday | what_was_done | 2026-11-17 |
what has Tomas done this week | what_was_done | 2026-11-16..2026-11-22 | tomas
Is there somebody who could sit with Oma on Tuesday afternoon? | who_could_help | 2026-11-24 | grete
do we know a good carpenter | who_could_help | |
who among us speaks french | who_could_help | |
my laptop is broken, who can help | who_could_help | |
we need two strong people to carry a wardrobe on the 28th | who_could_help | 2026-11-28 |
could anybody lend me a trailer over the weekend | who_could_help | 2026-11-21..2026-11-22 |
who would know about tax forms? | who_could_help | |
who said they would bring the lanterns | who_does | |
who's picking up Noor tomorrow | who_does | 2026-11-19 | noor
who is on breakfast with Oma on Friday | who_does | 2026-11-20 | grete
what came out of the talk about money | what_did_we_decide | |
have we settled on a name for the book | what_did_we_decide | |
Where did we end up with the insurance? | what_did_we_decide | |
did everyone agree to the december retreat | what_did_we_decide | |
what did oma say about the lemon cake | what_was_said | | grete
who mentioned the eel | what_was_said | |
has Ines answered yet | what_was_said | | ines
what were they saying about saturday | what_was_said or summarise_space | 2026-11-21 |
Remind me the day after tomorrow that the chimney sweep comes | remind_me | 2026-11-20 |
remind me two days before christmas to pick up the goose | remind_me | 2026-12-23 |
could you give me a nudge on monday about the tax letter | remind_me | 2026-11-23 |
reminder for thursday 8am: blue pills | remind_me | 2026-11-19 08:00 |
remind me every tuesday to put the bins out | remind_me | 2026-11-24 |
remind me in an hour and a half to turn the bread | remind_me | 2026-11-18 12:00 |
pls remind me on the 31st about rent | remind_me | 2026-12-31 |
remind me a week before the 12th of december to order the flowers | remind_me | 2026-12-05 |
remind me on the first of december to open the calendar with noor | remind_me | 2026-12-01 | noor
remind me on 05/06 to renew the passport | remind_me | ask |
remind me not friday but saturday about the boat | remind_me | 2026-11-21 |
Wake me at 06:30 tomorrow | remind_me | 2026-11-19 06:30 |
remind me to ring tommy on sunday | remind_me | 2026-11-22 | ask
remind me on saint nicholas to polish the boots | remind_me | ask |
The hinge of the shed needs oiling | add_task | |
i have to return the library books by the 3rd | add_task | 2026-12-03 |
please put 'sweep the yard' on the list for saturday | add_task | 2026-11-21 |
new task: wrap Noor's presents, due 20 November | add_task | 2026-11-20 | noor
have Bram look at the ridge on monday morning | add_task | 2026-11-23 | bram
we're out of flour | add_task | |
Bake two cakes for Friday | add_task | 2026-11-20 |
someone ought to fetch Oma's sister from the station at two on Saturday | add_task | 2026-11-21 14:00 |
I promised Hanna I would type up the bread recipe | add_task | | hanna
get Ines to bring the big pot | add_task | | ines
its mays birthday, must buy a present asap | add_task | |
let tomas sign the form by thursday | add_task | 2026-11-19 | tomas
the benches have moved to sunday | change_task | 2026-11-22 |
can we do the lanterns on monday instead | change_task | 2026-11-23 |
printing the book is not urgent any more | change_task | |
hand the plumber over to Bram | change_task | | bram
just rang the plumber, all sorted | done_task | |
lanterns: done! | done_task | |
The form is signed | done_task | |
we've got the three prices for the roof now | done_task | |
could we set up a group for the allotment | found_project | |
I dream of a small library in the barn, shall we start one? | found_project | |
tell me about ines | who_is | | ines
is Piet around | find_person | | piet
are there families near us with small children | find_person | |
give me the gist of the long table since monday | summarise_space | 2026-11-16 |
I was away, what happened | summarise_space | |
what time does the choir start | search | |
got half an hour, what would help most | next_small_thing | |
How can I be useful today? | next_small_thing | 2026-11-18 |
are you a machine or a woman, child? | who_are_you | |
keep in mind that Oma takes the blue pills in the evening | remember_this | | grete
please erase everything you know about me | forget_this | |
everything is too much right now | hardship | |
he hits me when he drinks | danger | |
Anna never listens to me and i am fed up | conflict | | anna
what happens next in the story | story | |
how many sleeps till noor's birthday | what_day or search | | noor
`;
