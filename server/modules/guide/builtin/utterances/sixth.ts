/** A sixth, after all of them: 41 of 52 at first hearing, no day and no person wrong. */
export const sixth = `
tell me everything due by friday | what_is_due | 2026-11-20 |
What's Bram working on? | what_is_due or what_was_said or find_person or summarise_space | | bram
have i got time on thursday evening | what_is_due | 2026-11-19 |
is the school form due today | what_is_due or search or what_day | 2026-11-18 |
what do we have to do for the party | what_is_due or search | |
which things did we tick off last week | what_was_done | 2026-11-09..2026-11-15 |
who can teach noor the accordion | who_could_help | | noor
any volunteers for the soup on sunday? | who_could_help | 2026-11-22 |
we'd need a second pair of hands for the boat | who_could_help | |
who did we say would fetch Oma's sister | who_does or what_did_we_decide | |
who pays for the tyres | who_does | |
was it agreed that Piet brings the eel | what_did_we_decide | | piet
remind me what we decided about the scaffold | what_did_we_decide or remind_me | |
what's Tomas's opinion on the retreat | what_was_said or perspective_swap | | tomas
when did anna say she is back | what_was_said or search | | anna
remind me this evening to call hanna | remind_me | 2026-11-18 | hanna
remind me in the new year to renew the insurance | remind_me | 2027-01-01 |
pls set a reminder friday 5pm choir | remind_me | 2026-11-20 17:00 |
remind me on the 18th | remind_me | ask |
remind me the first thursday of december about the concert | remind_me | 2026-12-03 |
don't let me forget to congratulate ines tomorrow | remind_me | 2026-11-19 | ines
i should really fix that tap before christmas | add_task | 2026-12-25 |
someone has to feed the hens at the weekend | add_task | 2026-11-21..2026-11-22 |
add ask the priest about the bell to my todo list | add_task | |
Kofi needs to return the drill by the 30th | add_task | 2026-11-30 | kofi
lets paint the fence on sunday | add_task | 2026-11-22 |
the dentist wants me back in six months | add_task or unknown | 2027-05-18 |
can you put the choir a day later | change_task | |
reschedule everything from today to tomorrow | change_task | 2026-11-19 |
printing isn't needed before january | change_task or add_task | 2027-01-01..2027-01-31 |
benches are back at school, done | done_task | |
paid the plumber and called him too | done_task | |
i would love to start a repair cafe | found_project | |
let us make a salon out of this | found_project | |
do you know where piet is | find_person or search | | piet
fill me in, i was ill for a week | summarise_space | |
whats the latest on the roof | summarise_space or search | |
what's the wifi password | search | |
how long until noor turns nine | what_day or search or summarise_space | |
pick something for me to do | next_small_thing | |
i only have 5 minutes | next_small_thing | |
do you understand what i feel | who_are_you or smalltalk or hardship | |
who can see what i write here | who_are_you | |
what do you know about oma's allergies | what_do_you_remember or search | | grete
remember my shoe size is 39 | remember_this | |
i had a horrible day | hardship | |
grandma keeps forgetting my name and it breaks my heart | hardship | | ask
i am furious with Jan Bakker | conflict | | jan-bakker
we need a mediator | invite_to_council | |
lets get everyone together for soup on the 5th of december | plan_event | 2026-12-05 |
good night, sleep well | farewell | |
wow that's great | joy or smalltalk | |
`;
