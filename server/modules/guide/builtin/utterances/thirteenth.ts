/**
 * Everyday messages of many, twelve to eighty-five years old: 104 of 120 at first hearing, 105 with the lessons that
 * followed, two days wrong. What was missed then became lessons and rules for days.
 */
export const thirteenth = `
ok so what all have i got on tomorrow before i say yes to the dentist | what_is_due | 2026-11-19 |
anything i still need to sort for saturday?? | what_is_due | 2026-11-21 |
Would you kindly tell me what has to be finished by the 5th of December. | what_is_due | 2026-12-05 |
how much has kofi got on this weekend | what_is_due | 2026-11-21..2026-11-22 | kofi
feel like ive missed a deadline somewhere, check pls | what_is_due | |
whens the school trip thing need signing by | what_is_due | |
never mind whats left, tell me what we actually ticked off last week | what_was_done | 2026-11-09..2026-11-15 |
list everything I managed to get done yesterday, I need cheering up | what_was_done | 2026-11-17 |
washing machine is making a noise like a helicopter, anybody handy with those? | who_could_help | |
is there someone who could pick the twins up from swimming on monday, my cars in the garage | who_could_help | 2026-11-23 |
Hi, I was wondering if anyone would mind sitting with Oma for an hour this afternoon | who_could_help | 2026-11-18 | grete
need a lift to the airport 5am on the 27th, whos mad enough | who_could_help | 2026-11-27 05:00 |
stuck on my maths homework fractions r evil who can explain | who_could_help | |
My eyes are not what they were. Can somebody take me to the clinic the day after tomorrow? | who_could_help | 2026-11-20 |
whos feeding the guinea pigs while we're at the coast | who_does | |
who's got the drill, its not in the shed | who_does or who_could_help | |
whose job was it to defrost the freezer | who_does | |
did we ever settle on a colour for the hallway | what_did_we_decide | |
remind me again what we said about pocket money | what_did_we_decide or what_was_said | |
so are we going with bram or not, i lost track | what_did_we_decide | | bram
I can't for the life of me recall what the outcome was about the allotment fence | what_did_we_decide | |
are we doing presents for the grown ups or not, what was agreed | what_did_we_decide | |
what did everyone settle on for the camping trip in july | what_did_we_decide | 2027-07-01..2027-07-31 |
did bram ever answer about the slates | what_was_said | | bram
has anybody heard from Will lately | what_was_said | | will
what did hanna say on the 10th, something about cake | what_was_said | 2026-11-10 | hanna
missed the whole chat yesterday evening, what did peit say | what_was_said | 2026-11-17 | ask
can u ping me at 4pm to take the lasagne out the freezer | remind_me | 2026-11-18 16:00 |
pls nudge me a week on thursday, jabs for the dog | remind_me | 2026-11-26 |
I'd be grateful for a reminder on Sunday evening that the clock in the hall wants winding. | remind_me | 2026-11-22 |
remind me tomorrow at seven to put the bread in | remind_me | 2026-11-19 ask |
dont let me leave without oma's glasses tmrw morning | remind_me | 2026-11-19 | grete
Remind me next Friday that Hannah wants her cake tin back | remind_me | ask | ask
remind me 3/4 about swapping the tyres | remind_me | ask |
set me an alert for 15:30 so i dont miss pickup | remind_me | 2026-11-18 15:30 |
reminder end of next month to cancel the gym | remind_me | 2026-12-31 |
add loo roll and cat litter to the list | add_task | |
put down: ring the vet about Minou's ear, thursday | add_task | 2026-11-19 |
Will you put "buy birdseed" on my list? | add_task | |
Thomas should take the old mattress to the tip on Saturday | add_task | 2026-11-21 | ask
new to do - find noor's other welly | add_task | | noor
could you ask Anna to collect the dry cleaning by friday please | add_task | 2026-11-20 | anna
i gotta hand in my geography project on the 24th, put it in | add_task | 2026-11-24 |
we're out of paracetamol, stick it on my list would you | add_task | |
ive got like 10 mins before the bus what can i do | next_small_thing | |
gimme one easy thing | next_small_thing | |
too much on my plate, just tell me where to start | next_small_thing or hardship | |
The kettle is on, is there some little job I could finish while it boils? | next_small_thing | |
whats the quickest thing i can knock off rn | next_small_thing | |
push the gutters back to sunday its meant to pour | change_task | 2026-11-22 |
let Jan Bakker do the benches instead of Kofi | change_task | | jan-bakker, kofi
bump the plumber up to top priority | change_task | |
The surgery rang, Oma's doctor appointment has to shift to the 26th. | change_task | 2026-11-26 | grete
the boat can wait til easter | change_task | 2027-03-28 |
give the lanterns to inez | change_task | | ask
Hanna needs till 12 december for printing the book | change_task | 2026-12-12 | hanna
form's signed, finally | done_task | |
tick off the gutters, tomas did them before breakfast | done_task | | tomas
rang the plumber ✅ | done_task | |
Well, that is the benches fetched, safe and sound. | done_task | |
I've posted the letter to the insurance people so that one can go | done_task | |
booked oma in at the doctors :) | done_task | | grete
lets start a new project for the bathroom | found_project | |
i want to make a space where we plan the move to Utrecht | found_project | |
whats the best way to get hold of bram | find_person | | bram
whats jan's number | find_person | | ask
I need to get in touch with Ines asap | find_person | | ines
can you find Will Marsh for me | find_person | | will
sorry whos piet again? im new | who_is | | piet
Tell me, who is this Jan Visser everyone talks about? | who_is | | jan-visser
been offline, catch me up on mending the house | summarise_space | |
tldr of the kitchen book chat pls | summarise_space | |
Could you give an old man the gist of The Long Table, there is so much of it. | summarise_space | |
i was away from sunday till yesterday, what did i miss | summarise_space or what_was_said | 2026-11-15..2026-11-17 |
where was that link to the yurt campsite | search | |
find the message with the wifi password | search | |
somebody once posted a recipe with quinces, can you dig it out | search | |
anything in here about a second hand pram? | search or what_was_said | |
wait r u a real person | who_are_you | |
so what are you actually good for | what_can_you_do | |
Please explain what I may ask of you, my granddaughter put you on this telephone. | what_can_you_do | |
the spare key lives under the blue flowerpot, keep that in mind | remember_this | |
note for later: noor is allergic to hazelnuts | remember_this | | noor
pls remember i cant do mornings | remember_this | |
Make a mental note that the boiler man is called Henk. | remember_this | |
scrub what i told you about my ex | forget_this | |
theres a smell of gas in the kitchen what do i do | danger | |
oma fell and shes not answering me | danger | | grete
cant stop crying since the vet put bella down | hardship | |
i dont know how we'll pay the heating bill | hardship | |
nobody sat with me at lunch again | hardship | |
My wife has been gone eleven months and the evenings are the worst. | hardship | |
me and my sister arent speaking cos of the car | conflict | |
Piet and Anna had a proper shouting match over the hedge | conflict | | piet, anna
he promised hed do the dishes and AGAIN nothing im so done with him | conflict | |
my son slammed the door on me over a phone bill, how do I make it right | conflict | |
I GOT THE PART in the school musical!!! | joy | |
the scan came back clear, i could dance | joy | |
cheers ur a star | thanks | |
heyyy mairy | greeting | |
right im off to bed night night | farewell | |
my little one wont sleep, got a tale for her? | story | |
bored in the car, story time? | story | |
Do you know any good yarns about boats? | story | |
could you rhyme something for a birthday card | verse | |
me and kofi want to do that thing where each tells their side and the other says it back | perspective_swap | | kofi
i'd like to ask Hanna to join the council | invite_to_council | | hanna
lets do a barbecue on the 28th | plan_event | 2026-11-28 |
thinking of having everybody round for soup this sunday, 1pm | plan_event | 2026-11-22 13:00 |
can we put a choir get together in the calendar, new years eve | plan_event | 2026-12-31 |
lets vote pizza or tacos | start_vote | |
what weekday does christmas eve fall on | what_day | 2026-12-24 |
whats 15% of 6400 | reckoning | |
ugh what miserable weather, my socks are soaked | smalltalk | |
no thank you dear | no | |
never mind, scrap that | cancel | |
translate fridge into finnish | unknown or smalltalk | |
`;
