/**
 * What is said | the intent (or either of two) | the days meant | the people meant. "ask" stands where the guide has
 * to ask which; a day may be a stretch a..b and carry a time.
 */
export const known = `
whats due this week? | what_is_due | 2026-11-16..2026-11-22 |
What is due this week? | what_is_due | 2026-11-16..2026-11-22 |
what do i have to do today | what_is_due | 2026-11-18 |
anything urgent? | what_is_due | |
show me my tasks | what_is_due | |
wat do i hav 2 do tmrw | what_is_due | 2026-11-19 |
My dear, what was it that I had to do tomorrow? | what_is_due | 2026-11-19 |
whats on tomas's plate | what_is_due | | tomas
what does Piet have to do on Thursday | what_is_due | 2026-11-19 | piet
Is there anything open in Mending the House? | what_is_due | |
am i late with anything | what_is_due | |
what have i forgotten | what_is_due | |
how does next week look | what_is_due | 2026-11-23..2026-11-29 |
what's overdue | what_is_due | |
what is due before christmas | what_is_due | 2026-12-25 |
when are the benches due | what_is_due | |
what did i get done last week | what_was_done | 2026-11-09..2026-11-15 |
what have we finished this month? | what_was_done | 2026-11-01..2026-11-30 |
who could help with eldercare | who_could_help | |
Who could help us with the roof? | who_could_help | |
who can drive oma to the doctor on thursday | who_could_help | 2026-11-19 | grete
i need someone to look after noor on saturday evening | who_could_help | 2026-11-21 | noor
does anybody know how to fix a dishwasher | who_could_help | |
anyone good with electrics?? | who_could_help | |
who could i ask about the insurance letter | who_could_help | |
I could use a hand with the lanterns tonight | who_could_help | 2026-11-18 |
who plays the piano here | who_could_help | |
can sb teach me to bake bread | who_could_help | |
who is bringing the rice | who_does | |
whose turn is it to cook on friday | who_does | 2026-11-20 |
who has the other house key | who_does | |
what did we decide about the roof | what_did_we_decide | |
what did we decide about the roof? i forgot | what_did_we_decide | |
did we agree on a price with Bram | what_did_we_decide | | bram
wat did we deside abt the gutters | what_did_we_decide | |
what was the decision about the cake | what_did_we_decide | |
which roofer did we choose | what_did_we_decide | |
what's the plan for the party | what_did_we_decide | |
what did Bram say about the chimney | what_was_said | | bram
what did anna write yesterday | what_was_said | 2026-11-17 | anna
did Kofi mention the benches | what_was_said | | kofi
any word from Hanna | what_was_said | | hanna
when did we last talk about the boat | what_was_said | |
remind me on the 25th | remind_me | 2026-11-25 |
remind me on the 25th to pay Bram | remind_me | 2026-11-25 | bram
remind me to call Oma tomorrow at five | remind_me | 2026-11-19 17:00 | grete
Please remind me next friday about the lanterns | remind_me | ask |
remind me in a fortnight to water the plants at Hanna's | remind_me | 2026-12-02 | hanna
remind me in 20 minutes to take out the bread | remind_me | 2026-11-18 10:50 |
dont let me forget the school form | remind_me | |
can you remind me about choir on thursday morning | remind_me | 2026-11-19 |
remind me to buy candles by the end of the month | remind_me | 2026-11-30 |
rmind me on 3/12 about the dentist | remind_me | ask |
remind me on 25/12 to light the tree | remind_me | 2026-12-25 |
Would you be so kind and remind me on Sunday at half past ten to bring the hymn book | remind_me | 2026-11-22 10:30 |
remind me on friday the 27th to send the letter | remind_me | 2026-11-27 |
remind me on friday the 25th to send the letter | remind_me | ask |
ping me tonight about the bins | remind_me | 2026-11-18 |
remind me at seven to feed the cat | remind_me | 2026-11-18 ask |
remind me in a few days to ring the bank | remind_me | ask |
remind me to ask anne about the tin | remind_me | | ask
add a task: buy lamp oil | add_task | |
put milk on my list | add_task | |
I need to call the roofer tomorrow | add_task | 2026-11-19 |
i gotta hand in my maths hw by monday | add_task | 2026-11-23 |
we should mend the garden gate before winter | add_task | |
note to self: order the slates by 1 December | add_task | 2026-12-01 |
somebody should look at that before friday | add_task | 2026-11-20 |
ask Tomas to bring the ladder on saturday | add_task | 2026-11-21 | tomas
tell Hana to bring the notebook | add_task | | ask
Ask Jan to fix the fence | add_task | | ask
ask Jan Visser to fix the fence | add_task | | jan-visser
dont forget to buy lemons | add_task | |
buy 6 jars of plums this weekend | add_task | 2026-11-21..2026-11-22 |
the oven needs cleaning urgently | add_task | |
Could Kofi bring the trailer next week? | add_task | 2026-11-23..2026-11-29 | kofi
Will has to pick up the paper on tuesday | add_task | 2026-11-24 | will
move the gutters to monday | change_task | 2026-11-23 |
push the lanterns back until the weekend | change_task | 2026-11-21..2026-11-22 |
make the insurance letter urgent | change_task | |
give the boat task to Kofi | change_task | | kofi
the kitchen book can wait till january | change_task | 2027-01-01..2027-01-31 |
reschedule the doctor thing to the 24th | change_task | 2026-11-24 |
the plumber is done | done_task | |
i called the plumber | done_task | |
tick off the school form | done_task | |
mark the lanterns as done | done_task | |
Tomas cleaned the gutters yesterday | done_task | 2026-11-17 | tomas
finished with the insurance letter!! | done_task | |
start a project for the bread oven | found_project | |
i have an idea: we could build a tree house | found_project | |
let's open a salon for the winter concert | found_project | |
where is Hanna | find_person | | hanna
how can I reach bram | find_person | | bram
who is Kofi | who_is | | kofi
who is in The Long Table? | who_is | |
what's new in The Kitchen Book | summarise_space | |
what did i miss | summarise_space | |
catch me up on Oma's Week | summarise_space | |
sum up what happened yesterday | summarise_space | 2026-11-17 |
when is the doctor? | search | |
how much was the scaffold | search | |
find the message about the goat | search | |
what should i do now | next_small_thing | |
i have ten minutes | next_small_thing | |
im bored | next_small_thing | |
I don't know where to start | next_small_thing | |
who are you | who_are_you | |
r u chatgpt | who_are_you | |
Am I speaking to a real person, dear? | who_are_you | |
what can you do | what_can_you_do | |
what do you know about me | what_do_you_remember | |
remember that I am allergic to nuts | remember_this | |
my birthday is on 3 March | remember_this | 2027-03-03 |
forget what i told you about the hospital | forget_this | |
i feel so lonely today | hardship | 2026-11-18 |
my sister died last week | hardship | 2026-11-09..2026-11-15 |
i dont want to live anymore | danger | |
i had a fight with tomas about the money | conflict | | tomas
tell me a story | story | |
sing me something | verse | |
i would like to see it through Anna's eyes | perspective_swap | | anna
I want to call a council about the gutters | invite_to_council | |
let's vote on the colour of the door | start_vote | |
plan a dinner for saturday | plan_event | 2026-11-21 |
what day is the 25th | what_day | 2026-11-25 |
how many days until christmas | what_day | 2026-12-25 |
thank you, my dear | thanks | |
good morning mairy | greeting | |
how are you | smalltalk | |
`;
