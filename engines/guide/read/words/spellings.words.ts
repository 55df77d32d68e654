/** What is meant, and how people type it. Exact words only; near misses are found by nearby.ts. */
export const table = `
you: u ya
fire: fier fyre
burning: burnin burnning
bleeding: bleading bleedin
ambulance: ambulanse ambulence amblance
breathe: breeth breth
breathing: breething brething
your: ur
are: r
why: y
when: wen wenn whn
remind: rmnd remnd
see you: cya cu
got to go: gtg g2g
appointment: appt apt
meeting: mtg
message: msg
what: wat wut wot wht waht hwat whta
who is: whos
what is: whats wats wots
where is: wheres
when is: whens
how is: hows
that is: thats
there is: theres
it is: its
let us: lets
here is: heres
i am: im
i have: ive
i would: id
we have: weve
you are: youre
they are: theyre
he is: hes
she is: shes
do not: dont
does not: doesnt
did not: didnt
can not: cant cannot
could not: couldnt
will not: wont
would not: wouldnt
should not: shouldnt
is not: isnt aint
are not: arent
was not: wasnt
have not: havent
has not: hasnt
must not: mustnt
going to: gonna
have to: gotta hafta
want to: wanna
ought to: oughta
should have: shoulda
give me: gimme
let me: lemme
do not know: dunno
kind of: kinda
sort of: sorta
what are you: whatcha
could: cud cld coud
would: wud wld woud
should: shud shld shoud
have: hav
people: ppl
please: pls plz plse pleas
thanks: thx thnx tnx ty cheers
about: abt bout
because: bc cuz cos becuase
with: w wit wiht whit
before: b4
until: til till untill
tomorrow: tmrw tmw tmr tmo tomoz 2moro 2morrow tomorow tommorow tomorro morrow
today: tdy 2day tday
later: l8r l8er
tonight: tonite 2nite tnite tn
yesterday: yday ystrday
week: wk
weeks: wks
weekend: wknd wkend
next: nxt
minutes: mins min
hours: hrs
hour: hr
year: yr
monday: mon
tuesday: tue tues tusday teusday
wednesday: weds wensday wendsday wednsday wenesday
thursday: thu thur thurs thirsday
friday: fri firday freiday
saturday: satday
sunday: sunady
january: jan
february: feb febuary
april: apr
june: jun
july: jul
august: aug
september: sep sept
october: oct
november: nov
december: dec
christmas: xmas chrismas crimbo
birthday: bday birfday
to do: todo todos
task: tasc taks tsk tasl
remember: rember rmbr rmember
remind: rmind remnd reming remid
help: hlp halp hepl
done: dun doen
finished: finishd
something: somthing sth smth sumthing
anything: nething
nothing: nuthin nothin
somebody: sb smb
someone: sum1 some1
anyone: any1
everyone: every1
nobody: no1
every: evry
the: teh hte
and: adn
friend: freind
which: wich whcih
who: whom
does: dous
needs: nees
is: si
to: ot
it: ti
okay: ok okey k kk
yes: yea yeah yep yup yess aye ja
no: nope nah naw nee
hello: hiya hi hey heya helo hallo hullo hej yo
morning: mornin
evening: evenin
night: nite
grandmother: grandma granny gran nana
grandfather: grandpa
mother: mum mom mama mam mummy
father: dad papa daddy
brother: bro
sister: sis
summarise: summarize
summary: summery
organise: organize
again: agian
a lot: alot
o'clock: oclock
fortnight: fortnite
favour: favor
neighbour: neighbor
`;
