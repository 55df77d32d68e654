/**
 * A fourth, and a hard one: 42 of 61 at first hearing, four days wrong. It brought the small words before any day, and
 * what is moved from one day to another.
 */
export const unseen = `
morning! anything on my plate before lunch | what_is_due | |
give me an overview of what is waiting | what_is_due or summarise_space | |
what jobs does Piet have | what_is_due | | piet
Am I free on the 26th? | what_is_due | 2026-11-26 |
what needs my attention most | what_is_due or next_small_thing | |
list the tasks for Oma's Week | what_is_due | |
deadlines for december? | what_is_due | 2026-12-01..2026-12-31 |
did Piet ever finish tarring the boat | what_was_done | | piet
who would be willing to read to oma in the evenings | who_could_help | | grete
I'm stuck with my tax return, any ideas who could explain it | who_could_help | |
would somebody come with me to the hospital on monday? | who_could_help | 2026-11-23 |
who is any good at gardening | who_could_help | |
the washing machine died. who do we call | who_could_help | |
who was going to order the cake | who_does | |
remind me who is cooking on Thursday | who_does or remind_me | 2026-11-19 |
did we decide when to start with the ridge? | what_did_we_decide | |
what's been agreed for Christmas | what_did_we_decide | 2026-12-25 |
how did the vote on the door end | what_did_we_decide | |
what has Oma told us about the winter of one stove | what_was_said | | grete
what does Ines think about the rice | what_was_said or perspective_swap | | ines
find Kofi's message about binding | what_was_said or search | | kofi
please remind me half an hour before the choir | remind_me | |
remind me on 1.12. to open the first door | remind_me | 2026-12-01 |
remind me on monday week to call the school | remind_me | 2026-11-30 |
remind me tomorrow night at quarter past eight to call my sister | remind_me | 2026-11-19 20:15 |
i must not forget the candles for sunday, tell me on saturday | remind_me or add_task | 2026-11-22, 2026-11-21 |
remind me on Nov 27 | remind_me | 2026-11-27 |
remind me by 12/11 to send the parcel | remind_me | ask |
mairy could you wake me up tomorrow at six in the morning | remind_me | 2026-11-19 06:00 |
remind me to check the roof the day after the storm | remind_me | |
it would be good if Piet looked at the ropes tonight | add_task | 2026-11-18 | piet
the bulb in the hall is gone | add_task | |
we are going to need 20 chairs on the 12th of december | add_task | 2026-12-12 |
Collect the post at number nine on friday | add_task | 2026-11-20 |
hanna promised to scan the photos by sunday | add_task | 2026-11-22 | hanna
order more lamp oil, not urgent | add_task | |
Sweep the yard, feed the cat | add_task | |
gutters next tuesday rather than friday | change_task | 2026-11-24 |
swap the doctor from thursday to friday | change_task | 2026-11-20 |
the boat isnt important, put it last | change_task | |
plumber was here this morning, its fixed | done_task | 2026-11-18 |
oma went to choir with piet, tick | done_task | | grete, piet
shall we found a little library | found_project | |
new salon: winter concert | found_project | |
which families are in the long table | who_is | |
have you seen Tomas | find_person | | tomas
so what's the story with the lemon cake | search or summarise_space or what_was_said or story | |
what happened in mending the house since tuesday | summarise_space | 2026-11-17 |
what's a little thing i could finish before supper | next_small_thing | |
i cant decide what to do first | next_small_thing | |
are u a real person or what | who_are_you | |
do you keep what i say | what_do_you_remember or who_are_you | |
Piet only drinks decaf, remember that | remember_this | | piet
you can forget my birthday again | forget_this | |
I just feel empty since grandpa passed | hardship | |
tomas and i shouted at each other again | conflict | | tomas
she says she wants to end it all | danger | |
i need to talk things over with everyone, with a facilitator | invite_to_council | |
help me understand why anna is so angry | perspective_swap or conflict | | anna
what comes next in our tale | story | |
wie gehts | smalltalk or unknown or greeting | |
`;
