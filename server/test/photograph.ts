import sharp from 'sharp';

/** A photograph that does not get smaller by being packed, as those of a grainy evening. */
export function grainyPhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c8643c', noise } })
    .jpeg()
    .toBuffer();
}
