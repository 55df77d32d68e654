const rows = (...words: readonly string[]): readonly (readonly string[])[] =>
  words.map((row) => row.split(' '));

/** Names of the same help. */
export const sameHelp = rows(
  'drive driving ride lift car van',
  'bake baking bread',
  'children child kids kid baby babysit babysitting babysitter sitter toddler',
  'repair mend fix',
  'bind binding',
);

/** Help that is near: who offered one of a row may be asked for another. */
export const kinOfHelp = rows(
  'drive driving ride lift van car truck trailer transport fetch pick collect carry move haul bring wardrobe sofa piano furniture airport station',
  'bake baking bread cake cook cooking food pie biscuits cookies loaf loaves dessert supper dinner meal',
  'children child kids kid baby babysit babysitting babysitter sitter nanny watch mind girl boy',
  'mend repair fix carpenter carpentry wood saw shelf hammer tools build',
  'bind press print book',
  'garden dig hedge plant weed mow lawn',
);
