/**
 * Sixty as a grandmother, somebody of fifteen, a tired parent and a founder would type them: 44 at first hearing, and a day
 * and an hour of them wrong.
 */
export const fifteenth = `
Dear, which day was it that the man comes about my hearing aid? | what_was_said or search or what_is_due | |
I should like to be told on Monday morning that the library books go back. | remind_me | 2026-11-23 |
Would somebody be so good as to change the bulb above my stairs | who_could_help or add_task | |
Could you tell me a little story, I can't sleep | story | |
I took my tablets and I watered Hanna's geraniums as she asked | done_task | | hanna
Goodness, is it really the eighteenth already? | what_day | 2026-11-18 |
Put on the list that I want lamb for Easter Sunday | add_task | 2027-03-28 |
my sister's hip, please remember it is the left one | remember_this | |
I do miss Opa so, the house is very quiet | hardship | |
Who is this Kofi young man everybody mentions? | who_is | | kofi
You are very kind, my dear, thank you for your patience | thanks | |
What on earth am I supposed to press here? | what_can_you_do | |
The lemons have been ordered, haven't they? | what_was_done or what_was_said | |
Nobody told me what came of the talk about the boat | what_did_we_decide or what_was_said | |
Please put my doctor's appointment off until the 27th | change_task | 2026-11-27 |
Good night then, I put the light out now | farewell | |
yo what do i gotta do by fri lol | what_is_due | 2026-11-20 |
remind me 2 charge my tablet at 8pm tonite | remind_me | 2026-11-18 20:00 |
did noor do her chores or nah | what_was_done or what_is_due | | noor
bro the choir thing is done, i literally carried her there | done_task | |
make me a rap about doing the dishes | verse | |
r u even real | who_are_you | |
mum n me had a massive fight abt my phone | conflict | |
gimme smth quick to do so they leave me alone | next_small_thing | |
omg i got into the football team!!! | joy | |
everyone hates me at school rn | hardship | |
sup mairy | greeting | |
what did bram say abt the roof money | what_was_said or what_did_we_decide | | bram
nvm forget it | cancel or no | |
can we all vote what movie on saturday | start_vote | 2026-11-21 |
delete that u know i like Jonas | forget_this | |
whos doing the lanterns thing | who_does | |
sign form. today. do not let me forget | remind_me | 2026-11-18 |
Third night without sleep, I have nothing left | hardship | |
can anyone take the twins for two hours sunday, please, anyone | who_could_help | 2026-11-22 |
gutters can wait till monday honestly | change_task | 2026-11-23 |
what's the least I can get away with tomorrow | what_is_due or next_small_thing | 2026-11-19 |
get Kofi to bring wipes and the big pan on saturday | add_task | 2026-11-21 | kofi
done done done: dentist, shoes, packed lunches | done_task | |
dinner at ours sunday at 6pm, put it in the calendar | plan_event | 2026-11-22 18:00 |
what have I missed in Mending the House since yesterday | summarise_space | 2026-11-17 |
I snapped at Tomas again and now he sulks | conflict | | tomas
milk, nappies, bin bags | add_task | |
is there a way you can do this for me or do i have to write everything myself | what_can_you_do | |
Jot down: swimming starts 15 minutes earlier from now on | remember_this or add_task | |
wake me at 5:45 tomorrow, airport | remind_me | 2026-11-19 05:45 |
never mind, Will did it | cancel or done_task or no | | will
where did we keep the vaccination booklets, someone wrote it once | search or what_was_said | |
I'd like a salon for the tool library, who should be in it comes later | found_project | |
How many of our tasks slipped past their date? | what_is_due | |
Summarise The Kitchen Book for the newcomers, three lines | summarise_space | |
What did the guild settle regarding the yearly fee? | what_did_we_decide | |
Two camps in the Long Table by now; let's take it to the council before it gets bitter | invite_to_council | |
Which of us has bookkeeping experience? | who_could_help | |
Assign printing the book to Ines instead of Hanna | change_task | | ines, hanna
Everybody should get a say on the new bylaws by 1 December | start_vote | 2026-12-01 |
Help me see the fence business the way Piet does | perspective_swap | | piet
What is 12 families times 35 a month | reckoning | |
What data about me sits in your head? | what_do_you_remember | |
Hanna's print run got cheaper, we saved four hundred! | joy or smalltalk | | hanna
`;
