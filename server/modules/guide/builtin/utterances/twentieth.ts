/**
 * A grandfather who repairs things, a midwife, a student home for the winter, a mother of three, a choir leader and
 * somebody new, twenty each over an ordinary week: 114 of 120 at first hearing, one of them taken for danger.
 */
export const twentieth = `
Good morning Mairy. | greeting | |
Which chair was it that Hanna wanted glued? She mentioned it somewhere. | what_was_said or search | | hanna
Are the gutters still meant to be seen to this Friday, or has that been put off? | what_is_due or what_did_we_decide | 2026-11-20 |
Please put down that the bathroom tap needs a new washer. | add_task | |
I shall need a second pair of hands for the ladder on Saturday morning, is anybody free? | who_could_help | 2026-11-21 |
Boat is tarred, both sides. You can cross it off. | done_task | |
Remind me tomorrow at seven to collect the saw from the sharpener's. | remind_me | 2026-11-19 ask |
Did we settle on slates or tiles in the end? | what_did_we_decide | |
How would I get in touch with Jan, the one who has the lathe? | find_person | | ask
My knees aren't what they were, and sitting in the workshop I feel no use to anyone. | hardship | |
Give me one little job I can do sitting down. | next_small_thing | |
Bram and I had words about the scaffolding and I'd rather not leave it like that. | conflict | | bram
Tell me a story while the glue dries | story | |
The plumber can wait till Monday, nothing is dripping now. | change_task | 2026-11-23 |
Cold hands, warm stove, can't complain. | smalltalk | |
What has been going on in Mending the House? I've not looked in for a while. | summarise_space | |
Keep in mind that the key to the fuse box hangs behind the flour bin. | remember_this | |
14 boards at 22 centimetres each, how much is that altogether? | reckoning | |
I'm looking for the note with the measurements of the back window. | search | |
Which jobs did we get finished last month? | what_was_done | 2026-10-01..2026-10-31 |
on call again till friday so can piet take the doctor booking off me?? | change_task | 2026-11-20 | piet
baby's here, a girl, mother and child both well, I could sing | joy | |
what have I got on tomorrow, keep it short please | what_is_due | 2026-11-19 |
Who could fetch Noor from swimming on Monday, I may be stuck at a birth | who_could_help | 2026-11-23 | noor
gloves and cord clamps need restocking by Sunday, put that on my list | add_task | 2026-11-22 |
nudge me in half an hour to ring Ines back | remind_me | 2026-11-18 11:00 | ines
did ines write anything about oma's stairs this week | what_was_said | 2026-11-16..2026-11-22 | ines, grete
please remember Hanna is allergic to penicillin | remember_this | | hanna
We lost one last night. Nobody's fault, they say, but I can't stop thinking of the mother. | hardship | 2026-11-17 |
is there somebody here who's done a first aid course | who_could_help or find_person | |
oma's appointment is booked, they were very kind on the phone | done_task | | grete
how do i get hold of kofi, he isn't picking up | find_person | | kofi
I've been up so long I've lost track, what day is it | what_day | |
if a woman is due on 14 January, how many weeks is that from now | reckoning or what_day | 2027-01-14 |
the new mum in the corner house needs warm suppers next week, who'd cook one? | who_could_help | 2026-11-23..2026-11-29 |
bump the insurance letter up, that wall is going black | change_task | |
water is pouring into the cellar and the fuse box is down there, what now | danger | |
I'd love to have the new parents round for coffee and cake on the 28th, can we set that up | plan_event | 2026-11-28 |
right, off to bed, night night | farewell | |
what did we say about quiet hours in the house, was there ever a rule | what_did_we_decide or what_was_said | |
heyyy im back | greeting | |
ok so what did i miss in the long table lol | summarise_space | |
how much of my stuff is overdue be honest | what_is_due | |
can u shove the form thing to next friday | change_task | ask |
remind me abt my resit on 3/2 | remind_me | ask |
whos that Will guy everyone keeps mentioning | who_is | | will
lowkey feel like a guest in my own house and i hate it | hardship | |
my brother took my bike AGAIN and now we're not speaking | conflict | |
im bored entertain me | smalltalk or story | |
any quick thing i can knock out before my train goes | next_small_thing | |
passed stats!!!! | joy | |
anyone up for teaching me to drive | who_could_help | |
wheres tomas hiding, need to ask him sth | find_person | | tomas
who won the match yesterday | unknown or smalltalk | 2026-11-17 |
write me a cheesy four line poem for hanna | verse | | hanna
games night at ours sat 8pm, can u set it up | plan_event | 2026-11-21 20:00 |
nvm leave it | cancel | |
wait whose go is it with the dishes tonight, me or noor | who_does | 2026-11-18 | noor
what r u even, a bot? | who_are_you | |
fetched the benches w kofi so thats that one sorted | done_task | | kofi
trip form is signed and in the bag, finally | done_task | |
please add "buy nit comb" to my to dos, the whole class is itching again | add_task | |
The little one has a fever and the older two have to get to football, who's around this afternoon to drive them? | who_could_help | 2026-11-18 |
What on earth is still to do for Noor's party | what_is_due | | noor
the lanterns, can we make that sunday instead | change_task | 2026-11-22 |
remind me 6.30pm to wash the football kit | remind_me | 2026-11-18 18:30 |
I shouted at all three of them this morning and then cried in the car | hardship or conflict | 2026-11-18 |
did we say yes to the trampoline in the end or not? | what_did_we_decide | |
whos picking the kids up from gym on thursday, is that Anna | who_does | 2026-11-19 | anna
School wants forty euros a child for the camp and we've nothing left till payday. | hardship | |
make a note for later, my middle one takes size 33 in shoes | remember_this | |
Where did I see that recipe for pumpkin soup without onions? | search | |
can you do a bedtime story with a hedgehog in it, mine won't settle | story | |
has hana said anything about the hand me downs | what_was_said | | ask
We're thinking of a clothes swap for the kids on the second Saturday in December, could you get that planned? | plan_event | 2026-12-12 |
no not that one | no or cancel | |
Pasta's on, I've a few minutes, what's the tiniest thing I could tick off | next_small_thing | |
He says I never ask, I say he never looks, and we've been rowing about it again | conflict | |
raining sideways here and three lots of wet boots in the hall | smalltalk | |
what did I actually manage this week, because it feels like nothing | what_was_done | 2026-11-16..2026-11-22 |
I was wondering whether anyone among us plays the cello. | who_could_help or find_person | |
Could you set up a new project for the winter concert, please? | found_project | |
Let's hold an extra rehearsal on Sunday week at 4pm. | plan_event | 2026-11-29 16:00 |
Would you remind me a week on Thursday to send the altos their parts? | remind_me | 2026-11-26 |
Could the benches go to Piet instead of Kofi? They have agreed it between them. | change_task | | piet, kofi
Let's have everyone vote on whether we sing in German or in Dutch. | start_vote | |
What was it Hanna wrote about the printing? | what_was_said | | hanna
Two of my sopranos have fallen out and neither will stand beside the other. | conflict | |
The tenors were in tune for once, what a treat that was! | joy | |
Please make a task for Anna to copy the song sheets by 4 December. | add_task | 2026-12-04 | anna
Who is bringing Oma to choir tomorrow, do you know? | who_does | 2026-11-19 | grete
Have you a phone number for Jan Bakker? | find_person | | jan-bakker
I'd like to swap perspectives with Bram and see the whole business through his eyes for once. | perspective_swap | | bram
Did we ever come to an agreement about the entrance fee? | what_did_we_decide | |
Please keep it in your head that Ines sings alto and not soprano. | remember_this | | ines
I'm hoarse, worn out, and the hall costs more than we have in the tin. | hardship | |
Could you bring me up to date on The Kitchen Book? I was asked about it and had no idea. | summarise_space | |
Give me two lines in rhyme for the concert invitation. | verse | |
Could you look up where the list of carols has got to? | search | |
I'd like Will to be invited to the council. | invite_to_council | | will
Hello, I'm not sure yet how this works, what sort of things can you do for me? | what_can_you_do | |
sorry, who is Oma Grete? people talk about her a lot | who_is | | grete
I don't know anyone here yet and the evenings are long and lonely. | hardship | |
Which Jan lives by the gate? | who_is or find_person | | ask
Is there something small I could begin with, just to be useful? | next_small_thing | |
About keeping a dog, was that ever decided? | what_did_we_decide | |
We'd need someone with a van to move a wardrobe a week from Saturday | who_could_help | 2026-11-28 |
please forget what I told you about my old job | forget_this | |
what do you know about me so far, out of interest | what_do_you_remember | |
I think I upset Hanna by parking in her spot and now she won't look at me. | conflict | | hanna
Could you give me a reminder at the end of next month to hand back the old keys? | remind_me | 2026-12-31 |
New task for me, register with the town hall. | add_task | |
Oh lovely, thank you so much! | thanks | |
yes please do | yes | |
How often does the bus into town run? | unknown or search | |
I'd like to have the neighbours over for soup on Friday the 27th, can you help me arrange it? | plan_event | 2026-11-27 |
Somebody left a warm loaf at our door, I'm so happy we came here | joy | |
Tell me an old tale from round here, I'd like to hear one | story | |
Is there anything written down about which bin goes out when? | search | |
our boiler is making a funny noise, who looks after that sort of thing here | who_does or who_could_help | |
`;
