/** A day like any other. */
export const everyday = `
Buy milk and bread on the way home
What's for dinner tonight?
Can somebody pick up Noor from choir?
Remind me to call the dentist on Monday
Who could help me move the piano?
The deadline kills me
I'm killing time until the bus comes
dying to see you all on Saturday
this heat is killing me
when grandpa died in 1998 we sold the farm
it's three years ago that my mother died
My phone died during the film
The orchid is dead
kill the heat and let the soup rest
knife the bread into thick slices
stab the potatoes with a fork
beat the eggs with the sugar
burn the sugar until it is brown
whip the cream and fold it in
cut the cake into twelve
smoke the fish on Sunday
chop off the heads of the radishes
drown the pancakes in syrup
roast the nuts until they are nearly black
I checkmated her in nine moves
he took my queen and then killed my bishop
she beat me at chess twice
we lost the game by two goals
the bomb is on the stage in act two
they shot the film in our street
the butler did it with the candlestick
In the film he jumps off a bridge
The book ends with a funeral
on the news a house was on fire in Leeds
I read about a bridge that collapsed in Genoa
the paper says a man was stabbed in town
Did you see the documentary about the war?
we had a fire drill at school
book the first aid course
please buy a new fire extinguisher
change the batteries of the smoke detector
the smoke alarm chirps, it needs a battery
light the fire in the stove
put another log on the fire
the gas bill came
the gas man comes on Tuesday
refill the gas bottle for the grill
Oma's pills are on the shelf
give the cat her tablet
pick up my medicine at the chemist
has Oma taken her pills this morning?
remind Oma to take her tablets at eight
I took my pills
I took an aspirin for my headache
I have a cold and can't breathe through my nose
my back is killing me
my feet hurt after the market
I hurt my ankle at football
I cut myself shaving
I fell asleep on the sofa
I fell off my bike years ago
my heart sank when I saw the bill
my heart is full
she broke his heart
he broke my favourite mug
that joke killed me
I nearly died laughing
I almost had a heart attack when I saw the price
Mum will kill me if I'm late
I could murder a curry
over my dead body will we paint it green
I'd rather die than sing solo
you scared me to death
scared stiff of spiders
she scares easily
I'm afraid we are out of flour
I'm afraid of the dentist
Are you afraid of the dark?
I'm scared of the exam on Friday
Tomas is afraid of flying
they attacked the buffet
the moths have attacked my jumper
the slugs murder my lettuce
kill the weeds on the path
put down poison for the rats? no, traps
the fox killed two hens
our dog bit the postman's bag
the cat fell off the shelf and laughed at us
jump in the lake, it is warm
the kids jump off the jetty
we walked over the bridge to the island
meet me on the bridge at noon
We stood on the bridge and watched the boats
the view from the roof is lovely
Tomas is on the roof mending the tiles
who goes up on the roof to clean the gutter
the train stops at platform nine
Oma waits at the edge of the field
my patience is at an end
the end is near for our old sofa
I want it to be over, this winter
stop the washing machine please
stop it, you two
I can't do this puzzle
I can't do Friday, can we take Saturday?
I can't do this maths, help me
I can't go on Thursday
I can't take it to the tip, the car is broken
I don't want to go to the party
I don't want to get up
I want to go home
I want to disappear to the mountains for a week
I'm so tired
what a day, I'm dead
I'm dead tired
I'm exhausted
I feel a bit low today
I'm sad that the summer is over
I miss my grandmother
we are grieving for our dog
My mother has been ill for weeks
Piet is in hospital for his knee
she had an operation and is doing well
The doctor says it is only a cold
Hanna broke her leg skiing last winter
the baby sleeps through the night now
the baby is teething
my son has a fever, he stays home from school
he has a rash from the new soap
she threw up after the cake
I bled a little when I pruned the roses
nosebleed again, it stopped
Ines gives blood on Friday
blood test on Monday at nine
the blood oranges are in season
nobody is hurt
nobody was hurt, only the bumper
all well, false alarm
it was only the toast
the fire is out and everybody is fine
he fell but he's fine
we had a power cut
The fuse blew when I plugged in the kettle
the washing machine floods the cellar
water drips from the ceiling
the car won't start
the brakes squeak
the boiler is dead again
The tyre exploded with a bang
the bottle of cider exploded in the cellar, what a mess
we blew up forty balloons
the kids are fighting
they fought like cats and dogs
I had a row with Anna
Anna is angry with me
he shouted at me about the dishes
I could have strangled him
he drives me mad
that kid is a terror
she hit a wrong note
he hit the target
Tomas hits the drum too hard
it hit me that we forgot the candles
hit me with your best idea
the ball hit the window
kick off is at three
kick the ball
the rain beats on the roof
it beats me how she does that
he's got a good punch line
a punch in the ticket
we're shooting hoops at five
she shot up this summer
big shots only
the flu shot is at ten
who has a gun? a glue gun I mean
the staple gun is jammed
sharpen the kitchen knives
Bram has my axe
bring the hammer and the saw
the saw needs a new blade
razor blades are on the list
we need rope for the tent
hang the pictures in the hall
hang the washing out
he hanged the pictures too low
choke me up, that song
I choked on my tea laughing
the cuckoo choked the robin's nest
drowning in laundry
I'm drowning in emails
sink or swim
swimming lesson at four
the pool opens in May
Noor wants to learn to dive
under the water it was so quiet
we went under the bridge in the canoe
the boat needs tar
there was ice on the pond
no ice skating yet
the river is high
it rained cats and dogs
a storm is coming on Thursday
lock the doors at night
I locked myself out
who has the key to the shed?
the burglar alarm is on
somebody left the gate open
a stranger helped me carry the pram
who's at the door?
Dad follows the recipe
the dog follows me everywhere
she touched my heart with that letter
his speech touched us all
he comes into my room to borrow pens
it's our secret, the surprise party
don't tell Oma about the cake
Don't tell anyone about the present
keep it secret until Saturday
send me a picture of the cake
please send the photos from the party
photos of me at five, ha
show me what is due
they threaten rain
the landlord threatens to raise the rent
he promised to paint the fence
she says she will bring the salad
he said he would finish the shelf
I'll finish it tomorrow
end of the month
Cancel the order
delete the old list
goodbye everyone, see you tomorrow
goodbye letters for the teacher, who writes them?
last message from the school was on Monday
good night
see you at the funeral on Friday
flowers for the funeral
aunt Els died, she was ninety-four
my grandfather was shot in the war
my ancestors were killed in a fire in 1702
the dinosaurs died out
the king was stabbed in 1192
who killed Caesar?
a vampire costume for Noor
fake blood for halloween
zombie walk on Saturday
the murder mystery dinner is on Friday
I'm reading a thriller, the doctor is the killer
Suicide Squad is on tonight
We watched Titanic, everyone drowned
Romeo drinks the poison in the fifth act
Hamlet dies at the end
the opera: she jumps from the castle
bang bang you're dead, says my nephew
the kids play doctor, the teddy isn't breathing
teddy has a broken leg
Lego knight lost his head
that guitar solo is killer
killer heels
the hot sauce burns
my mouth is on fire from the curry
my ears are burning
burning question: who brings the salad
the candle burnt down
I burnt the toast
we burn calories on Tuesdays
sunburn, ouch
heartburn after the lasagne
my legs are on fire after the run
breathing exercises with the choir
take a deep breath
I need some breathing space
this office is suffocating
the plants are dying for water
water the basil before it dies
a dying art, spoon carving
dead line for the form is Friday
dead leaves in the gutter
drop dead gorgeous dress
over and out
the battery is empty
the batteries are missing from the remote
where did I put the bleach
buy bleach and soap
clean the toilet with vinegar
the cleaner comes on Thursday
mushrooms for the risotto
we picked berries and made jam
vodka for the punch
two bottles of wine for Saturday
he drank the whole bottle of apple juice
Kofi ate the whole cake
she ate all of them, the biscuits I mean
they took all the chairs
I took the whole box of apples to Hanna
take two of the leaflets
we need forty chairs
Piet swallowed his pride
swallow nests under the roof
emergency meeting about the roof
make a list of emergency numbers
the emergency exit must stay clear
police came to the school to talk about bikes
the fire brigade has its open day on Sunday
an ambulance went past
Noor wants to be a paramedic
call the plumber, it's urgent
URGENT: who has the tickets
help me with my homework please
help! what shall I cook?
help, I have no idea what to wear
save me a slice
save our choir
we are lost without you, come back soon
I got lost in the new supermarket
I'm stuck in traffic
stuck on question four
the zip is stuck
trapped in a meeting until five
I'm in labour politics, don't laugh
labour day is a holiday
the contractions in English grammar
cross your fingers
break a leg tonight
this exam will be the death of me
exam was suicide but I passed
I bombed the interview
she crushed the audition
he slays on the dance floor
I'm floored
that's insane
are you mad?
the neighbours are mad about the hedge
a mad idea: pancakes at midnight
Can you kill the music at ten?
The meeting was murder
I'd kill for a nap
the traffic was killing me today
we are dying of curiosity
my laptop is dying, send me the file
The school play is about a murder
Tomas got stung by nettles
who has the first aid kit?
I need my inhaler from the bathroom
pick up the prescription for Oma
remember that Piet is allergic to bees
check the fire alarm in the hall
the chimney sweep comes on Monday
Noor has a loose tooth that bleeds a bit
I have a headache
he has a fever of 38
the baby cries all night
our cat is missing, black with white paws
has anyone seen Bram?
Kofi isn't answering my texts about the cake
nobody answers the phone at the office
she left the house at eight
we locked ourselves out
I'm stuck at work
My car broke down on the motorway
the storm took two tiles off the roof
water is leaking under the sink
the cellar is flooded a bit
I was hit by a wave of nostalgia
He beat cancer
the boys wrestle on the carpet
Noor bit into a lemon
the dog chews my shoes
we hunted for mushrooms in the woods
Don't drink all the wine
He drank three beers and sang
I took two painkillers and feel better
Give Oma her insulin at six
let's jump on the trampoline
take a knife and cut the onions
where's my pocket knife
watch out, the ladder is shaky
I'm afraid of heights
my boss threatens to move the office
I'm worried about the exam
I'm done with the dishes
I'm done with this school year
I want to quit my job
stop the car, I forgot the cake
I can't do it alone, who helps?
I can't stand the noise
can't breathe in this dress, need a bigger one
my grandfather fought in the war
my great-aunt died of the flu in 1918
Grandma's funeral is on Thursday at two
we scatter the ashes in spring
on TV they showed a burning house
in the paper: man drowned in lake
`;
