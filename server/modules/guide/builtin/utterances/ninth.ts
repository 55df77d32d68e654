/** The third of three written blind: 66 of 120 by the rules alone, 93 by the ear before it had seen them. */
export const ninth = `
sorry to bother you, is there something I am supposed to be doing today or can i just read my book | what_is_due | 2026-11-18 |
How bad is my Friday looking, be honest | what_is_due | 2026-11-20 |
does kofi still have stuff to do for the party or is he lazing about again lol | what_is_due | | kofi
I lie awake thinking I missed some deadline, did I? | what_is_due | |
Next week, what works are there for me please? | what_is_due | 2026-11-23..2026-11-29 |
by when must the kitchen book be at the printer | what_is_due | |
so what did we actually manage last week, apart from eating | what_was_done | 2026-11-09..2026-11-15 |
has Tomas finished anything this month or only talked about it | what_was_done | 2026-11-01..2026-11-30 | tomas
My bicycle chain is broken and I don't know who to ask | who_could_help | |
we need two strong backs on Saturday for the piano | who_could_help | 2026-11-21 |
is anyone free to pick the little one up from swimming tomorrow at 16:15, im stuck at work | who_could_help | 2026-11-19 16:15 |
would somebody maybe have time to explain fractions to me... only if its no trouble | who_could_help | |
which of us has a trailer big enough for a wardrobe | who_could_help or who_does | |
looking for a human who understands tax letters, will pay in soup | who_could_help or find_person | |
Who is able to sit with Oma from friday to sunday while we're in Antwerp | who_could_help | 2026-11-20..2026-11-22 | grete
so who sleeps in which room, what was settled in the end | what_did_we_decide | |
I was wondering whether it had already been agreed what colour the hallway gets | what_did_we_decide | |
was there ever a verdict on getting a dog?? asking for a friend (me) | what_did_we_decide | |
We have chosen Bram for the slates, or I understood wrong? | what_did_we_decide | | bram
Are we going ahead with the cheaper roof offer or not, I lost track | what_did_we_decide | |
did Ines report anything about the stick last saturday | what_was_said | 2026-11-14 | ines
what was Piet grumbling about yesterday | what_was_said | 2026-11-17 | piet
Has Kofi replied about the binding | what_was_said | | kofi
i missed the whole conversation about slates, who said what | what_was_said or summarise_space | |
hows oma been getting on according to Ines | what_was_said | | grete, ines
nudge me a week on thursday to return the library books | remind_me | 2026-11-26 |
Please you remind me at 18:45, the soup must go from the fire | remind_me | 2026-11-18 18:45 |
give me a shout at the end of next month, the car insurance needs renewing | remind_me | 2026-12-31 |
Make sure I don't forget Kofi's present, next Friday latest | remind_me | ask | kofi
poke me in an hour about the laundry or it'll smell again | remind_me | 2026-11-18 11:30 |
remind me 3/4 to book the campsite | remind_me | ask |
could u possibly remind me to phone Jan the day after tomorrow at 8pm | remind_me | 2026-11-20 20:00 | ask
i will forget otherwise, so buzz me friday 4 december 9am, vet with the cat | remind_me | 2026-12-04 09:00 |
somebody has to descale the kettle, stick it on the list | add_task | |
ask Tomas to pump up the tyres before sunday | add_task | 2026-11-22 | tomas
I must to bring the papers at the town hall on 30 November | add_task | 2026-11-30 |
new job for piet: mend the sail | add_task | | piet
Noor's gym shoes are too small, so put down: buy new ones by monday | add_task | 2026-11-23 | noor
ugh essay about volcanoes due december 10th, stick it with my other todos | add_task | 2026-12-10 |
the tarring can wait till december 12 | change_task | 2026-12-12 |
hand the benches over to Tomas, kofi's van is kaput | change_task | | tomas, kofi
make the plumber top priority, there's a puddle again | change_task | |
Lanterns won't be ready, could we say thursday the 26th instead | change_task | 2026-11-26 |
Is it possible that the gutters come later, on Monday? Tomas has pain in the back | change_task | 2026-11-23 | tomas
the insurance letter isnt so urgent anymore, bump it down | change_task | |
Signed that trip form at last!! | done_task | |
gutters: clean. hands: filthy. tick it off | done_task | |
I have spoken with the plumber already, you can take it away from the list | done_task | |
phew, the roof prices are in, all three of them | done_task | |
Kofi got the benches out of the school, so thats that | done_task | | kofi
Could we have our own corner on here for planning the garden? | found_project | |
let's open a new project for the move to Utrecht | found_project | |
how do i get hold of Hanna | find_person | | hanna
Where can I find Kofi's page? | find_person | | kofi
im new, is there anybody around my age who also draws | find_person or who_could_help | |
I search a person which speaks Portuguese | find_person or who_could_help | |
whats the name of that bloke with the press who binds books | find_person or who_is | |
Sorry, I'm bad with faces, who was Ines again? | who_is | | ines
this Will fella, how is he related to us | who_is | | will
who's got the dishes on sunday, because it sure isn't me | who_does | 2026-11-22 |
who's in charge of the lanterns anyway | who_does | |
I've been offline for ages, catch me up on Mending the House | summarise_space | |
tldr of the long table pls | summarise_space | |
How are things standing with The Kitchen Book? | summarise_space | |
What all happened in Mending the House while i was in hospital, I'm dreading it | summarise_space | |
where did somebody post the wifi password | search | |
dig up that message with the price of the slates | search | |
I don't find the recipe of lemon cake, where it is? | search | |
is there a photo of the old boat somewhere on here | search | |
look through everything for the word asbestos would you | search | |
I've ten minutes before the bus, give me something tiny | next_small_thing | |
too much everything. just tell me one thing to do | next_small_thing | |
What could a new person do first here, something easy | next_small_thing | |
bored af, got any job that takes less than a coffee | next_small_thing | |
i look at this pile and dont even know where to begin | next_small_thing or hardship | |
are you a real person or a computer, my son says computer | who_are_you | |
with who I speak here? | who_are_you | |
Right, what are you actually good for | what_can_you_do | |
can I ask you anything or are there rules? i dont want to do it wrong | what_can_you_do | |
what have you stored about me, I get nervous about such things | what_do_you_remember | |
Keep in mind that Noor gets hives from strawberries | remember_this | | noor
for the record, the spare key lives under the blue flowerpot | remember_this | |
please know it: I don't eat pork | remember_this | |
the stopcock is behind the washing machine, hang on to that for me | remember_this | |
delete what i told you about my salary, that was a mistake | forget_this | |
theres smoke coming out of the attic what do i do | danger | |
Oma has fallen, she doesn't answer me | danger | | grete
Since the layoff we count every coin and I don't dare tell the kids | hardship | |
I sit in a room full of you all and still feel like a ghost | hardship | |
bombed my exam, feel like the family idiot | hardship | |
We had to put the dog to sleep. House is so quiet. | hardship | |
My heart is far from home and I cry when nobody looks | hardship | |
tomas and I are not on speaking terms over a ladder. a ladder. | conflict | | tomas
My teenager slammed the door and called me a prison guard | conflict | |
Piet always decides over our heads and I've had it up to here | conflict | | piet
Hanna laughed at my accent in front of everybody and I am angry with her | conflict | | hanna
Passed my driving test, third time lucky!!! | joy | |
The choir clapped for me, I am so happy I could fly | joy | |
you're a gem, ta very much | thanks | |
um, hello... I'm the new one | greeting | |
Right, I'm off to bed, sleep well you | farewell | |
Spin us a yarn, uncle's are all used up | story | |
Can you tell a tale with easy words, I learn still | story | |
the kids wont settle, have you got something with a fox who lost its way, once upon a time and all that | story | |
a few rhyming lines for a birthday card please, not too soppy | verse | |
could you sit me down with Tomas so we each tell our side and repeat what we heard | perspective_swap | | tomas
bring Anna and Bram into the council about the money | invite_to_council | | anna, bram
let's throw Oma a surprise party on 12 december | plan_event | 2026-12-12 | grete
fancy organising a bonfire on saturday with sausages | plan_event | 2026-11-21 |
In my country we celebrate the name day, I want make a feast here on December 5th | plan_event | 2026-12-05 |
put it to the vote: goose or nut roast | start_vote | |
which weekday does the 24th of december fall on | what_day | 2026-12-24 |
if 9 of us share 315 euros what's that each | reckoning | |
do you prefer tea or coffee, or oil haha | smalltalk | |
rain again, my knees predicted it | smalltalk | |
What do you think of my English? | smalltalk | |
yep go for it | yes | |
nah, rather not | no | |
oh wait scrap that, pressed the wrong thing | cancel | |
whats the yen worth against the dollar | unknown or smalltalk or search | |
`;
