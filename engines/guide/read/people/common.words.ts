/** Words people use in a house, as the lessons have them: none of them is a slip of somebody's name. Without -s, -es, -ed, -ing. */
export const common = `
aaaa aaaaa aaaah aaah aardvark abandon abc abide ablaze aboard abort abroad absence absolute absolutely abt
abuot acc accent accept accident accompanying accomplish according accordingly accordion account accountable
accountant accuse accused aced ach ache achieve achieved achievement acid acquaintance acquainted acre act
action actionable actual add adder address adhd adieu adios adjourned adjust administrator admit adopted
adoption adore adult adultier advance advantage advent adventure adventurous adverts advice advise advocate
affair affirmative afford afloat afoot afraid afresh africa afternoon afterwards age aged agenda agree agreed
agreement aground aha ahead ahh ahhh ahoy aid aider air airline airplane airport aisle ajax alarm album
alcohol alcove alergic alert alexa alight alike alive allergic allergies allergy alligator allocated allot
allotment allow allowance almond aloha alongside aloud alpacas alps alright altar alter alternate although
alto altogether alzheimers amazing ambulance ambulnce amend amendment america american amigo amiss ammunition
amongst amount amp amuse anaphylaxis anatomy anchor anchovies anew angel anger angle angry animal ankle
anniversary announce announced annoy annual annum anodes anonymous answer ant antibiotic antifoul anxiety
anxious anymore anywhere apart apiece apologies apologise apology app apparatus apparently appeal appear
appetite apple application applied apply appoint appointment appreciate appreciated apprentice apprenticeship
approve approved appt apricots apron aquarium arbiter arbitration archery archive area aren arent argue argued
arguing argument ark arm armbands armchair arrange arranged arrangement arranging arrears arrest arrive
arrived arrivederci arrow art artery arthritis article artificial asap asbestos asdf asdfghjkl asdjkl ash
ashamed ashore aside asleep aspirin ass assemble assembly assessment assign association assume assuming asthma
astonished astronaut ate atm atmosphere attached attack attempt attendance attention attic attitude audit
audition aught auntie author autism autistic autocorrect aux avalanche average avocados avoiding avoids awake
awarded aware awesome awful axe aye ayo babbling babies babysit babysitter babysitting bach backflip backkk
backlog backwards backyard bacon badge badger badly badmouths bagpipes bailiff baked bakehouse baker bakery
baking balance balanced balcony bald bale baled baler ball ballad ballet balloon ballot banana band bandage
bandstand bang banned banner banter baptism bar barbecue bare barefoot barely barley barn barnacle barometer
barricaded bash basically basics basil basket bass bat batch bath bathroom battens batter batteries battery
battle bawled bbbb bbq bday beach bead beam beans bear beard beast beat beaten beatles beaucoup beautiful
beautifully becalmed became become becuase bedankt bedbugs bedded bedpan bedroom bedside bedtime bee beehive
beekeepers beep beer beet beetles beetroot beforehand befriend beg began beggar begged begging begin beginning
begun behalf behaviour beheadings behindhand beige belay believe bell bellringers belong belt bench bend
beneath benefactors benefit benign bent berlin berries berths bestie bet betrayed beware beyond bff bfore
bible bicarb bicker bicycle bid bidden bigger biggest bilge bin binding binds bindweed bingo bio biopsy bird
birdcage birtday birth biscuit bishop bitcoin bite bitte bitten bitter bla blab black blackberrying blackbird
blackmails blade blah blame blamed blaming blank blanket blasted blazing bleach bled bleed bleep bless blew
blimey blind bliss blister block blod bloke blood bloodbath bloody bloom blorp blossom blow blowout blub blue
bluebells blueberries bluetooth bluish blunt blurry blurted blushing bnm board boast boathouse boatman bodies
body bog boil boiler bolster bombed bombs bone bonfire bonjour bonjourno bonne bonnet bonsoir bookkeeping
bookshelf boomer boomerangs boop boot border bored boredom bores boring born borrow boss bossy bosun bot
bother bottle bottled bottom bought boules bounce bouncy bound boundary bout bow bowels bowl bowline boyfriend
bra brace bracket brag braid brain brakes brakin branches brand brandy brass brat brave brb break breakdown
breakup breast breastbone breastfeeding breath breathe breathless bredcrumbs breed brethe brething brew brick
bride bridesmaid bridge brief briefly brigade bright brightness brilliant brilliantly brioche bro broad
broadly broccoli broke broken bronze broom brown brr brrr bruh bruise bruised brunch brush btw bubbles
bubbling bud buddy budge budgerigar budget budgie buenos bug bugging buggy build built bulb bulging bulk bull
bulldozer bullet bulletin bullied bullseye bully bum bump bunch bung bunk buns bunting buoy burden bureau
burglar burglary buried burn burnin burnt burp burst bury bushes busiest business bust busy butchered butler
butt butter butterfly buttermilk button buzz bxxrgh bye byee byeee bygones bytes cabaret cabbages cabin
cabinet cable cafe cage calamine calamity calculate calculator calendar calf calibrate calm calories camera
camp campaign camper campfire campsite canal cancel cancelled cancelling cancer candle candlelight cannot
cannulated canoe cant canteen canvas cap capable cape capital capsized captain caramel caravan caraway carbon
card cardboard care careful carefully carer caretaker cargo carnival carol carousel carp carpenter carpentry
carpet carried carries carrot carsick cartridges carve carved carving case cash casserole cast caster castle
casualties catalogue cataracts catch cateract caterer cathedral catheter caught caulk causes cave cba ceased
cedar ceilidh ceiling celebrate celebrated celebrating celebrity cellar cellist cello cement cemetery census
cent centimetres centre century cereal certain certainly certificate cetera chain chainsaw chairman chalk
champagne champion chance chandelier change changed changing channel chaos chap chapel chaperone chapter
character charades charge charger charging charity chart chase chasing chat chatbot chatgpt chatter chatting
cheap cheaper cheating cheats check checkout cheek cheeky cheer cheerful cheerio cheese cheesecake cheetah
chem chemical chemist chemistry chemo cheque cherries cherry chess chest chez chicken chickenpox chickpeas
chicks childhood childminder childproof chile chilled chilli chilling chilly chimney chin chinese chip chipped
chiropodist chirps chisel chitchat choc chocolate choice choirmaster choked chokes choking choose choosing
chopped chopping chord chore chose chosen christening christmas chronicle chuck chuffed church ciabatta ciao
cider cigarette cinema cinnamon circle circling circuits circular circulate circulated circumstances circus
citizenship city civil claim clamp clan clap clapped clash class classic classroom claws clay cleaner cleanup
clear clearly clenching cleopatra clerihew clever click climate climb clingy clinic clip clipped clippers
clippings cll clock clockmaker clogged clogs close closed closer closing cloth cloud club clubhouse clue
clumsy clutched clutching clutter cncl coach coal coast coat cobbler cobwebs cock cockerel cocoa code coeliac
coffee coffin coin coke cola colander cold colder collapse collapsed collar colleague collect collection
collective colors colour colourless columbus columns com coma comb combination comfort comfortable comfortably
comic comma commands commence comment commentary commit committee commode common commotion communal
communicates communion community companies companion company compare compared comparing complain complaint
complete completed completely complicated compose compost compress compromise compute computer concentrate
concerning concerns concert conciliation conclude concluded conclusion concretely concur condense conditions
cone conference confess confession confided confidence confidential confidentiality confirm confirmation
conflict confused congratulate congratulating conifers conked connect connection conquered conscience
conscious consent consequence consider consistent console constitute constitution consultant cont contact
contd content continuation continue contract contractions contraption control controller convene conversation
conversion convert convict convinced coo cookbook cooker cookie cool coolness coop cooperative cope copied
copies coping cops copy cord coriander corn corner coronation corpse correct correction corridor cos cost
costume cosy cot cottage couch cough couldn couldnt counsel counsil count countdown counter countersign
countries country county couple couplet courage courgettes course court courtyard cover cow coward cowboys
cowshed crack crackers crackin crackled crackling cradle craic crane crap crash crates crawl crazy creak cream
create creation creative creature credit creeping creeps creepy creosote crept crew crib cribbage cricket
cried cries crikey crime cringe crisps critical criticises criticising crocks crocodile croissants crooked
crooks croon cross crossword croup crowbar crowd crown cruel cruise crumb crumble crush crusts cry cubes
cucumbers cue cuff culled culprit cup cupboard cuppa cure cured curfew curiosity curious curled current curry
cursed curtain cushion custody customers customs cut cute cutter cutting cuz cya cyclist cyst dadada daddy
daffodils daft dag daggers dahlias daily dairy damage damn damp damsons danced dancers dancing dandelion
danger dangerous dangling dank dare dared daren dark darling darn dart dash data date daughter dawdling dawn
daylight dead deader deadheading deadline deadly deaf deal dealt dear dearly death debate debated debit debt
debug decaf decant deceased december decent decide decided deciding decision deck declared decline decorations
ded deductible deed deep defer defibrillator definately define definitely defrag defrost degrees delay delete
deleted deleting deletion delicious delight delivered deliveries delivering delivery deloused demand dementia
demijohns democracy democratic democratically demonstrate demonstration den denied denies dent deny department
deposit depreciate depressed depression depth derivative descale descaled descaling describe description
deserve deserved deside design desired desk despacito desperate dessert destination details detectives
detector detention development devil diabetes diabetic diagnose diagnosed diagnosis diagram dialect dialysis
diaries diarise diary dias dibs dice dictate dictated dictation dictionary didn didnt die died diesel diet
difference different differently difficult dig digest digger digging dike dim dimensions dinosaurs dip diploma
direct direction dirt dirty dis disagree disappear disappointed disc discharge discharged disco discount
discounter discovered discuss discussion disgrace disgusting dish dishwasher disinfected dislike dismissed
dispute disregard dissertation dissolve distinction distraction district ditch dithered dithering ditty dived
divide divided divine division divorce divorced divvy dizzy dlvrd dnd doable doc dock document documentary
dodging doei doesn doesnt doin doki dollar dolor dolphins domino don donkey donor dont doodle doomed doorbell
doordash doorframe doormat doornail doorstep doorway dos dosage dose dossier dot double doubled doubt dough
dovetail downgrade downhill download downstairs doze dozed dozen dozing drab draft drag dragged dragging
dragon drain drama dramatic drank draught draw drawer drawn dread dreadful dreadfully dream dreamland dreamt
drench dress dribbling dried drifted drifting driftwood drill drink drinker drip dripping driven driver
driving drizzle drizzly drone drooping droops drop dropped dropping drought drove drown drowsy drs drugs drum
drumming drunk dry dryer duck dude due dug dull dumb dump dumpling dungeon dusk dust duster dutch duties duty
duvet dye dyed dying dyslexic ear earlier earliest earn earplugs earth earthly ease easel easier easiest
easter easy eat eaten eclipse edge edible edit edition editor eel eeny effect efficiently effort egg eid
eiderdown eiffel eight eighteen eighths eightieth eighty elastic elbow eldercare elderflowers elderly elders
eldest elect election electric electricity elephant eleven elevenses elf elsewhere elves email embarrass
embarrassment embassy emergencies emergency emigrate emoji emptied empty endless enemies energy engaged
engagement engine engineering engineers english engrave engraved enjoy enlighten enquiry enrol enter entertain
enthusiastic entirely entropy entrusted entry envelope envy eod ephemeral epi epipen episode equal equally
erase erased erasure errand error esc escalate escape escaped essay establish esteemed estimate eternally euro
eurovision evacuated eve evenin event everest everywhere evidence evrywhere ewe exact exam example excellent
except exchange exchanged exchanging excited excitement exciting excuse executive exercise exhaust exhaustion
exhibition exist exit expect expense expensive experience experienced expire expired explain explanation
explode exploded exploding export exposed express expunge extend extension extinguisher extra extractor
extraordinary eye eyebrows fable fabulous face faced facilitate facilitator fact factory fade fading faff fail
failure faint faintest fair fairer fairground fairly fairness fairy fairytale faith fake fall fallen false fam
familiar families famous fan fancies fanciful fancy fantastic farewell farm farmer farsi farts fashion fast
faster fastest fat fatal fate fathom fault fav fave favour favourite favouritism fax fear feast feather
features february fed fee feed feedback feet fell fella fellow felt fence fencing fenders fern ferry ferryman
fertiliser fester festival fete feud fever feverish fghj fiction fiddling fidgety field fier fifa fifteen
fifth fiftieth fifty fight figuratively figure figured file filed filly film filter filthy final finally
finaly finger fingernails finish finito fink fire fired fireman firemen fireside firewood firework firm fish
fishmonger fists fit fitting five fiver fizz flabber flag flagging flames flammer flap flares flasks flat
flatmate flattered flatwarming flavour flea fledged flibber flickers flies flight flimmer float flock flood
flop floppy flor florist flour flower flowerpot flown flu flue fluid flunked flush fly flybutter flyers foal
foam fob fobbed focus fog foggiest foggy foghorn foibles fold folders folk follow followers folow fond font
foo fool foolish foot football footballer footpath footsteps footy forbidden forbids force forced forecast
foreigners forest forever forget forgetful forgetting forgive forgiven forgot forgotten fork form formal
formally formation formula fort forth fortieth fortnight fortnite forty forward foster fought founder fountain
fourteen fourteenth fourth fowl fox fractions frame frankly free freeeedom freely freestyle freeze freezer
freezing french fresh frfr friday fridge friendly fright frightened frightens fringe frisian frog front frost
frosty froze frozen fruit frying fuck fuggedaboutit fuming fun function fund fundraiser fundraising funeral
funny furious furiously furniture further fuse fuss future fyi fyre gaaaa gadget gaffer gale gallbladder
galloping gambled gaming gang gap garage gardener garidge garlic gas gaslights gasped gasping gassy gate
gather gator gave gay gday geese gehts gem genealogy general generate generation generator gentle gentleman
gentlemen gentler gently gents genuinely geography geranium gerda german gfdlk ghost giant gibberish gift gig
giggle giggling gills gimme gin gingerbread giraffe girlfriend gist giving glacier gladly glance gland glass
glazier glitter glorious glove glowing glue gluten gnight goal goalie goalkeeper goat gobbledygook god
godchild godfather godmother goedemorgen goggles goin gold golden goldfish golly gonna goodbye goodness
goodnight google googled gooo goose gosh goss gossip gotta goulash gown gpt graag grab grabbed grace
gracefully gracious grade graduation graft grampa grams gran grand grandad grandchild grandchildren granddad
granddaughter grandfather grandkids grandma grandmother grandpa grandparents grandson granite grannie granny
grant grape grapefruit grasp grass grateful grave gravel graveside gravestone gravy grease greased greasing
greek green greenfly greenhouse greet grew grey greyhound grid grief grievance grieves grieving grill grim
grin grinder grinning grip gripe grit gritted gritting groaning grocer groceries groove gross ground group
grout grow grown grownups grp gruesome grumble grumblers grumbling grumpy grunts gtg guarantee guarantor guard
guess guest guesthouse guidance guide guillotine guilty guinea guitar gull gumshield gun gurdy gurgles
gurgling gute guten gutted guy gym gymnasium gypsum habit hack hacker hadn haha hahah hahaha haiku hail hair
haircut hairdresser hairdryer half halfway hall hallelujah hallo halloween hallway halt halve halyards ham
hamlet hammer hamper hamster handbag handful handkerchief handle handover handrail handshake handwriting handy
handyman hang hanger hangin hangout hanky hanukkah happier happiest happily happiness happy harbour
harbourmaster hardest hardly harm harp harrow harsh harshly hart harvest hasn hasnt hassle haste hat hatch
hatchet hate hatred haul haunted hav haven havent hawing hay hazelnuts head headache headboard headcount
headland headless headlines headphones headscarf headshot headstone healing heals health healthy heap hearsay
heart heartbeat heartbroken heartfelt heartsick heat heater heatstroke heave heaven heavily heavy heck hedge
hedgehog heed heel hehe hehehe hei heidi heifer height held hell helloo hellooo helloooo helm helmet helper
helpful helpp hem hemmed hemming hen herbs herd hereabouts hernia hero heron herring herringbone hes hey heya
heyy heyyy heyyyy heyyyyyy hfjdkslq hiccups hid hidden hide higher highlights hihi hihihi hii hiii hiiii
hiiiii hike hiking hilarious hill hinge hint hip hire hired history hit hitting hives hiya hjkl hlep hmm hmmm
hmpf hoarded hob hobbles hobby hog hogging hoi hoist hola hold hole holiday holler holly homecoming homeless
homeschool homesick homework honest honestly honey honour hoo hoodie hook hooray hooting hoover hopefully
hopeless hoping horoscope horrible horrid horror horse hose hospice host hostel hot hotdog hotel hottest hour
hourly hous household housewarming howdo howdy howl howse hru http hug huge hugged huh hull hullo hum human
humiliated humming hummingbird humour hundred hundredth hung hunger hungover hungry hunt hunter hurdy hurray
hurry hurt hurtful husband hush hut hutch hydration hymn hymnal hyped ibuprofen ice iced icing icy idc ideally
idiot idk idle igloo ignore ignoring ill illness ily imagine imagined imagining immigration impartial impeller
imperial importance important impose impossible impress impression improvise inaugurate inches included income
inconsolable incorrect increase indebted indeed indoors induction infant info information informed ingredients
inhaler inheritance inherits initials injection ink inn inner inputs insect insist inspect inspection
inspector insta instagram install instalment instant instruction instrument insulating insulation insulin
insult insurance insurer intelligence intensive intention interest interfere internet internship interrail
interrupt interval interview intolerant intro introduce introduced introduction invalid invent inventor
inventory investment invisible invitation invite invited inviting invoice invte iphones ipsum iron irrational
irrelevant ish island isn isnt issue italian itch itd item its ive ivy jab jabbed jabber jacket jackpot jam
jammed january japanese jar jaw jazz jealous jeez jelly jerking jersey jet jetty jewellery jibber jingle jist
jjjjjjjj jkl jog join joiner joinery joint jointly joist joke joking jolly jose jot journey joy jubilee judge
judged judging judo juice juicy juliet july jumble jumbled jump jumper junk kale kaput karaoke kayak keen
keeper kennel kerb ketchup kettle keyboard kichen kick kidding kiddo kidney kill killer kiln kilo kilometres
kilowatts kin kinda kinder kindergarten kindly kindness king kinsong kipper kiss kit kitchn kite kitten kitty
kiwi kjhgf klo kms knackered knead knee kneel knife knight knit knitters knitting knives kno knock knot
knotweed knuckleduster koalas korean kosher krone labelled labels labour laces lacking lactose lad ladies
ladle lady lag lagged laid lake lalala lamb laminate lamp lampshade lan land landlord language lantern lap
lapsed laptop larch larder large larger lasagne laser lass lateness laterz latest latex lathe latin laugh
laughter launch laundrette laundry lava lavatory law lawn lawnmower lawyers lay layoff lazing lazy lead
leaflet leafs league leak leaky lean leap leapt learnt lease leaving lecture lecturer ledge leech leeks leen
leftovers lefty leg legacy legal legally legend lego lemme lemon lemonade length lent lentils lesson letterbox
letting lettuce level liability liar liberty library lice licence licked licks lid lie lied life lifeboat
lifejacket lifelong liferaft lifesaver lifesaving lift light lightbulb lighter lighthouse lightning liked
liking lil lilac lilies lilo lime limerick limescale limit limp line linen liners link lino lion lip liquid
liquorice lisbon listen lit literally litle litres litter littlest live lived liver livestock livestream livid
living lmao load loaf loan loaves lob locate lock locker lodge lodger loft log loggerheads logging login logo
lol lolol london loneliness lonely longer longest lonly loo loop loose lord lordship lorem lorry lose loser
losing loss lost lottery loud louder loudest loudly love loved loveliest lovely loving low lowdown lower
lowest lozenges lst lubricate luck lucky lukewarm lull lullaby lumber lump lunchbox lunchtime lung lurk luv
lying lyrical lyrics macbeth machete machine machinery mad madam madness magazine magic magician magnet maid
maiden mailed main mainly mainsail maintenance mairy mairyyyy maize majority maker makeup making malice malt
mama man manage managed manager managing manga mangle manifesto manual map marathon marble marching mare
marinate mario mark marmalade marquee marriage married marrow marry mars marvellous marzipan mashing masked
mass massacre massacred massive mast master mastic mastitis mat match mate maths matron matter mattress mature
max mayday mayor maypole mays meadow meal meantime meanwhile measure measured measurement meat mechanic
mechanical medal meddle meddling mediate mediated mediating mediation mediator medical medication medicine
medisin medium meds meeny meetup mega megabytes meh melting member membership memes memo memoirs memorial
memories memorise memorised memory menopause mental mention menu meow merci mercury mercy merely meringues
merrier mess message met metal meteor meter method metre metric mhm miau mic mice michelin microchipped mid
middle midnight midsummer midwife migraine mijn mil mild mile mileage milkman mill miller million mimi min
mind minecraft mineral mini minibus minimum minister ministry mints minus minuted miny miracle mirror mis
miscalculated miscarriage miscarried miscarrying misdiagnosis miserable misers misheard mislaid misread
mission mistake mistaken mistress mistype misunderstand misunderstood mite mitre mitten mix mixer mizzle
mmmmmmm moan mobile mocked mocks mode model moderate moderated moderator modest module moe moin moles mona
monday mongolia monopoly monoxide monster monthly moo mood moon moor moot mop moral morale morgen morninggg
morphine morrow mortgage mortified mortifying mosque moss mot moths motion motivate motivation motorbike
motorway mould mount mountain mourned mourning mouse mousetrap moustache mouth move moved movement movie
moving mow mower mown mozart mrbeast mrs msg mtg muck mud muddle muddled mudlarks muffins mug muggins mulch
mule mulled multi multiplies multiply mumbles mumbling mummy mural murder murderer muscle muse museum mushroom
musicians musn mustn mustnt mute muted mutiny mutter mystery myth naaah nacht nag nagged nagging nah nahh nail
naked name named namely nan nana nap napkin napoleon nappies nappy narrate narrating nasty native nativity
natter naturally nautical navy naw nay nearby nearest nearly necessary neck nee needle needn negative
neglecting neighbourhood nein neither nelly neon nephew nerve nervous nest net netflix neutral nevermind
newborn newcomer newlyweds newsletter newspaper newsreader ngl nicely nicer nicked nickname nieces nightdress
nightie nightmare nightshifts nighty nil nine nineteen nineties ninetieth ninety ninth nip nit nod nodded
nodding noes noise non nonsense nonstop noodles noon noooo nope normal normally north norway norwegian nose
nosebleed nosy notary notebook noteworthy notice noticeboard noticed noticing notifications notifs notify
notion nous novel november nowadays nowhere nowruz nowt nudes nudge nuh nuisance nuit null numb number nursery
nursing nut nutshell nvm oak oakleaf oat obituaries object objection obligations obliged obs obsolete obtain
obviously obvs occasion occupational occur ocean oclock octopuses odd ode ofc offence offended offending
offhand office officer official officially offline offside oil ointment oki older oldest olives oma omg
oncologist onion online onwards ooh oops openai opera operate operating operation opinion opponent optician
option orange orchard orchestra orchid order organ organise organised organising organist orthodontist
orthodox orthopaedist oscilloscope ostrich otherwise otter oughtn oui ourselves outage outboard outburst
outcome outdated outdoor outgrown outlived outsider outstanding outta outvoted ovation oven overall overboard
overcooked overdose overdraft overdrawn overdue overflowing overlook overnight overruled overshared oversleep
overthinking overtime overtired overturned overview overwhelmed owe owed owl owner ownership owt oxygen
pacemaker pacified pacing pack package packet pact paddling padlock pads paediatrician page paid pain painful
painkillers painless paintball pair pal palaver pale palliative pan pancake pane panel panic panicking
panpipes pantry papa paperwork parable paracetamol parade paraffin paragraph paranoid parapet parcel pardon
parent parental paris parish park parliament parrot particular parties partner pass passage passion passport
password pasta pasword patch path patience patient patio pattern pause pavement paw payable payday payment pdf
pea peace peacemaker peach peanut pear pearls peat pebble peckish peed peekaboo peel peep peg pellets pen
penalties penalty pence pencil pencilled penfriend penguins penicillin penisilin penny pension pensioner
pentecost people peppermints per percent percentage perfect perfectly period perish permanently permission
permit personal personality personally perspective peru pest pester pet petition petrol petty pews pff pfff
pharmacy pheasant phew phoned photocopier photocopy photograph photographer photosynthesis phrase physics
physio piano pic pick pickle pickling pickup picnic picturing pie pier piercing pig piggy pile piled
pilgrimage piling pill pillbox pillow pin pinch pine pineapple ping pink pinned pint pip pipe pipeline piper
pirate pissed pistol pit pitch pitchforks pity pizza plague plain plait plane planet planned planning plant
plaque plaster plasterboard plasterer plastic plate platform playback playdate players playground playhouse
pleasant pleased pleaseee pleasure plebiscite pleeease pleese plenty plese plmf plot plotting plough pls pluck
plug plum plump plunged plus pluto plz pneumonia poach pocket podcast poem poet poetic poetry pointer
pointless poison poisonous poke pokemon pole police policy polish polite politely political politics poll pond
ponies pony poo pool poor poorly pop popcorn pope popped popping poppy population porch pork porpoises
porridge port portal position poss possibly post postcard poster posterity postman postpone postponed pot
potato potion potluck potty pound pour powder power ppl practical practice practise praise pram pray prayer
pre precis precisely predict prefer preferably preference pregnancy pregnant prep preparations prepare
prescribe prescription present presently president press pressure pretend pretzel previous previously pride
priest prime prince principle print printer prioritise priority prison prisoner private prize prob problem
proceed procession procrastinate procrastinating prod prodding productive profession professional profile
program programmed programmes progress proj projector prom promise promised promising prompt pronounced
pronouns proof proofread proofreader proper properly proposal propose proposed prose proud prouder proudest
prove provided provider proving prune pruned psalm pspsps psst psych pub public publisher pudding puddle
puffing puke pull pulse pump pumpkin pun punch puncture punishment pupil puppet puppy purchase pure purely
purge purple purpose purr purse push pushchair puss putting puzzle puzzled pyjamas pyramids python quack
quantities quantum quarrel quarrelled quarter quay queen queer queried query question queue queued quicker
quickest quid quiet quietly quilt quince quit quiz quote quoted qwerty qwertz qwrtz qwrtzzz rabbit race
radiator radio radioactive raffle raft rage raging ragwort rail railway rainbow rainy raise raised raising
raisins rake raked raking rally ram ramadan ramen rammed ramp ran rang rank rant rap rascal rash rat rate
rattle rattling rave raven ravine raw ray razor reach reachable react reaction reader realistic rearmed
rearranged reason reassign rebate recalibrated recall recap receipt received receptionist recipe recital
recite reckon reclassify recognise recognised recommend recommendations reconcile reconciled record recorder
recycling red redo redundancy ref refer referee refereed reference referendum referral refill reflection
refresh refugees refund refuse refused reg regard regardless regatta regiment region register registration
registry regret regrout regular regulated rehab rehang rehearsal rehearse rehearsed rehung rejected rejections
rejoin relapsed related relation relative relevant relied relief relieve relieved relieving religion rely rem
remainder remaining remains remark remedy remember remembr remimd remind reminder remission remnd remote
removal remove rename renaming renew renewal renovate renovating renovation rent rental reopens rep repaint
repair repairer repeat replace replaced replacements replacing replied replies reply report repot reproaches
request require required reread reschedule rescheduled rescue rescued resent reserve reset residence residents
resign resits resoled resolution resolve resolved respect respite respond response responsibility responsible
rest restart restaurant restless restock restoration restorative restore restoring result resume retain
retainer retire retired retirement retiring retreat retrieve return reunion revenge reversal reverse revert
review revise revised revision revoir revolution rewind rewired reword rheumatics rhododendron rhubarb rhyme
rhymed rhyming rhythm rib ribbon rice richest rid riddle ride ridge ridiculous rifle rift rightly righto rind
ring ringers rink rinse rinsed rip ripe ripped rise risen rising risky rite river rly rmd rmind rmnd rmndr
road roared roaring roast robbers robbery robes robin robot rock rocket rod rode roger role roll romans rome
roofer rooftop room roommate rooster root rope rose rosemary rosette rosin rostered rot rota rotten rotting
rough roughly roundup rouse route router row rowers rub rubber rubbing rubbish rucksack rude rug ruin rule
ruled ruler ruling rummage rumour run runaway rundown rung runners running rush russian rusty rut rye sack sad
saddens safe safely safer safety saga sail sailmaker sailor saint sake salaam salad salary sale saline salmon
salon salt salty salut sand sandals sandbags sandbank sandpaper sandwich sane sang santa sardines sash sat
satisfied satnav saturday sauce sauna sausage save saved saving sawdust saxophone scaffold scaffolder scale
scammed scan scanned scare scarecrow scared scarf scarier scarlet scars scary scatter scene sceptic schedule
scheduled scheme scholarship schoolbooks schoolhouse schoollll scientifically scissors scold scones score
scored scour scouts scrambled scrap scrapbook scrape scrapping scratch scream screen screenshot screenshotted
screw screwdriver scribble script scroll scrub scrubbed scrubbing scullery scuttle scythe sdfghjkl sea sead
seafood seagulls seal seamstress search seasick seaside season seat sec secret secretary section seed
seedlings seek seekers seem seething seeya seized seizure select self selfie selfish sell seminar senate
senile sense sensible sentence sentient separate separated separately septic serenade serendipity serial
series serious seriously sermon servant service serviced servus session setting settle settled setup seven
seventeen seventieth seventy sew sewn shabbat shade shadow shake shaken shakespeare shaking shallow shalom
shame shampoo shan shanty share shared sharing shark sharp sharpen shattered shaving shear shearer shed sheep
sheet shelf shell shellfish shelter shelve shelved shepherd sherry shhh shift shin shine shiny ship shipmates
shipping shipwreck shirt shit shiver shock shoe shoebox shoemaker shook shoot shopping shortbread shortcut
shorten shorter shortest shot shotgun shoulder shouldn shouldnt shout shove shoved shovel shoveller shower
shown shred shrieking shrimps shrove shrug shrunk shud shut shutters shutting shy siblings sick sickbed
sideboard sideways siemens sieve sigh sight sign signal signature silence silent sill silly silo silver
simmers simple simpler simply sims sin sine single sink sinterklaas sir siren siri site sitter sitting
situation six sixty size sized skate skateboard skaters skating skeletons sketch ski skibidi skills skillset
skimmed skin skinflint skinny skip skipped skipper skirting skull sky skype slack slam slammed slamming slang
slap slapped slate slaughter slaved slay sledge sledging sleep sleepless sleepover sleepwalks sleepy sleeve
slept slice slid slide slideshow slime sling slip slipped slipper slipping slipway sloes slot slow slowly slug
slurred slurry smallest smallholders smart smash smell smelly smile smiled smiling smirked smok smoke
smouldering smth smudgy snacks snag snail snake snap snapchat snapped snapping sneak sneeze sneezed sniffling
snitch snore snoring snow snowdrift snowdrop snubbed snuff soak soap sobbed sobbing sober social society sock
socket sod sofa soft soften softest softly software soil solar sold solder solemn solicitor solo solstice
solution solve solved sombody somehow someplace sometime somewhere somone son sonnet sooner soonest sooo
soothing soppy sopranos sore sort sory sought soul sound sour sourdough south sow soz spa space spacesuit
spade spaghetti spam spanish spanner spare spared sparking sparks sparrow speak speaker special specially
species specification spectacles speech speed spell spelt spend spent spices spider spiked spikes spill spin
spinning spirited spirits spite spitting splendid splice split splitting spoiled spoke spoken sponges spooky
spoon sport sposed spot spotify spotless sprained spray spread spreadsheet sprouts sprung spuds spurting
spurts spy squabble squad square squared squeaks squeaky squeeze squeezed squint squirting srsly sry stab
stabbed stabilisers stacked stacking staff stage staggers stain stair staircase stairlift stairwell stake
staked stalking stall stammer stamp stand stanza star stare starter startled starving stash state statement
station statistics stats status stay stead steady steak stealing steam steer step stepbrother stepdad
stepdaughter stepfather stepmum stepped stepping sterilise sterilised steriliser stern stew sth sthg stick
sticker sticky stiff stil sting stinginess stink stir stirring stitch stock stole stolen stollen stoma stomach
stone stood stools stopcock stopped stopping stoppp storage store stored storey storing storm storry storytime
stout stove stow straight strand strange strangely stranger strangle strangled strangling strap straw
strawberries strawberry stream streetlight strength stress stretch strict strike striker string strip stripped
stroke strolled stroller strong stronger struck structured struggling strung stry stubbed stubborn stuck
student study stuff stung stupid style subject submarine submit submitted subs subscription subsidy substitute
subtract success suck sudden suddenly sudo sudoku suede suffer sugar sugarcoat suggest suggestion suicidal
suicide suit suitcase sulk sum summarise summary summertime summit summon sun sunday sunflower sung sunny
sunscreen sunset sunshine sup super supercalifragilistic supermarket supervising support suppose supposed
surely surf surgeon surgery surname surpriiise surprise surprised surrender survey survive survived surviving
suspect suspiciously swallow swam swamp swans swap swapped swarm swear sweat sweater sweaty sweep sweet
sweetest sweetheart sweetie sweetish swelling swept swift swilled swim swimming swing switch swollen sword
swore sworn swum swung syllable synonym syringe syrup system tab tablecloth tablesaw tablet tabletop tack
tackle tackling taco tag tagging takeaway taker taking tale talk tall taller tallest tally tampons tank tap
tape tar tarpaulin tarred tarring tart tastes tata tattoo taxi taxman taylor tbc tbh tea teabag team teapot
tear teatime techy teddies teenager teens teeth telegram telephone telephoned television telly temper
temperature ten tenancy tenant tended tenderly tennis tenor tense tensile tension tent tenth term terrace
terrible terribly terrified terrifies test tether text textbook tgif thai thak thankful thankyou thatd thaws
theatre theory therapist thermodynamics thermometer thermostat thesis theyd theyre thick thickened thief thigh
thin thiners thingy thinners third thirsty thirteen thirteenth thirty thnx tho thorough thoughtful thousand
thrash thread threatened threatening threatens threshold threw thrift thrilled thriller throat throttle throw
thrown thru thud thumb thumping thunder thunderstorm thursday thx thxx tick ticket tickle tickler tide tidied
tidings tidy tie tied tiers tiff tight tighter tightness tigrinya tiktok til timber timeee timer timetable tin
tingles tingling tiniest tinker tinkerer tiny tip tiptoe tired titanic title tldr tmrw toad toast toaster
toastie toddler todo toe toenails toilet tolls tomato tombola tomcat ton tone tongue tonnes toodeloo toodle
toolbox tooth toothache toothbrush top topic topping torch tore torn torque tortoise torture toss tot total
totally touch touchy tour tournament tow towards towel tower toxic toy trace track tracker tractor trade
traded traffic tragedies trailer tram trampoline transfer transferred translate translating translator
transmission trapdoor trapped traps trash travel traveller tray treacle treads treasure treasurer treat
treatment treaty tree treehouse tremble trench trending trestles triage trial tribe trick trifle trig
trigonometry trill trim trimmed trip triplets trod trodden troll troops trophies trophy trot trotted trouble
trough trousers truce truly trumpet trunk trust tschau tschuss ttfn ttyl tub tube tuck tuesday tug tulips
tumble tumbled tummy tune tuned tuner tuning turbines turing turkey turkish turnip turnout turtles tutor
tutorial twelfth twelve twentieth twenty twice twin twine twist twister twitching type typed typewriter
typical typing typo tyrant tyre tysm uber ugh ugly ukulele umbrella umpire unacceptable unalive unaliving
unanimous unanswered unasked unassign unbearable unbiased unblock unclamp unconscious uncontius undecided
undercut undermines undermining underneath understand understood undertaker undertakes undertaking undertook
undid undo undone undress uneasy unfair unfairly unfed unfinished unforgivable unfriended uni unicorn uniform
unite united universe university unkind unlearn unless unlit unlocked unlocks unmotivated unpacked unpaid
unprompted unread unreal unreasonable unremember unsafe unsaid unsalted unsave unsent unsure untangle unticked
unveiling unwritten update upgrade upload uproar ups upset upshot upside upstairs urgency urgent urgently urn
useful usefully useless users usual uttered uve vaccinated vaccination vaccine vaccum vacuum vader vain
valentine valid valley vampire van vanilla vanish varicose varnish vary vault vbnm vegan vegetable vegetarian
veggie vein venison vent ventilator venue verbatim verdict verry verse version versus vespers vestry vests vet
viaduct vibe vibing vicar vicarage vicinity victim victory video view vile village villain vinegar viola
violent violin virgo virus visa vision visit visitor vitamins viva vocab vodka voice voicemail void volcanoes
vole volume voluntarily volunteer vomiting vomits vote voted voting vouch voucher wages wagon waist wake
waking walker wallpaper walnut walrus waltz wandered wanna war ward wardrobe warm warmer warn warranty warzone
washer wasn wasnt wasp wassup waste wat watch waterpark waterproof watertight waved waves waving wax weak
weaker weapon wear weary weather weaves web website wed wedding wedged wednesday wee weed weedkiller weekday
weekly weep weigh weight weir weird weirdest welcome weld welder wellies welterusten wen wept weren werent
west wet wetsuit wetting whack whale whatcha whatd whatnot whatsapp wheat wheel wheelchair wheezing whenever
wher whereabouts wherever whet whichever whiffing whilst whining whip whipped whisk whisper whist whistle
whistled whistling white whiteboard whitewash whitsun whoa whoop wibble wick wide widow widowers wie
wiedersehen wife wifi wild wildfire willing willow wills willy wimbledon win winches windbreak windowsill
windpipe windscreen windy wine wings winked winner winning wipe wiped wire wired wireless wiring wise wiser
witch withdraw withdrawn witnesses wits witty wizard wknd wks wobble wobbly woke woken wolf wolves wombats
women won wonder wonderful wont woo wooden woof woohoo wool woop woozy wore worksheet workshop world worm worn
worried worries worry worse worst worth wot wotcha wouldn wouldnt wound wow wrap wrapped wrapper wreath wreck
wrench wriggled wrist writing written wrk wrong wtf wwe wya wyd xbox xxx xyz yacht yall yard yarn yawn yay yea
yeah yearly yeast yell yellow yen yep yessir yew yippee yoghurt yoo yoohoo yooo younger youngest youngsters
youre yourselves youth youtube youuuu youve yuck yum yummy yup zebra zelda zero ziens zine zip zloty zombie
zoned zoo zoom zzz zzzz
`;
