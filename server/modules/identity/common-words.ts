/** The words that lists of common passwords are made of, in the languages of our first houses. Ours, from common knowledge. */
export const stems: ReadonlySet<string> = new Set(
  `
abcabc abcd abcdef access account admin adminadmin administrator alejandro alessandro alexander
alexandra amanda amazing amazon amen america american amour amsterdam andreas andrew android angel
angelina angelo anna anthony antonio anything apple april army arsenal asdf asdfasdf asdfghjkl
ashley audi august australia autumn awesome azerty baby babygirl banana banking barcelona baseball
basketball batman bayern bayernmuenchen beach bear beatles beautiful belonging benjamin berg berlin
bienvenido bienvenue bitte blabla black blahblah bless blessed blink blue blume blumen bmw bonjour
borussia boston brasil brazil broncos brother bruder bulls business butter butterfly california
camaro camille canada candy captain carlos champion changeme charlie cheers cheese chelsea cherry
chicago children chocolate christ christian christopher claudia coffee college company computer
contrasena cookie cookies cool corvette cowboys crazy cricket crystal daddy dallas daniel danke
darling december default delphin deutschland devil dezember diamond dienstag doctor doggy dollar
dolphin dominique donnerstag dortmund drache dragon dream dreams dvorak eagle eagles edcrfv
elizabeth elvis eminem emma engel england everything facebook faith falcon familia familie famille
family father februar february ferien fernando ferrari fighter finance firebird fishing florian
florida flower flowers football forest forever fortnite france francesco francisco freedom freitag
freunde friday frieden friend friends fruehling fuerimmer funny fussball gamer gandalf gangster
garden garfield garten geheim general george germany giants ginger giovanni gitarre gmail god
godisgood gold golden golf goodbye google grandma grandpa green guest guild guillermo guitar hacker
hallo hamburg hannah happy harley haslo heaven hello herbst hero hiphop hobbit hockey hoffnung hola
holiday honda honey hope horse hotmail hund hunter hunting hurricane ichliebedich iloveyou instagram
internet iphone ironman isabelle island januar january jennifer jessica jesus jesuschrist jetaime
johanna jonathan jordan joshua juli julian july june juni juventus kaffee katharina katze kawasaki
keinpasswort kennwort keyboard killer kinder king kinsong kitten kitty lakers laura legend lena
letmein level liberty liebe lightning lily linkedin linux lion lisboa liverpool lkjhgfdsa login
london losenord love lovely loveme lover loveyou lucky lukas madrid maerz magic mairy major mama
manager manchester manchesterunited manuel march maria marie marine mario marketing martin master
matrix matthew maverick meinpasswort melissa mercedes merlin metallica mexico michael michaeljordan
michelle microsoft milano minecraft mittwoch mnbvcxy mnbvcxz mommy mond monday money monkey montag
moon motdepasse mother mountain muenchen munich music musik mustang mutter mylove mypassword mystic
nadine naruto nathalie nature navy netflix network neuespasswort newpassword newyork nicholas nicole
ninja nirvana nobody nopassword nothing november nurse ocean october office okay oktober oldpassword
oma opa opensesame openup orange packers panther papa paris parola passcode passord passphrase
passwd password passwordpassword passwort patrick paul peace peanut pepper personal peter pferd
philippe phoenix piano pikachu pilot pink pizza player please poiuytrewq pokemon police porsche
pretty prince princess prinzessin private puppy purple qazwsx qazwsxedc queen qwer qwerqwer qwerty
qwertyuiop qwertz raiders rainbow ranger realmadrid redsox regenbogen richard river robert roberto
rocket rockstar roma root rootroot rose rugby running sabine safety sailor salasana sales samantha
samstag samsung sandra satan saturday schalke schatz schmetterling schokolade school schule
schwester sebastian secret secreto secure security seeker segreto senha september sergeant server
service sesame sexy shadow silver sister sky skype skywalker slipknot smile snoopy soccer soldier
someone something sommer sonic sonne sonnenschein sonntag sophie soul spiderman spirit spotify
spring star starlight starwar starwars steelers stefan stephanie sterne steven storm strand
strawberry student sugar summer sunday sunflower sunshine superman support suzuki sweetheart
swimming system teacher teamo temp temporary tennis test tester testing texas thanks thankyou
thepassword thispassword thomas thunder thursday tiamo tiger timeline together toyota traum travel
treasure trustme trustno trustnoone tschuess tuesday tulip turtle twitter ubuntu university urlaub
usa user useruser vanilla vater victoria volkswagen volleyball wachtwoord wald warrior wednesday
welcome whatever white wien william willkommen windows winner winter wizard wolf wolverine wsxedc
yahoo yamaha yankees yellow yes yoda yourpassword youtube yxcvbnm zaqwsx zaqxsw zelda zuerich
zxcvbnm
`
    .trim()
    .split(/\s+/),
);

/** What fingers run along, there and back. */
export const keyboardRows: readonly string[] = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);
