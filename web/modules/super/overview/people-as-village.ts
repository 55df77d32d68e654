/** One house of the village: where its door stands, how large it is, and whether its lamp is on. */
export interface Cottage {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lit: boolean;
}

export interface Village {
  readonly cottages: readonly Cottage[];
  /** For how many people each stands. */
  readonly each: number;
}

/** How broad the picture is; more houses than `most` would be a pattern and no village. */
export interface Field {
  readonly breadth: number;
  readonly most: number;
}
export const wideField: Field = { breadth: 800, most: 46 };
export const narrowField: Field = { breadth: 400, most: 26 };

/** From the far hill to the near one: its share of the houses, how large they are, and where the ground lies. */
const hills = [
  { share: 0.42, size: 17, ground: 96, swing: 9 },
  { share: 0.34, size: 25, ground: 140, swing: 8 },
  { share: 0.24, size: 35, ground: 190, swing: 5 },
];

/** A house a person while they are few; its lamp is on for whoever was here this week. Lit ones lie spread about. */
export function villageOf(people: number, here: number, { breadth, most }: Field): Village {
  const each = Math.max(1, Math.ceil(people / most));
  const houses = Math.ceil(people / each);
  const lamps = Math.min(houses, Math.ceil(here / each));
  const isLit = (at: number): boolean =>
    Math.floor(((at + 1) * lamps) / houses) > Math.floor((at * lamps) / houses);
  let before = 0;
  const cottages = hills.flatMap(({ share, size, ground, swing }, hill) => {
    const count =
      hill === hills.length - 1 ? houses - before : Math.min(houses - before, Math.round(houses * share));
    const first = before;
    before += count;
    return Array.from({ length: count }, (_, at) => {
      const along = (at + 0.5 + (hill - 1) * 0.24) / count;
      const x = along * breadth + (((first + at) * 37) % 23) - 11;
      return {
        x: Math.min(breadth - size, Math.max(size, x)),
        y: ground + swing * Math.sin(along * 9 + hill * 2),
        size,
        lit: isLit(first + at),
      };
    });
  });
  return { cottages, each };
}
