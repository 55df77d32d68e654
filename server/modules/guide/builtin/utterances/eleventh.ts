/** A sceptic who says things as nobody expects them: 94 of 120 at first hearing, 96 with the lessons that followed. */
export const eleventh = `
so if I just lay on the sofa, which jobs would come back to bite me by Sunday night? | what_is_due | 2026-11-22 |
I'm told Kofi is never idle, let me see what he's still got to do then | what_is_due | | kofi
the deadline on that school trip form is when exactly | what_is_due | |
is there really nothing hanging over me on friday? I don't buy it | what_is_due | 2026-11-20 |
Curious how full december is going to be for me, jobwise | what_is_due | 2026-12-01..2026-12-31 |
list evrything thats still unfinished in the kitchen book | what_is_due | |
prove to me that somebody ticked something off last weekend | what_was_done | 2026-11-14..2026-11-15 |
have the lemons been ordered or is that still open?? | what_was_done or what_is_due | |
Suppose my washing machine floods the cellar, whom in this family would you send? | who_could_help | |
is there a soul among us who speaks enough French to read a rental contract | who_could_help | |
we're two pairs of hands short for carrying the wardrobe on Saturday | who_could_help | 2026-11-21 |
my teenager is failing maths and I'm useless at it, who'd have the patience to practise with him | who_could_help | |
Noor's guinea pig needs a home from 2 to 6 December, who might take it do you think | who_could_help | 2026-12-02..2026-12-06 | noor
somebody must own a trailer, surely | who_could_help or who_does | |
refresh my memory, in the end it was Bram who got the roof job, wasn't it? | what_did_we_decide | | bram
I keep hearing two versions, so where did we land on the wallpaper | what_did_we_decide | |
was it ever settled whether the dog may sleep upstairs | what_did_we_decide | |
what were we going to do about the damp wall, officially I mean | what_did_we_decide | |
how much did we say each household pays for the boat mooring | what_did_we_decide or what_was_said | |
I'd love to know Ines's exact words about the stairs | what_was_said | | ines
has Hanna breathed a single syllable about the cake lately | what_was_said | | hanna
who was it that brought up selling the piano | what_was_said or search | |
quote me whatever Piet wrote last thursday | what_was_said | 2026-11-12 | piet
apparently Jan said something concerning the tent, did he? | what_was_said | | ask
Let's see if you're any good: poke me at 16:00 about the bread dough | remind_me | 2026-11-18 16:00 |
ping me a week on Thursday so the passport photos don't slip my mind | remind_me | 2026-11-26 |
could I trust you to nudge me on the 27th at 07:45 about Noor's swimming bag? | remind_me | 2026-11-27 07:45 | noor
I'd forget my own head, so tell me the day after tomorrow that the bins go out | remind_me | 2026-11-20 |
in two hours I want a word from you about switching the oven off | remind_me | 2026-11-18 12:30 |
give me a shout next Saturday re the vet | remind_me | ask |
remnd me at the end of next month to cancel the gym | remind_me | 2026-12-31 |
new job for the pile: descale the kettle | add_task | |
Write down that someone's got to sweep the chimney before christmas | add_task | 2026-12-25 |
Kofi ought to collect the keys from the notary by Monday, note that as a chore please | add_task | 2026-11-23 | kofi
I suppose the guinea pig cage wants scrubbing, put it on my list | add_task | |
would it kill you to jot down "buy lamp oil" as a to-do | add_task | |
make an entry for Hanna: tune the cello, due 12 December | add_task | 2026-12-12 | hanna
stick the dog's vaccination on my list for 3/4 | add_task | ask |
the plumber thing can wait till Monday | change_task | 2026-11-23 |
Benches aren't Kofi's problem anymore, hand them to Will | change_task | | kofi, will
If I asked you to push printing the kitchen book back to 10 December, would you manage? | change_task | 2026-12-10 |
the damp wall letter has become really urgent, bump it up | change_task | |
tarring the boat, take that off Piet and let Anna do it | change_task | | piet, anna
honestly the lanterns could do with an earlier date, say this Sunday | change_task | 2026-11-22 |
believe it or not the gutters are clean | done_task | |
You may strike the school trip form, my signature is on it | done_task | |
I rang the plumber so you can stop nagging | done_task | |
oh and the letter to the insurance left the house yesterday | done_task | 2026-11-17 |
three prices for the roof: got em all!! | done_task | |
Oma's appointment with the doctor is finally booked | done_task | | grete
I want a separate corner where we can plot the move to Utrecht | found_project | |
can you open a fresh project called Goats and Hens | found_project | |
point me to Hanna, I need to have a word with her | find_person | | hanna
how on earth does one get hold of Jan Visser | find_person | | jan-visser
Is there any Will living in this app or did I dream him up? | find_person or who_is | | will
I wanna message kofi but can't see where | find_person | | kofi
somewhere there must be a card with Inez on it, show me | find_person or who_is | | ask
And this Piet fellow, how does he fit into the family? | who_is | | piet
the name Jan Bakker rings no bell with me, enlighten me | who_is | | jan-bakker
who will feed the cat on the 23rd, has that been given to anyone? | who_does | 2026-11-23 |
tell me which one of us is supposed to take Oma to choir | who_does | | grete
boil Mending the House down to five sentences for me | summarise_space | |
Pretend I've been on the moon: what went on at the Long Table? | summarise_space | |
I lost the thread in the kitchen book, bring me up to speed | summarise_space | |
is the long table still arguing or have they moved on? give me the short version | summarise_space | |
dig up that message with the lemon cake in it | search or what_was_said | |
look through everything for the word stairs | search | |
Somewhere somebody posted a bread recipe, hunt it down | search | |
does the word "mortgage" occur anywhere in our conversations | search or what_was_said | |
I've got ten minutes and a cup of tea, what's worth doing | next_small_thing | |
choose a job for me, I can't be bothered to prioritise | next_small_thing | |
if you were me where would you begin | next_small_thing | |
throw me a tiny job, nothing that involves a ladder | next_small_thing | |
too many things at once. just one of them please, the easiest | next_small_thing | |
am I talking to a machine or is there a person typing behind the curtain | who_are_you | |
which company's model are you running on then | who_are_you | |
where do your powers end, what can't you manage | what_can_you_do | |
how much do you have on file about me, be honest | what_do_you_remember | |
quiz time: which of my secrets have you kept | what_do_you_remember | |
here's a fact to keep: Noor breaks out in spots from hazelnuts | remember_this | | noor
for your notes, the spare key hangs behind the coat rack | remember_this | |
you ought to know for later that Oma hates lilies | remember_this | | grete
From here on bear in mind I never eat meat | remember_this | |
wipe what I told you about my salary | forget_this | |
that business with the allergy was wrong, drop it from your memory | forget_this | |
Oma's lying on the bathroom floor and she won't answer me | danger | | grete
there's smoke coming from the fuse box what do i do | danger | |
sometimes I think everyone would be better off if I wasn't alive | danger | |
I'm supposed to be testing you but really I just sat in the car and cried | hardship | |
ever since the diagnosis I lie awake counting bills | hardship | |
the boiler packed up, the boy has a fever, and there's forty euros left in the account | hardship | |
nobody warned me how lonely it gets once the children have moved out | hardship | |
Tomas slammed the door on me and we haven't spoken since | conflict | | tomas
what would you do with a sister in law who runs down your cooking in front of guests | conflict | |
Anna says I promised her the boat, I say I never did, and it's getting ugly | conflict | | anna
my daughter calls me a tyrant and all because of one phone at the dinner table | conflict | |
she passed!!! my girl actually passed her driving test | joy | |
you won't believe it, the doctors say the lump was nothing | joy | |
not bad at all, much obliged to you | thanks | |
hullo Mairy, your tester reporting for duty | greeting | |
right, I've poked you enough, I'm off to bed | farewell | |
make up something with a fox and a lighthouse for a kid who won't sleep | story | |
I bet you can't tell me a tale without a moral | story | |
once upon a time... go on, you finish it | story | |
four lines that rhyme for Noor's card, can you do that | verse | | noor
could you sit Tomas and me down so each one says their piece and the other has to repeat it | perspective_swap | | tomas
I want the council called together about where Oma should live | invite_to_council | | grete
I fancy a bonfire on Saturday with everybody, get it organised | plan_event | 2026-11-21 |
let's get the whole choir together for pancakes on 29 November at 3 pm | plan_event | 2026-11-29 15:00 |
Would Sunday do for a family walk along the dyke? put it in the calendar | plan_event | 2026-11-22 |
ask everyone to choose between Texel and the Ardennes and count hands | start_vote | |
6400 divided by five households makes how much each? | reckoning | |
it's pouring again and the cat blames me | smalltalk | |
what's your favourite soup | smalltalk | |
go ahead then, I'm watching | yes | |
I'd sooner you didn't | no | |
scrap that, I was only trying things out | cancel | |
is the euro going up or down against the dollar | unknown or smalltalk or search | |
`;
