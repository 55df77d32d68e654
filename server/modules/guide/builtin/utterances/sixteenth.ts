/** An elderly lady, somebody of fifteen, an exhausted parent and a founder, thirty each: 99 of 120 at first hearing. */
export const sixteenth = `
Forgive me for troubling you so early, but would you happen to know what still awaits me before Sunday? | what_is_due | 2026-11-22 |
I have quite lost track, my dear, of whether it was settled who should pay for the slates. | what_did_we_decide | |
I should be most grateful if you would tap me on the shoulder on Saturday at a quarter past three in the afternoon, as the cake must come out of the oven then. | remind_me | 2026-11-21 15:15 |
It would set my mind at rest if somebody could sit with Grete while I am at the oculist's on Monday morning. | who_could_help | 2026-11-23 | grete
Might one enquire whether that nice Kofi has said anything further about the binding? | what_was_said | | kofi
You may strike the telephone call to the plumber from the list, for he has since rung me himself. | done_task or change_task | |
I wonder if it would be a great bother to let the letter to the insurance wait until the first of December. | change_task | 2026-12-01 |
My late husband always said that a boat untarred is a boat unloved, and I should like you to keep that for me. | remember_this | |
Would you be an angel and put down that we need to buy fresh lamp oil? | add_task | |
I cannot quite place this Will Marsh; is he a relation of ours? | who_is | | will
I am afraid I find the evenings dreadfully long since the cat died. | hardship | |
It grieves me that Anna and Tomas have not exchanged a word since that business with the inheritance. | conflict | | anna, tomas
If you have a moment to spare, perhaps you could tell me one of those old tales with a ferryman in it. | story | |
What a perfectly lovely sight, the robins are back on the sill and I could sing! | joy or smalltalk | |
I was hoping we might all gather for mulled wine and carols on the first Sunday in Advent, at about four in the afternoon. | plan_event | 2026-11-29 16:00 |
Will it be a hard winter, do you think, with so many berries on the holly? | smalltalk or unknown | |
I do thank you most warmly, you have been patience itself. | thanks | |
Somewhere somebody wrote down how much quince goes into the jelly, and I can't for the life of me find it. | search | |
Could you kindly give me the gist of what has been going on in The Kitchen Book? | summarise_space | |
At my age one can only manage a little; what would be a sensible small thing to begin with? | next_small_thing | |
To whom does one turn here when the sewing machine jams? | who_could_help | |
I do believe it was Piet who had promised to fetch the firewood, or am I mistaken? | who_does or what_was_said or what_did_we_decide | | piet
Pardon my asking, but are you a real person or one of these machines? | who_are_you | |
I would rather you did not keep what I told you about my hip. | forget_this | |
I should like to know what on earth you have noted down about me all this while. | what_do_you_remember | |
On what day of the week does New Year's Eve fall? | what_day | 2026-12-31 |
It has slipped my mind entirely whether Hanna mentioned how many eggs she can spare. | what_was_said | | hanna
Well, I shall go and lie down, so good night to you and God bless. | farewell | |
Would it be possible to have the doctor's appointment for Oma booked by Ines instead of by me? | change_task | | grete, ines
I took such a tumble on the cellar stairs and I cannot get up, is anyone there? | danger | |
omg wen is the trip form due | what_is_due | |
yo wat do i need 2 get done b4 fri | what_is_due | 2026-11-20 |
any1 got a spare phone charger i can borrow 2nite | who_could_help | 2026-11-18 |
did tommas say smth bout the sleepover or nah | what_was_said | | ask
rmnd me sat 2pm 2 wrap noors present pls | remind_me | 2026-11-21 14:00 | noor
gimme smth easy 2 do like 5 min max cant b bothered w the rest | next_small_thing | |
put "buy glitter glue" on my list k | add_task | |
gutters r DONE tomas can chill now lol | done_task | | tomas
can the boat thing b like way later, end of march or smth | change_task | 2027-03-31 |
my bff is being so toxic she told every1 my secret | conflict or hardship | |
literally crying in the school toilet | hardship | |
i dont wanna be alive anymore tbh | danger | |
GOT A 9 IN BIO LETS GOOO | joy | |
thx ur a legend | thanks | |
k gtg cya | farewell | |
whos kofi again?? | who_is | | kofi
wheres hanna i cant find her in here | find_person | | hanna
who can teach me guitar b4 the talent show | who_could_help | |
tldr of the house group chat pls | summarise_space | |
wait did we ever say who gets the attic room | what_did_we_decide | |
lets do a vote pizza vs tacos | start_vote | |
write me a rap bout oma n her cat | verse | | grete
r u more of a cat or a dog person lol | smalltalk or who_are_you | |
whats 17% of 240 | reckoning | |
movie nite at ours fri 8pm lets goo | plan_event | 2026-11-20 20:00 |
nvm | cancel | |
nope not that | no or cancel | |
u know any good anime | unknown or smalltalk or search | |
btw remember im allergic 2 kiwi | remember_this | |
Three things: nappies, lightbulbs, cat litter. Put them on the list. | add_task | |
fever. vomit. no sleep again. I'm done | hardship | |
school form - signed. finally | done_task | |
tomorrow?? what. just tell me | what_is_due | 2026-11-19 |
plumber: push to monday | change_task | 2026-11-23 |
babysitter. friday 19:00 till late. anyone | who_could_help | 2026-11-20 19:00 |
did anyone reply about the pushchair | what_was_said | |
ok what was the deal with the benches. forgot. | what_did_we_decide or what_was_said | |
wake me at 14:30, lying down next to the baby | remind_me | 2026-11-18 14:30 |
yelled at Noor. feel awful | hardship or conflict | | noor
him again - left all the dishes, shouted at me, slammed the door | conflict | |
one thing. small. can't think | next_small_thing | |
Noor asleep on my chest. smiling. heart full | joy | | noor
packing list from the camping trip, where is it | search | |
kitchen book - missed all of it - short version | summarise_space | |
who's on school run thursday | who_does | 2026-11-19 |
noor, shoes, size 33. keep that in mind for me | remember_this | | noor
to do: swimming bag / cheque for school / ring the vet. by next thursday | add_task | ask |
breakfast for everybody, sunday, 9:30, our kitchen. set it up? | plan_event | 2026-11-22 09:30 |
bedtime story. short. dragons. please | story | |
lice. again. whole class. who has the comb | who_does or who_could_help | |
what did Ines say re exercises | what_was_said | | ines
did I get anything at all done last week | what_was_done | 2026-11-09..2026-11-15 |
lanterns - give to Bram, I can't | change_task | | bram
number for jan? | find_person | | ask
smoke alarm going, kitchen full of smoke, kids upstairs | danger | |
yes. do it. | yes | |
no money till the 27th. heating or shoes. not both | hardship | 2026-11-27 |
coffee no. four. cold already. classic | smalltalk or hardship | |
overdue stuff. all of it. show | what_is_due | |
Open items, Mending the House. | what_is_due or summarise_space | |
Agreed on a chimney contractor? | what_did_we_decide | |
Allocate gutters to Will. | change_task | | will
Defer printing of the kitchen book to 12 December. | change_task | 2026-12-12 |
New working group: shared cars. Set up a project. | found_project | |
General meeting 28 November, 10:00, barn. Please schedule. | plan_event | 2026-11-28 10:00 |
Ballot on the compost levy, three options. | start_vote | |
Note for later: household no. 31 keeps the spare barn key. | remember_this | |
Status of the insurance letter? | what_is_due or what_was_said | |
Completed in October? | what_was_done | 2026-10-01..2026-10-31 |
Prompt me on 4/12 re ground rent. | remind_me | ask |
Diary note: chimney sweep, 2 Dec, 08:15. | remind_me or plan_event or add_task | 2026-12-02 08:15 |
Volunteers required: snow clearing, north path. | who_could_help | |
Fog on the lake again. Geese gone south. | smalltalk or joy | |
Dispute between plots 7 and 9 over the hedge. Getting ugly. | conflict | |
Contact details: Jan Visser. | find_person | | jan-visser
Role of Ines Okafor? | who_is or who_does | | ines
Keyholder for the laundry room? | who_does | |
Statement by Bram regarding the slates. Retrieve. | what_was_said or search | | bram
Search archive: lease, south meadow. | search | |
Digest of The Long Table, please. | summarise_space | |
Roof prices obtained. Close the item. | done_task | |
Action: three quotes for the septic tank, due 30 November. Owner: Anna. | add_task | 2026-11-30 | anna
40 households x 18.50, total? | reckoning | |
Reminder, a week on Monday: read the meters. | remind_me | 2026-11-30 |
Other side of the table, please: how would a tenant see the levy? | perspective_swap | |
Convene the council on the matter of the well. | invite_to_council or plan_event | |
Raise plumber to top priority. | change_task | |
Forty households, and I eat alone. | hardship | |
Your remit? | what_can_you_do or who_are_you | |
`;
