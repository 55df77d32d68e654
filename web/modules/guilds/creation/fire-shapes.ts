/** Somebody who sits on the ground and looks into a fire, about 80 high. */
export const seated =
  'M-27 0C-28-26-22-42-9-48C-14-52-16-58-16-64A15.500 15.500 0 0 1 15-64C15-58 13-52 8-48C21-42 28-26 27 0Z';

/** Who sits round it: where, how tall, and with how much of the fire they come out of the dark. */
export const firePeople: readonly { x: number; y: number; tall: number; from: number }[] = [
  { x: 22, y: 186, tall: 0.72, from: 3 },
  { x: 372, y: 186, tall: 0.7, from: 3 },
  { x: 64, y: 183, tall: 0.9, from: 2 },
  { x: 336, y: 184, tall: 0.98, from: 3 },
  { x: 286, y: 183, tall: 0.84, from: 1 },
  { x: 112, y: 184, tall: 1.04, from: 1 },
  { x: 146, y: 187, tall: 0.55, from: 2 },
  { x: 256, y: 187, tall: 0.5, from: 2 },
];

/** From the outermost to its heart. */
export const fireFlames: readonly string[] = [
  'M202 48C205 76 232 98 235 134C237 162 219 180 200 180C181 180 163 163 164 136C165 116 177 108 181 88C187 96 190 103 193 108C201 92 206 72 202 48Z',
  'M203 88C206 108 222 120 223 146C224 165 213 178 200 178C187 178 176 166 177 148C178 134 187 128 190 114C194 120 196 125 198 128C203 116 205 102 203 88Z',
  'M201 126C204 138 213 144 213 158C213 169 207 177 200 177C193 177 187 169 187 159C187 150 193 146 195 138C198 142 199 144 200 146C202 139 203 133 201 126Z',
];

export const fireSparks: readonly (readonly [x: number, y: number, size: number])[] = [
  [186, 52, 1.5],
  [218, 40, 1.3],
  [200, 24, 1.8],
  [230, 18, 1.1],
  [178, 14, 1.2],
  [210, 2, 1],
  [194, -8, 1.2],
];
