import { faceOf, type Face, type FaceStyle } from './face.ts';

export interface DrawnFaceProps {
  name: string;
  /** Instead of the one that goes with the name. */
  style?: FaceStyle | undefined;
}

/** A face drawn from the name when there is no picture. */
export function DrawnFace({ name, style }: DrawnFaceProps) {
  const face = faceOf(name);
  const Style = { shapes: Shapes, rings: Rings, beam: Beam }[style ?? face.style];
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <rect width="100" height="100" fill={face.ground} />
      <Style {...face} />
    </svg>
  );
}

function Shapes({ inks, turns }: Face) {
  const [back, middle, front] = inks;
  const at = (index: number, scale: number) => {
    const { angle = 0, x = 0, y = 0 } = turns[index] ?? {};
    return `translate(${50 + x * 1.6} ${50 + y * 1.6}) rotate(${angle}) scale(${scale})`;
  };
  return (
    <>
      <path d="M0 -60 62 48H-62Z" fill={back} transform={at(0, 1)} />
      <circle r="36" fill={middle} transform={at(1, 1)} />
      <circle r="16" fill={front} transform={at(2, 1)} />
    </>
  );
}

function Rings({ inks, turns }: Face) {
  const [first, second] = inks;
  const turn = (index: number) => turns[index]?.angle ?? 0;
  const rings = [42, 32, 22, 12];
  return (
    <g fill="none" strokeWidth="9">
      {rings.map((radius, index) => (
        <g key={radius} transform={`rotate(${turn(index % 3) + index * 77} 50 50)`}>
          <circle cx="50" cy="50" r={radius} stroke={first} opacity={index % 2 ? 0.45 : 0.2} />
          <circle
            cx="50"
            cy="50"
            r={radius}
            pathLength="4"
            stroke={index % 2 ? second : first}
            strokeDasharray={`${1 + (turn(index % 3) % 2)} 4`}
          />
        </g>
      ))}
      <circle cx="50" cy="50" r="5" fill={second} stroke="none" />
    </g>
  );
}

function Beam({ inks, turns, ground }: Face) {
  const [skin] = inks;
  const { angle = 0, x = 0, y = 0 } = turns[0] ?? {};
  const lean = (angle % 24) - 12;
  return (
    <g transform={`rotate(${lean} 50 50)`}>
      <rect x={8 + x} y={14 + y} width="96" height="96" rx="44" fill={skin} />
      <g transform={`translate(${x * 0.6} ${y * 0.5})`} fill={ground}>
        <rect x="36" y="44" width="6" height="9" rx="3" />
        <rect x="60" y="44" width="6" height="9" rx="3" />
        <path d="M39 64q12 11 24 0" fill="none" stroke={ground} strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
}
