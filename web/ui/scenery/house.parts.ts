/** The house in the coordinates of its own drawing, 296 by 150. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

const low = (x: number): Window => ({ x, y: 106, width: 24, height: 28 });
const dormer = (x: number): Window => ({ x, y: 68, width: 14, height: 14 });

/** In the order in which they are lit. */
export const windows: Window[] = [low(98), low(32), low(131), dormer(53), low(164), low(65), dormer(143)];

export const dormers = [
  { wall: 'M46 84V68L60 54l14 14v16Z', eaves: 'M41 71 60 53l19 18' },
  { wall: 'M136 84V68L150 54l14 14v16Z', eaves: 'M131 71 150 53l19 18' },
];

export const somebodyIn = ({ x, y, width, height }: Window) => {
  const [middle, foot, half] = [x + width / 2, y + height, width * 0.2];
  const shoulder = foot - height * 0.36;
  return {
    head: { cx: middle, cy: y + height * 0.52, r: width * 0.125 },
    body:
      `M${middle - half} ${foot}C${middle - half} ${shoulder + 2} ${middle - half * 0.7} ${shoulder} ` +
      `${middle} ${shoulder}S${middle + half} ${shoulder + 2} ${middle + half} ${foot}Z`,
  };
};

export const crossOf = ({ x, y, width, height }: Window) =>
  `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.36}h${width}`;
