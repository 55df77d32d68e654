/** Words that live together in a house: who asks about one is also helped by the others. */
export const families = `
eldercare elder elderly old grandmother grandfather oma opa granny care caring nursing hip pills medicine walker stick exercises rota
childcare child children kid kids baby babysit babysitter babysitting nanny school nursery homework son daughter
roof roofer roofing slates slate tiles tile battens ridge gutter gutters chimney leak leaking drip ceiling attic
repair mend mending fix fixing broken handyman carpenter carpentry builder tool tools wood saw shed
plumbing plumber pipe pipes tap sink toilet water heating boiler radiator
electric electrics electrician wiring socket lamp light lights fuse cable
money price prices cost costs bill bills pay paid euro euros budget bank tax taxes insurance quote invoice debt share figure
food cook cooking kitchen recipe recipes bread bake baking cake soup supper dinner breakfast lunch feast rice pot
garden gardening plant plants tomatoes seeds hedge tree trees lawn compost weeds allotment soil
transport drive driving driver car lift van truck trailer station train ferry fetch pickup
boat boats rowing sail sailing oar ferry river
music song songs sing singing choir alto bass piano accordion guitar violin instrument
paper papers form forms letter letters insurance tax authority office official lawyer contract
computer computers phone laptop tablet wifi internet printer printing password
health doctor hospital dentist ill sick medicine pills therapy physio exercises nurse
school teacher teachers homework class parents meeting exam maths reading
feast party birthday wedding celebration guests lanterns candles cake invite
sewing sew knit knitting mend trousers curtain curtains fabric needle
animals dog cat goat hen hens horse vet feed
language languages english dutch german french translate translation
grief funeral death died mourning loss
move moving boxes furniture wardrobe bed carry
call ring telephone dial
`;
