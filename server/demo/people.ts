/** Who is at home in the demo. All of them have the same password, which the terminal shows. */
export const password = 'soup on the stove';

const emails = {
  Ruth: 'ruth.dekker@longtable.example',
  Anna: 'anna.dekker@longtable.example',
  'Oma Grete': 'grete.dekker@longtable.example',
  Tomas: 'tomas.dekker@longtable.example',
  Noor: 'noor.dekker@longtable.example',
  Piet: 'piet@ferry.example',
  Bram: 'bram@roofs.example',
  Hanna: 'hanna.vos@riverbend.example',
  Kofi: 'kofi.okafor@longtable.example',
  Ines: 'ines.okafor@longtable.example',
} as const;

export type Name = keyof typeof emails;

/** The first of them comes in by the architect code and invites the others. */
export const cast = Object.keys(emails) as Name[];
export const host: Name = 'Ruth';

export const emailOf = (name: Name): string => emails[name];

export const nameOrFail = (text: string): Name => {
  const found = cast.find((name) => name === text);
  if (found === undefined) throw new Error(`nobody in the demo is called ${text}`);
  return found;
};
