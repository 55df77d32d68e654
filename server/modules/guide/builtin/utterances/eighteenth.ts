/**
 * A great-aunt, a boy of eleven, a nurse after a night shift, a treasurer, an uncle who jokes and a newcomer to the house,
 * twenty each: 101 of 120 at first hearing, three of them taken for danger.
 */
export const eighteenth = `
Good morning, my dear, I hope I am not disturbing you. | greeting | |
Might I trouble you to put a small note in your book for me, that the piano tuner must be telephoned before the end of November? | add_task or remind_me or remember_this | 2026-11-30 |
I should be most grateful for a little nudge on Sunday, after church, to return the cake tin to Hanna. | remind_me | 2026-11-22 | hanna
Could you possibly tell me what dear Kofi wrote concerning the binding of the recipes? | what_was_said or search | | kofi
I was wondering whether there might be some strong young person who would carry my sewing machine down from the attic. | who_could_help | |
Forgive an old woman's memory, but had we settled in the end whether it is to be goose or carp on Christmas Eve? | what_did_we_decide | 2026-12-24 |
Thank you ever so much, you have spared me a great deal of bother. | thanks | |
I find the house rather empty since my sister passed away. | hardship | |
It has come to my attention that Piet and Bram are no longer on speaking terms, and it grieves me. | conflict or hardship | | piet, bram
Would you kindly enlighten me as to who Ines might be? I do not believe we have been introduced. | who_is | | ines
I have at last written to the insurance people, so you may strike that off. | done_task | |
Would it be convenient to move the matter of the lanterns to Monday, as my hands are poorly? | change_task | 2026-11-23 |
Please be so good as to keep in mind that I cannot abide coriander. | remember_this | |
Perhaps we might all gather for tea and a little music on the thirteenth of December, at three in the afternoon? | plan_event | 2026-12-13 15:00 |
I should dearly like to hear one of your tales before I retire, nothing too frightening, please. | story | |
What date might we be writing, if I may ask? I have mislaid my calendar. | what_day | |
A few lines of poetry for Noor's birthday card would be so very welcome. | verse | | noor
I shall bid you goodnight, the cocoa is getting cold. | farewell | |
How might I get in touch with the lady who knows about bees? | find_person or who_could_help | |
It is such a comfort that little Noor is well again, I could have danced round the kitchen. | joy | | noor
yo what do i gotta do b4 dinner | what_is_due | |
noor NEVER lets me on the swing its so unfair im not talking to her anymore | conflict | | noor
i fed the rabbits AND cleaned the cage just so u know | done_task or smalltalk | |
are u a robot or like a real person | who_are_you | |
tell me the one with the dragon again pls pls | story | |
whats 17 x 24 its for homework dont tell mum | reckoning | |
nobody at my new school wants to sit with me | hardship | |
WE WON 4-1!!!! i scored twice | joy | |
remind me 2 bring my football boots on fri | remind_me | 2026-11-20 |
do u no how to make slime | unknown or smalltalk or search | |
can we have a sleepover in the treehouse on saterday with marshmallows n torches | plan_event | 2026-11-21 |
new job for me: glue the volcano 2gether its for science | add_task | |
im soooo bored gimme something quick | next_small_thing | |
who lets the chickens out | who_does | |
theres smoke coming out of the shed!!! | danger | |
wat did kofi say about the press can i use it | what_was_said | | kofi
pretend ur oma, how would she see it? me wanting a dog i mean | perspective_swap | | grete
nah forget it | cancel or no | |
lol ur funny | smalltalk or joy | |
just in, 12 hours on my feet, please tell me nothing is due today | what_is_due or hardship | 2026-11-18 |
so tired i put the milk in the oven | hardship or smalltalk | |
can somebody fetch the kids from swimming today, i'm asleep on my feet | who_could_help | 2026-11-18 |
move the plumber to friday i can't face phoning anyone before | change_task | 2026-11-20 |
one tiny thing i can do before i fall into bed? | next_small_thing | |
we lost a patient on the ward. she was noor's age | hardship | | noor
wake-up call at 3pm pls, must pick up the prescription | remind_me | 2026-11-18 15:00 |
form's signed, it's in the blue bag | done_task | |
i've swapped shifts so i'm home all of next week, keep that in mind would you | remember_this | 2026-11-23..2026-11-29 |
did oma get her pills yesterday or did piet forget | what_was_said or what_was_done or search | 2026-11-17 | grete, piet
catch me up on the kitchen book, i haven't read a word of it for ages | summarise_space | |
me and my husband only talk in fridge notes and yesterday we shouted | conflict or hardship | 2026-11-17 |
oma is very short of breath and her lips look blue | danger | | grete
what's 38 hours at 24 euros, payroll has me short again | reckoning | |
who's got oma on thursday, i'm on a double | who_does | 2026-11-19 | grete
never mind, sorted it | cancel or done_task | |
off to bed, don't let the phone ring | farewell or smalltalk | |
the twins slept through AND someone had left me soup. nearly wept with happiness | joy | |
where do i get hold of will, his phone's off | find_person | | will
take hanna off the printing, she's got flu, give it to anna | change_task | | hanna, anna
Which payments still have to go out by the end of the year? | what_is_due | 2026-12-31 |
Bram's two offers differ by 800, how much is that each if eleven households share it | reckoning | | bram
Did the assembly ever approve the new boiler? I find no trace of it. | what_did_we_decide or search | |
Please list the jobs that got finished in October. | what_was_done | 2026-10-01..2026-10-31 |
Kindly enter: annual accounts to the auditor, 15 January, top priority | add_task | 2027-01-15 |
I propose we put it to a vote whether the contribution goes up by five euros. | start_vote | |
Mark the three roof quotations as received and finished. | done_task | |
Postpone the insurance letter until the first of December; the assessor is ill. | change_task | 2026-12-01 |
Where is the receipt for the slates? | search | |
Who among us has an understanding of VAT? | who_could_help | |
The kitty is empty and the gas bill frightens me, frankly. | hardship | |
Note for the record: the cash box key hangs behind the clock. | remember_this | |
What figure did Bram name if Tomas and Piet carry the slates? | what_was_said or search | | bram, tomas, piet
I should like to call the council in on this before I sign. | invite_to_council | |
Send me a reminder on 27 November at 9 a.m. that the standing order must be renewed. | remind_me | 2026-11-27 09:00 |
Annual general meeting, Tuesday 8 December, 19:30, in the barn, please set it up. | plan_event | 2026-12-08 19:30 |
Start a project for the solar panels, I shall keep its books. | found_project | |
Erase what I told you about the loan, it was confidential. | forget_this | |
What have you got stored about me? | what_do_you_remember | |
Give me the state of Mending the House in five sentences. | summarise_space | |
ahoy captain, permission to come aboard | greeting or smalltalk | |
has jan confessed yet where he hid my good drill | what_was_said or search | | ask
piet's been "about to tar the boat" since the pyramids, shove it on me instead | change_task | | piet
gutters: conquered. tomas only fell in the rain barrel once | done_task | | tomas
what did the zero say to the eight? nice belt! | smalltalk or unknown | |
knock knock | smalltalk or greeting | |
quick, what's waiting for me apart from dumplings | what_is_due | |
rhyme me something rude about my brother's moustache | verse | |
my sister in law has declared war over the potato salad and i'm hiding in the garage | conflict | |
kick my backside on friday at noon so i buy the missus flowers | remind_me | 2026-11-20 12:00 |
who do i bribe to pull the caravan out of the mud | who_could_help | |
let's found a new project: Friends of the Broken Lawnmower | found_project | |
let me stand in tomas's boots, how does this mess look from up his ladder | perspective_swap | | tomas
did we seriously agree to a karaoke machine or was that the gin | what_did_we_decide | |
so do you ever sleep, or just lie there updating | who_are_you or smalltalk | |
the doc found a shadow on my lung. no joke this time | hardship | |
cheers, you're worth your weight in sausages | thanks | |
barrel of beer, brass band, whole street: new year's eve, ours! | plan_event | 2026-12-31 |
aye aye, make it so | yes | |
not on your nelly | no | |
hi, i only moved in on monday, how does all this work? | what_can_you_do | 2026-11-16 |
what happens when i tick a task, does everyone see it | what_can_you_do | |
what is a guild here? | what_can_you_do | |
is there any rule about the washing machine | search or what_did_we_decide or what_can_you_do | |
who's the tall man with the book press | who_is or find_person | |
sorry who is tomas to oma, son or grandson | who_is | | tomas, grete
can i see somewhere what happened in The Long Table before i came | summarise_space or what_can_you_do or search | |
how do i get into the council, or is it only for the old ones | invite_to_council or what_can_you_do | |
do you pass on what i tell you to the others? | what_can_you_do or who_are_you | |
where do i put my bike | search or unknown | |
i don't know a soul here and dinner was so loud i went up to my room and cried | hardship | |
everyone is so kind, someone put tulips by my door! | joy | |
i'm allergic to walnuts, you should probably know that | remember_this | |
what could a new person usefully do that isn't too hard | next_small_thing | |
i broke a blue bowl and ines went very quiet, have i offended her? | conflict or hardship | | ines
how do i change the language of this thing | what_can_you_do | |
can i speak to someone who's lived here for long, maybe oma? | find_person or who_could_help | | grete
would anyone mind if i cooked something from home for everybody a week on saturday | plan_event | 2026-11-28 |
i think i promised jan i'd help him with the hedge, write that down before i forget | add_task or remember_this | | ask
ok bye, sorry for all the questions | farewell | |
`;
