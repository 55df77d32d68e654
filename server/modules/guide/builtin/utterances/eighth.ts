/** The second of three written blind: long letters beside short calls. 60 of 120 by the rules alone, 86 by the ear. */
export const eighth = `
Before I put the kettle on, dear, would you kindly tell me what is still waiting for me on Friday, so that I am not caught out again? | what_is_due | 2026-11-20 |
stuff i gotta do tmrw. go | what_is_due | 2026-11-19 |
tomas got any chores left this weekend | what_is_due | 2026-11-21..2026-11-22 | tomas
I seem to have mislaid my little list, and I should be ever so glad to know which of my duties has been lying about the longest. | what_is_due | |
deadlines. december. gimme | what_is_due | 2026-12-01..2026-12-31 |
It would do my old heart good to hear what we managed to get out of the way last week, for I have the feeling we did nothing but drink coffee. | what_was_done | 2026-11-09..2026-11-15 |
what got ticked off yesterday. anything? | what_was_done | 2026-11-17 |
The zip on my good winter coat has given up the ghost, and I was wondering whether there might be anybody among us who is handy with a sewing machine. | who_could_help | |
maths test monday. im dead. who here is good at fractions | who_could_help | 2026-11-23 |
need a lift to the station 6am saturday any1?? | who_could_help | 2026-11-21 06:00 |
My eyes are not what they were, so if there were some kind soul who would read me the letters from the pension people, I should be very grateful to know of them. | who_could_help | |
flat tyre. bike. who can fix | who_could_help | |
Since I shall be at my sister's from Friday to Sunday, I need to know who might be willing to feed the rabbits and talk to them a little. | who_could_help | 2026-11-20..2026-11-22 |
I know it was talked over at great length and that I nodded, but for the life of me I cannot recall what we settled on in the end about the damp wall. | what_did_we_decide | |
so are we getting the dog or not. what was the verdict | what_did_we_decide | |
curfew. what did we all agree on again | what_did_we_decide | |
Would you be good enough to tell me whether it was ever properly resolved who pays for the slates, or did we leave it hanging in the air as usual? | what_did_we_decide | |
bram or the other guy for the roof?? which one did we pick | what_did_we_decide | | bram
My hearing aid was lying on the piano at the time, so I missed entirely what it was that Ines was telling everyone last Saturday about the exercises. | what_was_said | 2026-11-14 | ines
did hanna say smth abt the cake | what_was_said | | hanna
what was kofi on about last night lol | what_was_said | 2026-11-17 | kofi
Has there been so much as a syllable from Piet about the boat since he promised to look at it? | what_was_said | | piet
anna wrote smth?? what was it | what_was_said | | anna
You know how my head is like a sieve, so be a dear and see to it that I am reminded a week on Thursday that the chimney sweep is coming. | remind_me | 2026-11-26 |
ping me 4pm. dentist | remind_me | 2026-11-18 16:00 |
yo nudge me sunday 18:15 to charge the calculator | remind_me | 2026-11-22 18:15 |
I was wondering whether you might give me a little poke on 5/12, because that is when the library wants its books back. | remind_me | ask |
remind me next sunday abt the choir solo pls im begging | remind_me | ask |
It would be a great comfort to me if, at the end of next month, you would jog my memory about renewing Grete's travel pass. | remind_me | 2026-12-31 | grete
tell me in 45 mins to get off my phone | remind_me | 2026-11-18 11:15 |
remind me tmrw at 7 to feed the guinea pig | remind_me | 2026-11-19 ask |
Somebody really ought to scrub the moss off the garden steps before one of us breaks a hip, so do put that down on the list, will you? | add_task | |
new chore. descale kettle. friday | add_task | 2026-11-20 |
put hamster litter on the list | add_task | |
Would you be so very good as to note that Piet is to collect my spectacles from the optician the day after tomorrow? | add_task or remember_this | 2026-11-20 | piet
jan needs to give back the drill. make it a task | add_task | | ask
I have been meaning to write to my cousin in Groningen for heaven knows how long, and I should like it to stand among my things to do by the tenth of December. | add_task | 2026-12-10 |
I have about a quarter of an hour until the potatoes are done, so perhaps you could suggest some little thing I might get out of the way in the meantime. | next_small_thing | |
bored. give me smth easy 2 do | next_small_thing | |
10 min free. whats quick | next_small_thing | |
There is such a mountain of it all that I hardly know at which end to begin, and I wonder where you would have me start. | next_small_thing or hardship | |
The poor man has the flu, I hear, so let us push the plumber back to Monday and not trouble him before. | change_task | 2026-11-23 |
gutters can wait till saturday | change_task | 2026-11-21 |
give the lanterns to hanna. i cant | change_task | | hanna
It seems to me that the letter to the insurance has become far more pressing than I thought, and it ought to be moved to the very top. | change_task | |
tarring the boat = so not urgent. bump it down | change_task | |
As Kofi has put his back out, it had better be Tomas who fetches the benches from the school. | change_task | | kofi, tomas
You will be pleased to hear that after half a dozen attempts and a great deal of dreadful music I have finally telephoned the plumber. | done_task | |
form signed. ur welcome | done_task | |
lanterns filled. sand everywhere | done_task | |
Oma's appointment with the doctor is made at last, so you may strike it off with a good thick line. | done_task | | grete
roof prices. got all 3. tick it | done_task | |
I have been up and down both staircases looking for Hanna, and I should dearly like to know where I might get hold of her. | find_person | | hanna
kofi's number. quick | find_person | | kofi
where tf is piet | find_person | | piet
How would one go about reaching Jan Visser these days, now that he has moved to that farm of his? | find_person | | jan-visser
wheres jan | find_person | | ask
Forgive an old woman for asking, but this Will whom everybody keeps mentioning, who exactly is he, and how does he belong to us? | who_is | | will
who even is bram | who_is | | bram
Before I go and buy another sack of them, could you tell me who has already taken it upon himself to bring the potatoes? | who_does | |
whos on dishes tonight | who_does | 2026-11-18 |
It has been far too long since we all sat round one table, and I should love to have everybody here for soup and a game of cards on the evening of the 28th. | plan_event | 2026-11-28 |
sleepover here fri 27th?? like 6 of us | plan_event | 2026-11-27 |
movie night saturday. lets do it | plan_event | 2026-11-21 |
Our Piet turns sixty-five on the ninth of December, and I have it in my head to throw him a proper surprise party with singing and a herring table. | plan_event | 2026-12-09 | piet
can we do like a garage gig. new years eve | plan_event | 2026-12-31 |
What would you say to our arranging a skating afternoon with the little ones, should the canal freeze over? | plan_event | |
Somewhere among all our messages there must be the name of that varnish, and I would be obliged if you could dig it out for me. | search | |
find that msg w the wifi pasword | search | |
look up slates | search | |
Might you have a rummage for everything that has ever been written about the cat and her pills? | search or what_was_said | |
I have been in bed with a cold and have lost the thread entirely, so would you tell me in a few words how matters stand with The Kitchen Book? | summarise_space | |
long table. tldr | summarise_space | |
catch me up on mending the house. short | summarise_space | |
What has been going on in The Long Table while I was away at the seaside, if it can be told without all the gossip? | summarise_space or what_was_said | |
Ever since the funeral I lay the table for two without thinking, and then I stand there with the second plate in my hand and do not know where to put it. | hardship | |
failed the test. again. im so stupid | hardship | |
cant sleep. brain wont shut up | hardship | |
The washing machine has gone, the pension does not stretch, and I confess that I sat down on the stairs this morning and wept. | hardship | 2026-11-18 |
everyone got invited except me. whatever | hardship | |
I am sorry to say that Anna and I parted on very bad terms over the inheritance, and neither of us will be the first to pick up the telephone. | conflict | | anna
tomas read my diary. im gonna lose it | conflict | | tomas
noor broke my headphones and LIED about it | conflict | | noor
It wounds me that my own son should raise his voice to me at the dinner table over nothing more than a pot of overcooked beans. | conflict or hardship | |
they keep fighting abt money. doors slamming. hate it | conflict or hardship | |
It is one of those grey, drizzly days on which one would sooner stay under the eiderdown with a hot water bottle, do you not find? | smalltalk | |
sup. u bored too | smalltalk or greeting | |
Do you suppose that cats know when they are being talked about, or am I growing fanciful in my old age? | smalltalk or unknown | |
pineapple on pizza. thoughts | smalltalk or unknown | |
While I shell these peas I should so like to be told a tale, preferably one with a ship in it and not too much weeping. | story | |
story. scary one. now | story | |
When I was small my father always had a fairy tale ready at dusk, and I wonder whether you might have one for me too. | story | |
Kindly keep it in mind that Ines cannot abide coriander, for I shall surely overlook it and put it in the soup. | remember_this | | ines
fyi im veggie now. remember that | remember_this | |
I should like you to bear in mind for the future that the spare key hangs behind the barometer and nowhere else. | remember_this | |
It has long been a dream of mine that we should bring the old orchard back to life, and I think the time has come to start a project for it. | found_project | |
new project. skate ramp. backyard | found_project | |
Before I go on pouring out my heart, might I ask with whom I have the pleasure of speaking? | who_are_you | |
what r u even good for | what_can_you_do | |
My granddaughter tells me that you are terribly clever, but nobody has explained to me what sort of things one may ask of you. | what_can_you_do | |
what do u know abt me. everything | what_do_you_remember | |
It was foolish of me to tell you about my knee, and I would rather you put that out of your mind altogether. | forget_this | |
smells like gas in kitchen. help | danger | |
I do not wish to alarm anyone, but Oma has slipped in the bath and does not answer when I speak to her. | danger | | grete
GOT THE PART. omg omg omg | joy | |
The letter came, and the lump is nothing at all, and I have been dancing round the kitchen with the tea towel! | joy | |
ty ty lifesaver | thanks | |
heyyy | greeting | |
Well, my soup is boiling over, so I must leave you now, and God willing we shall speak again. | farewell | |
haiku. smelly socks. go | verse | |
swap me over to the story world | perspective_swap | |
I should be glad if Kofi and Hanna were invited to join the council, for they have more sense than the rest of us put together. | invite_to_council | | kofi, hanna
vote. pizza or pancakes. start one | start_vote | |
what day is it. lost track | what_day | |
If six thousand four hundred euros are to be shared equally among five of us, how much would each have to find? | reckoning | |
yep do it | yes | |
nah | no | |
wait stop. scrap that | cancel | |
who won eurovision | unknown or smalltalk or search | |
hfjdkslq | unknown | |
`;
