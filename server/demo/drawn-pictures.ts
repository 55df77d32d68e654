import sharp from 'sharp';

const wide = 1200;
const high = 900;

/** What the camera saw: drawn by us, so that the demo carries nobody's photographs. */
export const shots = {
  ridge: () => roof({ sky: ['#8fb4c9', '#dfe8e4'], near: 1, lost: [7, 8, 20] }),
  riverSide: () => roof({ sky: ['#c7b08d', '#f0dfc0'], near: 0.8, lost: [3, 4, 11, 12, 13, 27] }),
  batten: () => roof({ sky: ['#5f7380', '#aab9bb'], near: 1.9, lost: [2, 3, 9, 10] }),
  chimney: () => roof({ sky: ['#d8a27c', '#f3d9b8'], near: 1.3, lost: [14] }),
  dusk: () => roof({ sky: ['#2c3652', '#b9747a'], near: 0.9, lost: [5, 6, 18, 19] }),
  slates: () => picture(slateRows(1.6, [])),
  garden: () => picture(gardenPlan()),
  cake: () => picture(lemonCake()),
  lanterns: () => picture(hall()),
  river: () => picture(riverStation()),
} as const;
export type Shot = keyof typeof shots;

const picture = (inside: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${inside}</svg>`,
    ),
  )
    .jpeg({ quality: 82 })
    .toBuffer();

const many = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

interface Roof {
  readonly sky: readonly [high: string, low: string];
  readonly near: number;
  /** Which slates are gone, counted along the rows. */
  readonly lost: readonly number[];
}

function roof({ sky: [top, low], near, lost }: Roof): Promise<Buffer> {
  const eaves = 900 - 120 / near;
  const ridge = eaves - 430 * near;
  return picture(`
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>
      <clipPath id="side"><path d="M${600 - 560 * near} ${eaves} L${600 - 330 * near} ${ridge} H${600 + 330 * near} L${600 + 560 * near} ${eaves}Z"/></clipPath></defs>
    <rect width="1200" height="900" fill="url(#sky)"/>
    <path d="M0 ${eaves - 90} q260 -70 520 -10 t680 -30 V900 H0Z" fill="#57705d" opacity=".55"/>
    <rect x="${600 - 500 * near}" y="${eaves - 4}" width="${1000 * near}" height="400" fill="#cdbfa6"/>
    <rect x="${600 + 120 * near}" y="${ridge - 130 * near}" width="${92 * near}" height="${190 * near}" fill="#8d4f3e"/>
    <rect x="${600 + 108 * near}" y="${ridge - 146 * near}" width="${116 * near}" height="${26 * near}" fill="#6d3a2e"/>
    <g clip-path="url(#side)"><rect width="1200" height="900" fill="#2b2420"/>${slateRows(near, lost)}</g>
    <rect x="${600 - 334 * near}" y="${ridge - 9 * near}" width="${668 * near}" height="${17 * near}" rx="8" fill="#6b5348"/>`);
}

/** Slates in rows, each half a slate further than the one above. */
function slateRows(near: number, lost: readonly number[]): string {
  const [across, down] = [96 * near, 62 * near];
  const inRow = Math.ceil(wide / across) + 1;
  const rows = Math.ceil(high / down) + 1;
  return many(rows * inRow, (n) => {
    const [row, place] = [Math.floor(n / inRow), n % inRow];
    if (row > rows / 2 && lost.includes(n - Math.floor(rows / 2) * inRow)) return '';
    const x = place * across - (row % 2 === 0 ? 0 : across / 2);
    const shade = ['#58626b', '#4c5660', '#656e74', '#535c60'][(n * 7 + row * 3) % 4] ?? '';
    return `<path d="M${x} ${row * down} h${across - 4} v${down - 12} q-${across / 2} 16 -${across - 4} 0z" fill="${shade}"/>`;
  });
}

/** Six beds, a path, the pump and the pear tree, seen from above. */
function gardenPlan(): string {
  const greens = ['#7c9a5b', '#94a868', '#5f8758', '#a9ad6a', '#6d9070', '#88a05a'];
  const beds = many(6, (n) => {
    const [x, y] = [90 + (n % 3) * 300, 120 + Math.floor(n / 3) * 380];
    const plants = many(15, (p) => {
      const [dx, dy] = [28 + (p % 5) * 46, 40 + Math.floor(p / 5) * 84];
      return `<circle cx="${x + dx}" cy="${y + dy}" r="${13 + ((n + p) % 3) * 3}" fill="${greens[n] ?? ''}"/>`;
    });
    return `<rect x="${x}" y="${y}" width="240" height="280" rx="6" fill="#e3d3b4" stroke="#6c5a44" stroke-width="4"/>${plants}`;
  });
  return `<rect width="1200" height="900" fill="#f4ecdb"/>
    ${many(30, (n) => `<path d="M0 ${n * 30} H1200 M${n * 40} 0 V900" stroke="#d9ccb3" stroke-width="1"/>`)}
    <path d="M0 450 H1010 q90 0 90 -90 V0" fill="none" stroke="#cbb68f" stroke-width="54"/>${beds}
    <circle cx="1080" cy="640" r="92" fill="#8aa06a"/><circle cx="1058" cy="620" r="46" fill="#a3b57e"/>
    <rect x="1040" y="800" width="80" height="46" fill="#7f8f99" stroke="#6c5a44" stroke-width="4"/>`;
}

function lemonCake(): string {
  const slices = many(9, (n) => {
    const turn = (n / 9) * 2 * Math.PI;
    const [x, y] = [600 + 230 * Math.cos(turn), 372 + 62 * Math.sin(turn)];
    return `<ellipse cx="${x}" cy="${y}" rx="34" ry="15" fill="#f2c73d" stroke="#fff3c4" stroke-width="6"/>`;
  });
  return `<rect width="1200" height="900" fill="#53402f"/><rect y="560" width="1200" height="340" fill="#7a5b40"/>
    <ellipse cx="600" cy="672" rx="440" ry="104" fill="#e9e4da"/><ellipse cx="600" cy="660" rx="420" ry="92" fill="#fbf8f1"/>
    <path d="M290 372 v236 q310 130 620 0 v-236z" fill="#d9a047"/><path d="M290 372 v60 q40 70 78 8 q42 92 92 22 q62 92 128 8 q56 86 116 0 q52 82 104 -12 q60 62 102 -26 v-60z" fill="#fff6dd"/>
    <ellipse cx="600" cy="372" rx="310" ry="98" fill="#fffaea"/>${slices}`;
}

/** A sky that turns, and a gauge in the water. */
function riverStation(): string {
  const waves = many(5, (n) => {
    const y = 640 + n * 54;
    return `<path d="M0 ${y} q150 -34 300 0 t300 0 t300 0 t300 0" fill="none" stroke="#d7e6ea" stroke-width="7" opacity="${0.7 - n * 0.1}"/>`;
  });
  const marks = many(
    6,
    (n) => `<rect x="560" y="${360 + n * 62}" width="${n % 2 === 0 ? 80 : 52}" height="14" fill="#24404a"/>`,
  );
  return `<rect width="1200" height="900" fill="#7fa3b5"/><rect width="1200" height="330" fill="#4d6b80"/>
    <circle cx="330" cy="300" r="110" fill="#f0d9a0"/><path d="M640 250 q20 -120 150 -90 q80 -90 180 0 q150 -10 130 110 q-10 60 -90 60 H720 q-90 -10 -80 -80z" fill="#dfe7ea"/>
    <rect y="600" width="1200" height="300" fill="#3f7282"/>${waves}<rect x="540" y="300" width="120" height="440" fill="#f4efe2"/>${marks}`;
}

function hall(): string {
  const jars = many(40, (n) => {
    const row = Math.floor(n / 8);
    const size = 26 + row * 9;
    const [x, y] = [110 + (n % 8) * (124 + row * 4) + row * 8, 330 + row * 112];
    return `<circle cx="${x}" cy="${y}" r="${size * 2.1}" fill="#f4a94a" opacity=".13"/><rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size * 1.25}" rx="${size / 5}" fill="#f7c978"/><circle cx="${x}" cy="${y + size / 4}" r="${size / 5}" fill="#fff6d8"/>`;
  });
  return `<rect width="1200" height="900" fill="#1f1a22"/><path d="M0 300 H1200 V900 H0Z" fill="#33262a"/>
    <path d="M430 300 V70 q170 -70 340 0 V300z" fill="#151826"/><circle cx="640" cy="130" r="24" fill="#e8e2c8"/>${jars}`;
}
