/**
 * A grandfather whose fingers slip, somebody of thirteen, a mother on her way home, a founder in headlines, a neighbour
 * whose English is a second language and an aunt who writes long letters, twenty each: 96 of 120 at first hearing.
 */
export const seventeenth = `
Hello ther Mairy, ths is an old man with thikc thumbs | greeting or smalltalk | |
What amI supposed to be doign on Saturdya | what_is_due | 2026-11-21 |
pleaes remimd me ot take my blood pressure pils tonight at 8 | remind_me | 2026-11-18 20:00 |
Has aynone got a long laddre I culd borrow for a mornign | who_could_help | |
whta did we setle on abuot the chimney pot | what_did_we_decide | |
The plubmer has been caled, you can strike that oen off | done_task | |
My kneee is bad agian and I feel raher useless todya | hardship | 2026-11-18 |
Put donw that the hegde needs cuting beofre the frost | add_task | |
Whree is Hanan these days, I neve see her | find_person | | ask
Tell me soemthing about the old days, a stroy | story | |
whats 6400 dividde by 3 | reckoning | |
Which day of the week is it, I hav lost trakc | what_day | |
Push th lanterns to nxet week, my hnads are cold | change_task | 2026-11-23..2026-11-29 |
Thnak you my dear, yuo are very patinet with me | thanks | |
Tomas and I had wrods over the saw and he wnet off without a goobdye | conflict | | tomas
What did Ines rite about the stiars | what_was_said | | ines
One smal thing I can do fro my chair, somethign usefull | next_small_thing | |
Who is this Kofi felow evreyone talks of | who_is | | kofi
Do not forgte that I take no sugra in my coffe any more | remember_this | |
There is smkoe coming out of the fuse box in the hlal | danger | |
yo mairy wsp | greeting or smalltalk | |
wen is the trip form due lol | what_is_due | |
ngl im so done w noor she keeps goin in my room n takin my stuff | conflict | | noor
omg i got the lead in the musical im actually screaming | joy | |
can u remind me 2 bring my pe kit tmrw pls | remind_me | 2026-11-19 |
every1 in my class hates me fr i sat alone again | hardship | |
idk wat 2 do im bored gimme smth quick | next_small_thing or smalltalk | |
wat did kofi say abt the benches | what_was_said | | kofi
any1 good at maths?? got a test next fri n im cooked | who_could_help | ask |
r u a real person or wat | who_are_you | |
wat else can u even do | what_can_you_do | |
nvm scrap that | cancel | |
k bye gtg | farewell | |
did we ever agree w bram how much its gonna cost | what_did_we_decide | | bram
can we do a movie nite fri at 7pm w popcorn | plan_event | 2026-11-20 19:00 |
rhyme me smth abt my hamster hes called biscuit | verse | |
just did the bins n the dishes where is my medal | done_task or smalltalk or joy | |
lets vote pizza or tacos 4 sat | start_vote | 2026-11-21 |
forget wat i said abt the boy from choir pls pls | forget_this | |
how many sleeps til xmas | reckoning or what_day | 2026-12-25 |
ok I'm at the lights so quickly put milk, nappies and cat litter on my list | add_task | |
remind me in an hour to take the lasagne out of the freezer | remind_me | 2026-11-18 11:30 |
what have I still got to do before I pick up the kids at quarter past three this afternoon | what_is_due | 2026-11-18 15:15 |
is anybody free to fetch the twins from swimming tomorrow I'm stuck at work until late | who_could_help | 2026-11-19 |
the little one has had a temperature all night and I have had about two hours of sleep honestly I could cry | hardship | |
tick off the school trip form I signed it on the bonnet of the car | done_task | |
could Piet take over the plumber call from me I just can't this week | change_task | 2026-11-16..2026-11-22 | piet
who's collecting Oma from choir, me or Piet | who_does | | grete, piet
give me the short version of what went on in Mending the House while I was at work | summarise_space | |
I shouted at the middle one over a shoe and now nobody is speaking in this car | conflict or hardship | |
move the doctor thing to Monday morning they just rang me | change_task | 2026-11-23 |
where's that message with the allergy list in it, somebody posted it | search | |
keep in mind that Kofi is allergic to walnuts, I nearly killed him with a brownie | remember_this | | kofi
yes do that | yes | |
no no leave it | no or cancel | |
what's the smallest thing I could get out of the way while the pasta boils | next_small_thing | |
we need to sort a birthday tea for my eldest on the 28th, ten kids, God help me | plan_event or add_task | 2026-11-28 |
how do I get hold of Hanna, I've only got her old number | find_person | | hanna
I was wondering if we ever came to a conclusion about the car seats | what_did_we_decide | |
all three asleep in the back and the sky is pink, I could drive for ever | joy or smalltalk | |
Status kitchen book? | summarise_space or what_is_due | |
Chimney sweep comes 1/12, remind me. | remind_me | ask |
Overdue: list. | what_is_due | |
Done last month? | what_was_done | 2026-10-01..2026-10-31 |
Task: descale boiler. Bram. By 30 November. | add_task | 2026-11-30 | bram
New project: solar panels, north barn. | found_project | |
Vote: cargo bike yes/no. Closes Sunday. | start_vote | 2026-11-22 |
General assembly 12 December 10:00, common room. Set up. | plan_event | 2026-12-12 10:00 |
Decision on dogs in courtyard? | what_did_we_decide | |
Who holds the cellar keys. | who_does | |
Need two strong people Saturday, piano, third floor. | who_could_help | 2026-11-21 |
Insurance letter: urgent now. | change_task | |
Gutters to Will instead of Tomas. | change_task | | will, tomas
Reminder: water meter, Thursday week, 09:00. | remind_me | 2026-11-26 09:00 |
Bring Anna and Jan Visser into council. | invite_to_council | | anna, jan-visser
Roof prices: in. Close. | done_task | |
Note: fire inspector prefers mornings. | remember_this | |
What have you stored about me. | what_do_you_remember | |
Two households not on speaking terms. Parking again. | conflict | |
Minutes on heating, find. | search | |
Good morning, I am neighbour from number twelve | greeting or smalltalk | |
Please, who can to explain me the letter from gemeente, I not understand it | who_could_help | |
I make already the call with plumber, is finish | done_task | |
Can you say me what I must have ready for Friday? | what_is_due | 2026-11-20 |
How we have decided with the bicycle garage? | what_did_we_decide | |
I want that you remember me tomorrow at 18:30 to bring back the pot of Anna | remind_me | 2026-11-19 18:30 | anna
I am having much homesick, my father is dead and I was not there | hardship | |
It is making me angry, the man above is drilling every night and he says me bad words | conflict | |
Where I can find Ines, she has my umbrella | find_person | | ines
We like to organise small feast with soup for the whole street on 19 December | plan_event | 2026-12-19 |
Write on my list: to buy the winter tyres | add_task | |
What has Tomas told about the free weeks? | what_was_said | | tomas
My daughter have become the diploma, I am so proud I must to tell it everybody | joy | |
I cannot to smell so good but in the staircase is smell of gas I think | danger | |
What is this, Long Table, can you tell me short what they are speaking? | summarise_space or what_was_said | |
Who is Bram, is it he with the red car? | who_is | | bram
The tar of the boat is not so important, put it more down | change_task | |
Today is raining cats with dogs, yes? I learned this sentence | smalltalk | 2026-11-18 |
I thank you from heart, you speak slow and good | thanks | |
How would Hanna see this, from her side? I want to understand her | perspective_swap | | hanna
Well my darlings, the train was late as ever and the tea was cold, but what I actually wanted to ask before I forget is whether anyone could lend me a slide projector, because Henk's old slides have turned up in the attic | who_could_help | |
Oh it has rained here for nine days and the cat won't go out, and do you know, I keep thinking I shall miss it, so would you be an angel and give me a nudge on Sunday evening to ring Oma, she does so like a call | remind_me | 2026-11-22 | grete
I made the plum jam, the one with cloves, eleven jars, and my back knows it, but never mind that, tell me what is waiting for me next week so I can plan my trains | what_is_due | 2026-11-23..2026-11-29 |
You'll laugh, I went all the way to the market for leeks and came home with a parrot cage, no parrot, and I still don't have any leeks | smalltalk or joy | |
Your uncle says one thing and I say another, you know how he is, so settle it for us please, did the family agree on goose or on fish in the end, because I have to speak to the butcher | what_did_we_decide | |
The house is so quiet since he went, I lay the table for two without thinking, and then I stand there with the second plate in my hand, well, you know how it is | hardship | |
The dahlias are black from the frost, such a pity, they were lovely, anyway would you be so good as to add to my jobs that I must lift the tubers and pack them in straw, and how is everybody's cough | add_task | |
I hear Kofi has put his shoulder out, poor lamb, with that cello of his, so I thought, let Piet fetch the benches instead, he has the trailer after all | change_task | | kofi, piet
I was at the hairdresser's and Mien's girl does her colour there, small world, and that made me think of Jan, how does one reach him nowadays | find_person | | ask
We're none of us getting younger and I haven't had you all round a table for far too long, so I've made up my mind, let's have a big lunch at mine on Sunday the 13th of December with everybody and no excuses | plan_event | 2026-12-13 |
I have been through every drawer and both handbags, and I'm sure one of you wrote it down here, the recipe with the quinces I mean, could you look it up for me | search | |
It's pitch dark before supper now and the knitting is done and there's nothing on the television but shouting, so come, tell me a story, one with a ship in it | story | |
Before I tell you about the wedding, and I will, because the hat alone deserves a page, make a note that Noor's favourite colour is green now and no longer purple, so nobody buys the wrong wool | remember_this | | noor
I've been away with the walking ladies and my telephone was in the wrong bag the whole time, bless me, so could you catch me up on the kitchen book, not every word, only what matters | summarise_space | |
I don't like to complain and the sponge was excellent, but Anna has not said a civil word to me since that business with the curtains and I lie awake over it | conflict or hardship | | anna
Such a wind, I nearly lost my hat on the bridge, but I did get there and the insurance has its letter about the damp wall now, so that's one thing less on the pile | done_task | |
I've had my coffee and the crossword's done and I feel I ought to be of some use, though nothing heavy with this hip, so what little job would you give me to start with | next_small_thing | |
My eyes are not what they were and the letters dance, so do tell me, what was it that Hanna wrote about the lemon cake, it made your cousin chuckle | what_was_said | | hanna
Now you're a clever thing, so tell me, on the wireless they said the king of Norway has a new boat, which engine does it have do you suppose | unknown or smalltalk or search | |
The kettle's calling and the dog has his lead in his mouth, so I'll leave it at that for this time, many kisses to all of you and sleep well | farewell | |
`;
