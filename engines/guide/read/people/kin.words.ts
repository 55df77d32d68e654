/** What relatives are called with a word before it: "my sister". */
export const kinWords =
  'mother|father|parents|sister|sisters|brother|brothers|siblings|daughter|daughters|son|sons|child|children|kid|kids|baby|boy|boys|girl|girls|husband|wife|partner|boyfriend|girlfriend|cousin|cousins|aunt|auntie|uncle|niece|nieces|nephew|nephews|grandmother|grandfather|grandparents|grandchild|grandchildren|grandson|granddaughter|stepmother|stepfather|stepson|stepdaughter|in laws|mother in law|father in law|sister in law|brother in law|godmother|godfather|godchild|family|friend|friends|neighbour|neighbours|flatmate|flatmates|housemate|housemates|twins';

/** What is said like a name. */
export const kinNames =
  'oma|opa|omi|opi|grandma|granny|gran|nana|grandpa|granddad|nonna|nonno|abuela|abuelo|mormor|farmor|morfar|farfar|mama|papa|auntie|mother|father|grandmother|grandfather|mum|mom|dad';
