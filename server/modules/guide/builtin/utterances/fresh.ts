/**
 * A third set, written blind again after that: 51 of 70 at first hearing, two days wrong. It brought the weighing of
 * single words.
 */
export const fresh = `
could you list everything thats open for the book project | what_is_due | |
hey whats my monday like | what_is_due | 2026-11-23 |
is there something I ought to do before the weekend? | what_is_due | 2026-11-21..2026-11-22 |
which tasks are overdue | what_is_due | |
what does hanna still owe us | what_is_due | | hanna
what's the most urgent thing | what_is_due or next_small_thing | |
do i need to be anywhere on saturday | what_is_due | 2026-11-21 |
how many tasks do i have left | what_is_due | |
What got finished since Sunday? | what_was_done | 2026-11-15 |
who can watch the little one tonight | who_could_help | 2026-11-18 |
I'm looking for somebody handy with a sewing machine | who_could_help | |
my bike has a flat tyre, any1 able to help? | who_could_help | |
who in the family could take Oma to physio | who_could_help | | grete
Whom should I ask about the heating? | who_could_help | |
need a babysitter for friday night | who_could_help | 2026-11-20 |
who is feeding the cat this week | who_does | 2026-11-16..2026-11-22 |
who's got the ladder | who_does | |
did we ever settle who pays for the scaffold | what_did_we_decide | |
what was agreed about the gutters money | what_did_we_decide | |
so did we say yes to Bram or not | what_did_we_decide | | bram
has it been decided when we go to the mill | what_did_we_decide | |
what did tomas think of the price | what_was_said | | tomas
did anyone say anything about the lemons | what_was_said | |
What were Piet's words about the boat? | what_was_said or search | | piet
Remind me at 3pm to ring the school | remind_me | 2026-11-18 15:00 |
could u remind me 2 send the invoice nxt week on tuesday | remind_me | 2026-11-24 |
remind me on the eve of saint nicholas about the shoes | remind_me | ask |
remind me the friday after next about the choir | remind_me | 2026-11-27 |
Set a reminder for 2 December at 14:30, dentist | remind_me | 2026-12-02 14:30 |
remind me in three weeks about the passport | remind_me | 2026-12-09 |
i want to be reminded of the rent on the first | remind_me | 2026-12-01 |
remind us the evening before noor's party to fetch chairs | remind_me | | noor
remind me to thank Kofi when I see him | remind_me | | kofi
remind me at the weekend that the clocks change | remind_me | 2026-11-21..2026-11-22 |
remind me on wednesday about the parcel | remind_me | ask |
the gate squeaks, somebody please oil it before sunday | add_task | 2026-11-22 |
jot down: new wick for the lamp | add_task | |
Can you make a note that we need more firewood by Friday | add_task | 2026-11-20 |
need to pick up my prescription thursday afternoon | add_task | 2026-11-19 |
Tomas and Piet should carry the slates up on the 30th | add_task | 2026-11-30 | tomas, piet
get the tyres changed before december | add_task | 2026-12-01..2026-12-31 |
i still have to thank aunt gerda for the parcel | add_task | |
maybe will could paint the shutters | add_task | | ask
delay the printing by a week | change_task | |
the doctor's appointment is now on monday | change_task | 2026-11-23 |
let Hanna take over the lanterns | change_task or add_task | | hanna
The lanterns are filled and ready | done_task | |
done with the gutters at last | done_task | |
Kofi has brought the benches | done_task | | kofi
I've signed that form | done_task | |
we want to start a choir for the children | found_project | |
make a salon about the river cleanup | found_project | |
what can you tell me about bram hendriks | who_is | | bram
anything new from the table? | summarise_space | |
give me a summary of Noor turns nine | summarise_space | |
look for what ines wrote about rice | search or what_was_said | | ines
where did we put the second key | search | |
got a quarter of an hour to spare | next_small_thing | |
what would be a good next step | next_small_thing | |
is there a human behind this | who_are_you | |
what have you noted about my family | what_do_you_remember | |
please note that Noor is afraid of dogs | remember_this | | noor
dont remember that i was in hospital | forget_this | |
im so worried about oma she keeps falling | hardship | | grete
my brother and i are not talking since the funeral | conflict or hardship | |
i cant breathe and my chest hurts | danger | |
continue the tale please | story | |
what weekday is christmas this year | what_day | 2026-12-25 |
good evening to you, dear Mairy | greeting | |
thx that was helpful | thanks | |
`;
