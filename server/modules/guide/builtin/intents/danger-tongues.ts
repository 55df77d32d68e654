/** Whoever is that far falls back on the language of their childhood. Read without accents. */
export const inOtherTongues: readonly RegExp[] = [
  // Dutch
  /\bik (?:wil|ga) (?:niet meer leven|dood|sterven)\b|\b(?:mezelf|mij|me) (?:van kant maken|iets aandoen|ophangen)\b|\bzelfmoord\b|\bleven (?:heeft geen zin|niet meer)\b/,
  /\b(?:slaat|sloeg|schopt|bedreigt|mishandelt|verkracht|wurgt|betast) (?:mij|me|haar|hem|ons|mijn|de kinderen)\b|\b(?:mij|me|haar|hem|ons)\b.{0,12}\b(?:geslagen|geschopt|gewurgd|mishandeld|verkracht|bedreigd|gestoken)\b|\b(?:in brand|er is brand|het brandt|gaslek|ruik gas|ruikt naar gas)\b/,
  /\b(?:ademt|adem) (?:bijna |haast )?niet\b|\bnauwelijks adem|\b(?:beweegt|reageert) niet\b|\bgestikt?\b|\bstikt\b|\bkan niet ademen\b|\b(?:bewusteloos|hartaanval|beroerte)\b|\b(?:pillen|gif|bleek|batterij) (?:geslikt|ingeslikt|gedronken|genomen)\b|\b(?:wordt niet wakker|niet wakker te krijgen)\b/,
  // German
  /\bich (?:will|mochte|mag|kann) (?:nur noch )?(?:sterben|nicht mehr(?: leben)?$|nicht mehr leben|tot sein)\b|\b(?:bring|bringe) mich um\b|\bmich (?:umbringen|umzubringen|aufhangen)\b|\b(?:selbstmord|suizid)\b/,
  /\b(?:schlagt|schlug|wurgt|bedroht|missbraucht|vergewaltigt|verprugelt) (?:mich|sie|ihn|uns|meine?n?|die kinder)\b|\bfasst mich an\b|\bbrennt\b.{0,14}\b(?:es|haus|wohnung|kuche|dach)\b|\b(?:es|haus|wohnung|kuche|dach) brennt\b|\b(?:gasgeruch|riecht nach gas)\b/,
  /\b(?:mich|sie|ihn|uns)\b.{0,12}\b(?:geschlagen|gewurgt|bedroht|vergewaltigt|verprugelt|missbraucht)\b|\batmet (?:nicht|nimmer|kaum|fast nicht)\b|\b(?:bewegt sich|reagiert) nicht\b|\berstickt\b|\bkriegt? keine luft\b|\b(?:bewusstlos|herzinfarkt|schlaganfall)\b|\b(?:tabletten|gift|putzmittel|batterie) (?:geschluckt|getrunken|genommen|verschluckt)\b|\bwacht nicht (?:mehr )?auf\b/,
  // French
  /\bje (?:veux|voudrais|vais) (?:mourir|me tuer)\b|\bje (?:ne )?veux plus vivre\b|\b(?:me|se) suicider\b|\benvie de mourir\b|\ben finir avec (?:la|ma) vie\b|\benvie d'en finir\b|\b(?:plus envie|marre) de vivre\b/,
  /\b(?:me|nous|la|le) (?:frappe|bat|tape|viole|menace|etrangle)\b|\bbat (?:ma mere|les enfants|mon frere|ma soeur)\b|\b(?:il y a le feu|en feu|au feu|incendie|fuite de gaz|odeur de gaz|sent le gaz)\b/,
  /\b(?:m'a|nous a|l'a)\b.{0,10}\b(?:frappee?|battue?|violee?|menacee?|etranglee?)\b|\brespire (?:pas|plus|mal|a peine)\b|\bne bouge (?:pas|plus)\b|\bs'etouffe\b|\b(?:crise cardiaque|inconsciente?)\b|\bavale (?:des|les|tous les|une? pile|de la javel)\b|\bne se reveille (?:pas|plus)\b/,
  // Spanish
  /\b(?:quiero|me quiero|deseo|voy a) (?:morir(?:me)?|matar(?:me)?)\b|\bno quiero (?:vivir|seguir viviendo)\b|\bsuicid(?:io|arme)\b|\bquitarme la vida\b/,
  /\b(?:me|nos|le|la) (?:pega|pego|golpea|viola|amenaza|maltrata|ahorca)\b|\b(?:hay fuego|se quema|incendio|en llamas|fuga de gas|huele a gas|olor a gas)\b/,
  /\b(?:me|nos|la|lo) ha (?:pegado|golpeado|violado|amenazado)\b|\b(?:no|apenas) (?:respira|despierta|reacciona)\b|\bno se (?:mueve|despierta)\b|\bse (?:ahoga|asfixia)\b|\bno puede respirar\b|\b(?:infarto|inconsciente|derrame cerebral)\b|\bse (?:ha tragado|trago|tomo) (?:una pila|las pastillas|todas|lejia|veneno)\b/,
];
