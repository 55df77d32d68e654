/** “The roof: what we agreed”, as each of them left it. */
export const firstOfRoof = `Bram does the roof. We pay in four equal parts, everyone before the first of November.`;

const start = `Bram starts on a Monday, if it is dry. He does the north side first, because that is where Oma sleeps. Until then the pot stays under the drip`;

export const afterRuth = `${start}.

We pay in four equal parts, everyone before the first of November.`;

const pay = `We pay in three parts. Tomas carries the first, and nobody says “as usual”. The second is due when the slates are up, the third when it has rained once and Oma’s bed is dry.`;

export const afterTomas = `${start}.

${pay}`;

const picture = `{picture ridge from the yard.jpg|Saturday, half past five. Piet took the ladder, Bram took over.}`;

export const afterPiet = `${start}, and whoever passes it empties it.

${pay}

{task Hold the ladder while the ropes are doubled}

${picture}`;

export const afterBram = `${afterPiet}

## Who eats with Bram

Monday Anna, Tuesday Ruth, Wednesday soup from the big pot for everybody.

- no onions
- coffee at ten, whatever the roof says`;
