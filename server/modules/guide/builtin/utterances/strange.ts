/**
 * A fifth, to see what the guide makes of strangers by now: 59 of 66 at first hearing, no day and no person wrong.
 */
export const strange = `
what do I need to get done by tonight | what_is_due | 2026-11-18 |
anything left on Noor's party list? | what_is_due | | noor
which of us has something due tomorrow | what_is_due | 2026-11-19 |
hi, how does the weekend look for me | what_is_due | 2026-11-21..2026-11-22 |
what am I behind on | what_is_due | |
read me my list, dear | what_is_due | |
what did Hanna finish this month | what_was_done | 2026-11-01..2026-11-30 | hanna
Do you know anyone who repairs clocks? | who_could_help | |
who has time on saturday to help carry benches | who_could_help | 2026-11-21 |
i cant lift the wardrobe alone, who helps | who_could_help | |
is anybody driving to town on friday | who_could_help or who_does | 2026-11-20 |
who do i talk to about the damp wall | who_could_help | |
who takes Oma to choir | who_does | | grete
who was supposed to clean the gutters | who_does | |
remind me, what did we agree on for the bread oven? | what_did_we_decide or remind_me | |
did we choose a name for the boat | what_did_we_decide | |
what was Bram's price again | search or what_was_said or what_did_we_decide | | bram
what did Noor want for her birthday | what_was_said or search | | noor
Has Bram written about the slates | what_was_said | | bram
remind me the last sunday of november to turn the mattress | remind_me | 2026-11-29 |
remind me at noon about the soup | remind_me | 2026-11-18 12:00 |
hey can u remind me l8r today to ring mum | remind_me | 2026-11-18 |
remind me about the vet, 3 december 9am | remind_me | 2026-12-03 09:00 |
Would you remind me a day before Noor's birthday | remind_me | | noor
remind me when it is friday | remind_me | 2026-11-20 |
remind me to write to Jan on the 22nd | remind_me | 2026-11-22 | ask
remind me in 10 days | remind_me | 2026-11-28 |
the roof inspector comes on the 3rd of december at 8 | add_task or plan_event | 2026-12-03 ask |
I really ought to write to my aunt this week | add_task | 2026-11-16..2026-11-22 |
Piet, could you bring the tarpaulin tomorrow? | add_task | 2026-11-19 | piet
get bread | add_task | |
can someone take the dog out at six | add_task or who_could_help | 2026-11-18 ask |
we must not forget to invite the neighbours | add_task | |
put "new battens" down as urgent | add_task | |
Tomas will fetch oma's sister on saturday | add_task | 2026-11-21 | tomas
the doctor moved us to december 2nd | change_task | 2026-12-02 |
let's do the gutters next week instead of friday | change_task | 2026-11-23..2026-11-29 |
bump the insurance letter up to urgent | change_task | |
assign the gutters to piet | change_task | | piet
Doctor is booked! | done_task | |
insurance letter went out today | done_task | 2026-11-18 |
you can cross the plumber off | done_task | |
how about a project for the mill garden | found_project | |
who's Ines again? | who_is | | ines
what's Kofi up to | find_person or what_is_due or what_was_said or summarise_space | | kofi
what's going on in the long table | summarise_space | |
quick recap of today please | summarise_space | 2026-11-18 |
where did kofi put the benches | search | | kofi
how much do we owe Bram | search | | bram
something easy please | next_small_thing | |
i am procrastinating, help | next_small_thing or hardship or what_can_you_do | |
what model do you run on | who_are_you | |
how does this game work | what_can_you_do | |
what do you remember about my allergies | what_do_you_remember | |
i don't eat meat, keep that in mind | remember_this | |
stop keeping things about my health | forget_this | |
oma is in hospital and i cant sleep | hardship | | grete
kofi and ines are fighting again and it's awful | conflict or hardship | | kofi, ines
i feel like nobody would miss me if i was gone | danger or hardship | |
i want to hurt myself | danger | |
how would Tomas see this | perspective_swap | | tomas
let's take the gutters to the council | invite_to_council | |
throw a party for noor on the 28th | plan_event | 2026-11-28 | noor
recite a little poem about the roof | verse | |
that was kind of you, thank you | thanks | |
see you tomorrow | farewell | 2026-11-19 |
`;
