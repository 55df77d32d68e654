import type { Face } from '@kinsong/contract/media/drawn-faces.ts';
import type { StyleOptions } from '@dicebear/core';
import { beam } from './face-drawing.ts';

/** The house's inks: without them a drawn face looks like everybody's template. */
const inks = ['24304f', 'c8643c', '6d8a4f', '7a4a6d', 'e0a63f', '3f8a88', 'a84a3f'];
const robots = ['7a9cae', 'c8643c', '6d8a4f'];

/** Draws a face as SVG. The drawing parts are loaded with the first face asked for. */
export async function drawFace(face: Face): Promise<string> {
  if (face.style === 'beam') return beam(face, inks);
  const [{ createAvatar }, style] = await Promise.all([import('@dicebear/core'), load(face.style)]);
  const common: StyleOptions<object> = { seed: String(face.seed), backgroundColor: [face.ground] };
  return createAvatar<object>(style.shape, { ...common, ...style.colours }).toString();
}

type Drawn = Exclude<Face['style'], 'beam'>;

/** Each style names its colours in its own way. */
async function load(style: Drawn) {
  switch (style) {
    case 'bottts':
      return { shape: await import('@dicebear/bottts'), colours: { baseColor: robots, scale: 84 } };
    case 'shapes':
      return {
        shape: await import('@dicebear/shapes'),
        colours: { shape1Color: inks, shape2Color: inks, shape3Color: inks },
      };
    case 'pixel-art':
      return {
        shape: await import('@dicebear/pixel-art'),
        colours: { clothingColor: inks, hatColor: inks, accessoriesColor: inks, glassesColor: inks },
      };
    case 'identicon':
      return { shape: await import('@dicebear/identicon'), colours: { rowColor: inks, scale: 70 } };
    case 'rings':
      return { shape: await import('@dicebear/rings'), colours: { ringColor: inks, scale: 84 } };
  }
}
