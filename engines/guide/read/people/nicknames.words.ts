/** Names that people use for one another; the guide asks before it takes one for the other. */
export const families = `
anna anne annie ann anni anke anneke ana hannah hanna hannie joanna
thomas tomas tom tommy tomek
margarete grete greta gretel gretchen margaret maggie meg peggy margriet griet
ruth ruthie
elizabeth elisabeth lisa liz lizzie beth bets betty elsa ilse els liesl
katharina katherine catherine kate katie cathy kathy kaat trijn karin
johannes johan jan hans hannes john johnny jack ian jean juan
peter piet pieter pete petra pierre pedro
william will bill billy willem wim liam
abraham bram abe ab
robert rob bob bobby bert
henry henk hendrik harry hank henri
michael mike mick mickey michiel
matthew matt mattie matthias matthijs
alexander alex sasha sander alexandra
maria marie mary mia mieke molly may
ines agnes inez
susanne susan sue susie suzanne
david dave davey
daniel dan danny daan
eleanor eleonora nora noor ella nell ellie
joseph joe jos jozef josef
christina christine chris christian kirsten tina
nicholas nick nico klaas niek claus
francis frank franz frans francisca
george joris georg jorg
frederick fred freddy frits fritz
samuel sam sammy samantha
benjamin ben benny
charles charlie karl carl karel
louise lou luise louis
theodore theo ted teddy
victoria vicky tori
isabel isabella bella belle
rebecca becky becca
stephanie steph stefanie stefan steven steve stephen
andrew andy andreas andries drew
edward ed eddie ned
richard rick dick rich
james jim jimmy jamie jacob jaap
`;

/** What a grandmother or a grandfather is called at home. */
export const kinNamesOf: Readonly<Record<string, string>> = {
  grandmother: 'oma granny grandma grandmother nana gran omi nonna abuela baba mormor farmor',
  grandfather: 'opa grandpa grandfather granddad opi nonno abuelo dedek morfar farfar',
  mother: 'mother mama mum mom mam',
  father: 'father papa dad daddy',
};

/** Names that are also words: without a capital, or a word before them that calls for a person, they are the word. */
export const namesAndWords =
  'will may mark rose grace hope bill pat sue art frank jack drew june april august joy faith sunny summer autumn dawn iris lily daisy ivy hazel olive rob dean grant chase miles page reed heath rich dick guy bob don dale glen cliff ray gene earl duke angel star sky rain storm sage bella jean van';
