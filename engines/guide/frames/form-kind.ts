/** How a clause is built. What it is, and what may be made of it, follows from that and not from single words. */
export type FormKind =
  | 'order'
  /** "I need to", "we must". */
  | 'wish'
  /** "I need milk". */
  | 'need'
  /** Of somebody: "ask Tomas to", "Tomas should". */
  | 'asked'
  /** "The roof needs mending". */
  | 'passive'
  | 'proposal'
  | 'unwanted'
  | 'question'
  | 'told'
  | 'fragment';
