/** Words of the days as they are: where one of them stands, the everyday answer stands too. */
export const realWords =
  'bye goodbye goodnight thanks thank today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday mondays fridays weekend week weeks month january february april june july august september october november december noon minutes oclock deadline due remind reminder reminders task tasks todo list lists calendar appointment meeting event vote phone mobile car bike bus train plane flight taxi petrol school homework exam class teacher office job boss doctor dentist hospital nurse pharmacy pills pill tablets medicine ambulance bins bin rubbish recycling dishwasher dishes laundry washing fridge freezer microwave shopping groceries shop supermarket market bill bills tax taxes bank insurance rent invoice email emails mail app website internet wifi password computer laptop tv television netflix pizza coffee plumber electrician gutters gutter lawn hoover vacuum garage keys cat dog birthday party wedding holiday vacation photo photos picture pictures video message chat salon kinsong mairy kids toddler bathroom toilet shower bed bedroom home passport ticket tickets plumber builder church gym choir later soon football milk butter fish eggs sugar';

export const sorrowWords =
  'sad lonely alone crying cry tired exhausted afraid scared worried anxious depressed sick ill pain hurts headache miss ashamed hopeless funeral divorce worthless die dead';

export const kin =
  'mother father mum mom mummy mommy dad daddy papa mama sister brother son daughter husband wife partner boyfriend girlfriend grandmother grandfather grandma grandpa granny gran oma opa nana aunt uncle cousin nephew niece baby child children family friend neighbour neighbor ex stepfather stepmother';

/** Where somebody really is called so, they need no "my". */
export const calledKin = 'mum mom mummy mommy dad daddy papa mama grandma grandpa granny oma opa nana';
